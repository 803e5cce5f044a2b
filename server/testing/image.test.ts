import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** The paths that each stage of the image copies from the checkout, or from another stage. */
const stages = read('Dockerfile')
  .split(/^FROM /m)
  .slice(1)
  .map((stage) =>
    [...stage.matchAll(/^COPY (?:--from=\S+ )?.*?(\S+)$/gm)].map(([, to]) => to ?? ''),
  )

const covers = (copied: string, path: string) =>
  `${path}/`.startsWith(`${copied.replace(/\/$/, '')}/`) || copied.startsWith(`${path}/`)

/** Files and folders of other packages that a source reads by path. */
function placesIn(path: string): string[] {
  const named = /(?:new URL\(\s*|import\.meta\.dirname,\s*)['"`]((?:\.\.\/)+[\w./-]+)/g
  return [...read(path).matchAll(named)]
    .map(([, place = '']) => relative(root, join(root, dirname(path), place)))
    .filter((place) => place !== '' && !place.startsWith('server'))
}

test('the image has each folder that the server reads by path', () => {
  const sources = globSync('{server,simulator,contract,print-engine,embedded-db}/src/**/*.ts', {
    cwd: root,
    exclude: (path) => /\.(?:test|fixture)\./.test(path),
  })
  const places = [...new Set(sources.flatMap(placesIn))]
  expect(places).toContain('locales/hi.json')
  const copied = stages.at(-1) ?? []
  expect(places.filter((place) => !copied.some((one) => covers(one, place)))).toEqual([])
})

test('the image’s pages are built from all of their sources', () => {
  const [, listed = ''] = /^const sources = \[(.*)\]$/m.exec(read('build.mjs')) ?? []
  const sources = [...listed.matchAll(/'([^']+)'/g)].map(([, source = '']) => source)
  expect(sources).toContain('locales')
  const lockfile = (path: string) => path === 'package-lock.json'
  const copied = stages[0] ?? []
  expect(
    sources.filter((source) => !lockfile(source) && !copied.some((one) => covers(one, source))),
  ).toEqual([])
})

test('every image that others made is named by the digest of its bytes', () => {
  const files = ['Dockerfile', 'compose.yaml', ...globSync('deploy/**/*.yaml', { cwd: root })]
  const named = files.flatMap((file) =>
    [...read(file).matchAll(/^\s*(?:ARG NODE=|(?:- )?image(?:Name)?: )(\S+)$/gm)].map(
      ([, image = '']) => image,
    ),
  )
  expect(named.length).toBeGreaterThanOrEqual(10)
  const own = /^(?:tohfa$|registry\.example\/)/
  const byDigest = /:[\w.-]+@sha256:[\da-f]{64}$/
  expect(named.filter((image) => !own.test(image) && !byDigest.test(image))).toEqual([])
  expect(read('Dockerfile')).not.toMatch(/^FROM (?!\$\{NODE\})/m)
})
