import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

type Manifest = { entry: { imports: string[] }; routes: Record<string, Route> }
type Route = Record<string, unknown> & { imports: string[] }

/** React Router writes the browser's list of routes as this assignment. */
const assignment = /^window\.__reactRouterManifest=(.*);$/s

/** The pages that links prefetch: cards do, when a pointer approaches. */
const prefetched = new Set(['/product-filter', '/product-detail/:id'])

/**
 * Shortens the list of routes that every page loads, by half. The router reads a missing flag as
 * false. It uses `imports` only for prefetching and for preloads, which the server writes from its
 * own list. All pages share the styles of the root. Most routes differ in their address and file
 * alone, so that a table by parent and flags holds them. No two patterns match the same address
 * equally well, so the order of routes decides nothing.
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
      await writeFile(join(assets, name), inTables(manifest))
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

/** Puts the routes of `tables` back into the list, in the browser. */
const untable = `for(const[kind,files]of Object.entries(tables)){
const[parentId,...flags]=kind.split(',');
for(const[path,file]of Object.entries(files)){
const id="/"+path,route=__reactRouterManifest.routes[id]={id,parentId,path,module:"/assets/"+file+".js",imports:[]};
for(const flag of flags)route[flag]=true}}`

/** A script that makes the same list, with similar routes as `{ 'parent,flag': { path: file } }`. */
function inTables({ routes, ...rest }: Manifest): string {
  const tables: Record<string, Record<string, string>> = {}
  const others: Record<string, Route> = {}
  for (const [id, route] of Object.entries(routes)) {
    const { id: _id, parentId, path, module, imports, ...flags } = route
    const file = /^\/assets\/(.+)\.js$/.exec(String(module))?.[1]
    const isPlain =
      file &&
      typeof path === 'string' &&
      id === `/${path}` &&
      imports.length === 0 &&
      Object.values(flags).every((flag) => flag === true)
    if (isPlain) (tables[[parentId, ...Object.keys(flags)].join()] ??= {})[path] = file
    else others[id] = route
  }
  const list = JSON.stringify({ ...rest, routes: others })
  return `window.__reactRouterManifest=${list};{const tables=${JSON.stringify(tables)};${untable}}`
}
