import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

type Manifest = { entry: { imports: string[] }; routes: Record<string, Route> }
type Route = Record<string, unknown> & { imports: string[] }

/** React Router writes the browser's list of routes as this assignment. */
const assignment = /^window\.__reactRouterManifest=(.*);$/s

/** The pages that links prefetch: cards do, when a pointer approaches. */
const prefetched = new Set(['/product-filter', '/product-detail/:id'])

/**
 * Shortens the list of routes that every page loads, by a third. The router reads a missing flag as
 * false. It uses `imports` only for prefetching and for preloads, which the server writes from its
 * own list. All pages share the styles of the root. Sorted, similar routes compress better; no two
 * patterns match the same address equally well, so their order decides nothing.
 */
export async function trimManifest(clientFolder: string): Promise<void> {
  const assets = join(clientFolder, 'assets')
  const names = (await readdir(assets)).filter((name) => /^manifest-\w+\.js$/.test(name))
  await Promise.all(
    names.map(async (name) => {
      const written = assignment.exec(await readFile(join(assets, name), 'utf8'))?.[1]
      if (!written) throw new Error(`${name} is not written as expected`)
      const manifest = JSON.parse(written) as Manifest
      trim(manifest)
      await writeFile(
        join(assets, name),
        `window.__reactRouterManifest=${JSON.stringify(manifest)};`,
      )
    }),
  )
}

/** In place, because nothing else holds it. */
function trim(manifest: Manifest): void {
  const { entry } = manifest
  const routes = Object.entries(manifest.routes).toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  )
  const styles = JSON.stringify(manifest.routes['root']?.['css'])
  for (const [id, route] of routes) {
    for (const [key, value] of Object.entries(route)) if (value === false) delete route[key]
    if (id !== 'root' && JSON.stringify(route['css']) === styles) delete route['css']
    route.imports = prefetched.has(id)
      ? route.imports.filter((file) => !entry.imports.includes(file))
      : []
  }
  manifest.routes = Object.fromEntries(routes)
}
