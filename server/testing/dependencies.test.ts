import { readFileSync, realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
function read(path: string): unknown {
  return JSON.parse(readFileSync(root + path, 'utf8'))
}
type Lock = {
  packages: Record<
    string,
    {
      version: string
      link?: boolean
      integrity?: string
      resolved?: string
      hasInstallScript?: boolean
      bin?: Record<string, string>
      os?: string[]
      cpu?: string[]
    }
  >
}
type Manifest = {
  workspaces?: string[]
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  allowScripts?: Record<string, boolean>
}

const installed = Object.entries((read('package-lock.json') as Lock).packages).filter(
  ([path, { link }]) => path.startsWith('node_modules/') && !link,
)

test('every installed package is pinned by its hash, whichever registry it comes from', () => {
  expect(installed.length).toBeGreaterThan(100)
  for (const [path, { integrity, resolved }] of installed) {
    expect(integrity, path).toMatch(/^sha512-/)
    expect(resolved, path).toBeUndefined()
  }
})

test('a dependency names one version, not a range', () => {
  const { workspaces = [] } = read('package.json') as Manifest
  expect(workspaces).toContain('server')
  for (const workspace of ['.', ...workspaces]) {
    const manifest = read(`${workspace}/package.json`) as Manifest
    const { dependencies, devDependencies, optionalDependencies } = manifest
    const all = { ...dependencies, ...devDependencies, ...optionalDependencies }
    for (const [name, version] of Object.entries(all))
      expect(version, name).toMatch(name.startsWith('@tohfa/') ? /^\*$|^\d/ : /^\d+\.\d+\.\d+/)
  }
})

test('only reviewed packages run install scripts', () => {
  const known = Object.keys((read('package.json') as Manifest).allowScripts ?? {})
  const running = installed.filter(([, { hasInstallScript }]) => hasInstallScript)
  for (const [path] of running) expect(known).toContain(path.split('node_modules/').at(-1))
})

test('the Node that runs the shop is in the lockfile too, for every supported system', () => {
  const nodes = installed.filter(([, { bin }]) => bin?.['node'])
  const systems = nodes.map(([, { os, cpu }]) => [os, cpu].join('/')).sort()
  expect(systems).toEqual(['darwin/arm64', 'darwin/x64', 'linux/arm64', 'linux/x64', 'win32/x64'])
  for (const [path, { version }] of nodes)
    expect(Number.parseInt(version), path).toBeGreaterThanOrEqual(24)
  const present = realpathSync(`${root}node_modules/.bin/node`)
  expect(nodes.some(([path]) => present.startsWith(`${root}${path}/`))).toBe(true)
})
