/** Which tests are nearest to what changed. */
import { dirname } from 'node:path'

type Graph = ReadonlyMap<string, readonly string[]>

/**
 * Files that assemble the whole shop: every test of it imports these, so they would lead to all
 * tests.
 */
const isHub = (path: string) => /^server\/(?:src\/shop|testing)\//.test(path)
const isTest = (path: string) => /\.test\.tsx?$/.test(path)

/**
 * The tests that reach a changed file by the fewest imports, nearest first. Of equally near ones,
 * those in the same folder come first.
 */
export function relatedTests(
  changed: readonly string[],
  files: readonly string[],
  importers: Graph,
): string[] {
  const distances = new Map<string, number>()
  const note = (path: string, distance: number) => {
    if (isTest(path)) distances.set(path, Math.min(distance, distances.get(path) ?? Infinity))
  }
  for (const path of changed) {
    for (const beside of files)
      if (dirname(beside) === dirname(path)) note(beside, sharesName(beside, path) ? 0.25 : 1.5)
    for (const [importer, distance] of importersFrom(path, importers)) note(importer, distance)
  }
  return [...distances.keys()].toSorted(
    (a, b) => Number(distances.get(a)) - Number(distances.get(b)) || (a < b ? -1 : 1),
  )
}

/** `cart.service.ts` and `cart.test.ts`. */
function sharesName(test: string, path: string): boolean {
  const name = (of: string) => of.slice(of.lastIndexOf('/') + 1).split('.')[0]
  return name(test) === name(path)
}

/** All files that import a file, and whoever imports those, each with the fewest steps between. */
function importersFrom(path: string, importers: Graph): Map<string, number> {
  const found = new Map([[path, 0]])
  for (const [at, distance] of found)
    if (distance === 0 || !isHub(at))
      for (const next of importers.get(at) ?? [])
        if (!found.has(next)) found.set(next, distance + 1)
  return found
}

/** A page of the site map: the address as a pattern, and the file. */
type Page = { pattern: string; file: string }

/**
 * The browser tests that open a page which imports a changed file, those that open most of the pages
 * first.
 */
export function relatedJourneys(
  changed: readonly string[],
  importers: Graph,
  pages: readonly Page[],
  journeys: ReadonlyMap<string, string>,
): string[] {
  const reached = new Set(changed.flatMap((path) => [...importersFrom(path, importers).keys()]))
  const opened = pages
    .filter(({ file }) => reached.has(`web/app/${file}`))
    .map(({ pattern }) => addressIn(pattern))
  const counts = [...journeys].map(([path, text]) => ({
    path,
    n: (reached.has(path) ? 1_000 : 0) + opened.filter((address) => address.test(text)).length,
  }))
  return counts
    .filter(({ n }) => n > 0)
    .toSorted((a, b) => b.n - a.n || (a.path < b.path ? -1 : 1))
    .map(({ path }) => path)
}

/** How a test writes an address of this pattern: as a string, or as the beginning of one. */
function addressIn(pattern: string): RegExp {
  const [start = ''] = pattern.split('/:')
  const literal = start.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`['"\`}]${literal}${pattern === start ? `['"\`?#]` : '/'}`)
}
