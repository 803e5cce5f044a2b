import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

type Manifest = { entry: { imports: string[] }; routes: Record<string, Route> }
type Route = Record<string, unknown> & { imports: string[] }

/** React Router writes the browser's list of routes as this assignment. */
const assignment = /^window\.__reactRouterManifest=(.*);$/s

/** The pages that a link prefetches: cards do, on the way of a finger. */
const prefetched = new Set(['/product-filter', '/product-detail/:id'])

/**
 * Shortens the list of routes that every page loads, by a third. The router reads a flag that is
 * missing as false. It reads `imports` to prefetch what a link leads to and to write a page's
 * preloads, which the server writes by its own list.
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

/** In place, since nobody else has it. */
function trim({ entry, routes }: Manifest): void {
  for (const [id, route] of Object.entries(routes)) {
    for (const [key, value] of Object.entries(route)) if (value === false) delete route[key]
    route.imports = prefetched.has(id)
      ? route.imports.filter((file) => !entry.imports.includes(file))
      : []
  }
}
