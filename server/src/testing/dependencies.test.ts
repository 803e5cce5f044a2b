import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

function read(path: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'))
}
type Lock = {
  packages: Record<
    string,
    { link?: boolean; integrity?: string; resolved?: string; hasInstallScript?: boolean }
  >
}
type Manifest = {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  allowScripts?: Record<string, boolean>
}

const installed = Object.entries((read('package-lock.json') as Lock).packages).filter(
  ([path, { link }]) => path.startsWith('node_modules/') && !link,
)

test('what is installed is pinned by its hash, from whichever registry it comes', () => {
  expect(installed.length).toBeGreaterThan(100)
  for (const [path, { integrity, resolved }] of installed) {
    expect(integrity, path).toMatch(/^sha512-/)
    expect(resolved, path).toBeUndefined()
  }
})

test('a dependency names one version, and not a range', () => {
  for (const workspace of ['', 'contract/', 'server/', 'web/']) {
    const { dependencies, devDependencies } = read(`${workspace}package.json`) as Manifest
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
      expect(version, name).toMatch(name.startsWith('@tohfa/') ? /^\*$|^\d/ : /^\d+\.\d+\.\d+/)
  }
})

test('nothing runs at its installation that was not looked at', () => {
  const known = Object.keys((read('package.json') as Manifest).allowScripts ?? {})
  const running = installed.filter(([, { hasInstallScript }]) => hasInstallScript)
  for (const [path] of running) expect(known).toContain(path.split('node_modules/').at(-1))
})
