import { envelope } from '@tohfa/contract/envelope'
import { overview } from '@tohfa/contract/overview'
import type { Routes } from '../http/routes.ts'
import { type OverviewDeps, readOverview } from './overview.service.ts'

/** What staff see first. */
export function overviewRoutes(routes: Routes, deps: OverviewDeps): void {
  routes.get(
    '/admin-overview',
    {
      config: { access: 'admin' },
      schema: {
        tags: ['admin'],
        summary: 'How the shop goes, and what waits for its staff',
        response: { 200: envelope(overview) },
      },
    },
    async () => ({ success: true as const, data: await readOverview(deps) }),
  )
}
