import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { staffStarts } from '@tohfa/contract/shared/staff-pages'

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
 *
 * Only the staff's pages list the routes of the staff: a phone ranks every route before it hydrates.
 * From a shopper's page, a link to the staff's pages opens a document (layout/unknown.page.ts). Their
 * table cannot be a file that the list waits for, because hydration begins without waiting.
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
      const { all, staffs, others } = inTables(manifest)
      const list = JSON.stringify({ ...manifest, routes: others })
      await writeFile(
        join(assets, name),
        `window.__reactRouterManifest=${list};${untable}
untable(${JSON.stringify(all)});if(${onStaffPage})untable(${JSON.stringify(staffs)})`,
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

/** Routes as `{ 'parent,flag': { path: file } }`. */
type Tables = Record<string, Record<string, string>>

/** Puts the routes of such tables back into the list, in the browser. */
const untable = `const untable=tables=>{for(const[kind,files]of Object.entries(tables)){
const[parentId,...flags]=kind.split(',');
for(const[path,file]of Object.entries(files)){
const id="/"+path,route=__reactRouterManifest.routes[id]={id,parentId,path,module:"/assets/"+file+".js",imports:[]};
for(const flag of flags)route[flag]=true}}}`

/** As `isStaffPage` of the address, in the browser. */
const onStaffPage = `${JSON.stringify(staffStarts)}.some(start=>(location.pathname+"/").startsWith(start+"/"))`

/** The routes as tables, and those that fit in none. */
function inTables({ routes }: Manifest) {
  const [all, staffs] = [{}, {}] as [Tables, Tables]
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
    if (isPlain) {
      const tables = isOfStaff(route, routes) ? staffs : all
      ;(tables[[parentId, ...Object.keys(flags)].join()] ??= {})[path] = file
    } else others[id] = route
  }
  return { all, staffs, others }
}

function isOfStaff({ parentId }: Route, routes: Record<string, Route>): boolean {
  if (typeof parentId !== 'string') return false
  return parentId === 'staff' || isOfStaff(routes[parentId] ?? { imports: [] }, routes)
}
