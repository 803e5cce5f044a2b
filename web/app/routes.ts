import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'
import { pages } from '@tohfa/contract/site-map'

/** What stands around the pages that not everybody may see, and leads the others elsewhere. */
const guards = {
  visitors: 'session/visitors-only.tsx',
  members: 'session/members-only.tsx',
  staff: 'admin/frame/admin.frame.tsx',
}

const routesFor = (who?: keyof typeof guards) =>
  pages
    .filter((page) => page.for === who)
    .map(({ pattern, file }) => (pattern === '/' ? index(file) : route(pattern.slice(1), file)))

/** The pages of the site map, each behind its guard. What is not on it goes to the home page. */
export default [
  ...routesFor(),
  layout(guards.visitors, routesFor('visitors')),
  layout(guards.members, routesFor('members')),
  layout(guards.staff, routesFor('staff')),
  route('*', 'unknown.page.ts'),
] satisfies RouteConfig
