import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'
import { basename } from 'node:path'
import { pages } from '@tohfa/contract/shared/site-map'

/** The guards and frames around pages that are not public. */
const guards = {
  visitors: 'platform/session/visitors-only.tsx',
  members: 'platform/session/members-only.tsx',
  staff: 'admin/frame/admin.frame.tsx',
}

type Guard = keyof typeof guards
type Listed = (typeof pages)[number]

/**
 * The id is the pattern, because several patterns may share a file, and every page lists all ids.
 */
const routeOf = ({ pattern, file }: Listed) =>
  pattern === '/' ? index(file) : route(pattern.slice(1), file, { id: pattern })

function routesFor(who?: Guard) {
  const theirs = pages.filter((page) => page.for === who)
  const frames = Map.groupBy(theirs, ({ frame }) => frame)
  return [...frames].flatMap(([frame, framed]) => {
    const routes = framed.map(routeOf)
    return frame ? [layout(frame, { id: basename(frame, '.frame.tsx') }, routes)] : routes
  })
}

/** The pages of the site map, each behind its guard. Unknown addresses redirect home. */
export default [
  ...routesFor(),
  ...Object.entries(guards).map(([id, file]) => layout(file, { id }, routesFor(id as Guard))),
  route('*', 'layout/unknown.page.ts', { id: '*' }),
] satisfies RouteConfig
