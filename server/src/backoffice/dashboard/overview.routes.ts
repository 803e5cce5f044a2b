import type { FastifyInstance } from 'fastify'
import { overviewCalls } from '@tohfa/contract/backoffice/overview.calls'
import { caller } from '#platform/http/access.ts'
import { serve } from '#platform/http/serve.ts'
import { type OverviewDeps, readOverview } from './overview.service.ts'
import { readSetup, type SetupDeps } from './setup.service.ts'
import { readToday } from './today.service.ts'

/** What staff see first. */
export function overviewRoutes(routes: FastifyInstance, deps: OverviewDeps & SetupDeps): void {
  serve(routes, overviewCalls, {
    'GET /admin/today': async (request) => ({
      data: await readToday(deps, caller(request).staffRole !== 'printer'),
    }),
    'GET /admin-overview': async () => ({ data: await readOverview(deps) }),
    'GET /admin/setup': async () => ({ data: await readSetup(deps) }),
  })
}
