import { overviewCalls } from '@tohfa/contract/overview.calls'
import type { Routes } from '../http/routes.ts'
import { serve } from '../http/serve.ts'
import { type OverviewDeps, readOverview } from './overview.service.ts'

/** What staff see first. */
export function overviewRoutes(routes: Routes, deps: OverviewDeps): void {
  serve(routes, overviewCalls, {
    'GET /admin-overview': async () => ({ data: await readOverview(deps) }),
  })
}
