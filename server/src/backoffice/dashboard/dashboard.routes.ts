import type { FastifyInstance } from 'fastify'
import { dashboardCalls } from '@tohfa/contract/backoffice/dashboard.calls'
import { caller } from '#platform/http/access.ts'
import { serve } from '#platform/http/serve.ts'
import { type DashboardDeps, readDashboard } from './dashboard.service.ts'
import { readWorkPiles } from './work-piles.service.ts'

/** The landing page of staff. */
export function dashboardRoutes(routes: FastifyInstance, deps: DashboardDeps): void {
  serve(routes, dashboardCalls, {
    'GET /admin/today': async (request) => ({
      data: await readWorkPiles(deps, caller(request).staffRole !== 'printer'),
    }),
    'GET /admin-overview': async () => ({ data: await readDashboard(deps) }),
  })
}
