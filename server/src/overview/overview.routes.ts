import type { FastifyInstance } from 'fastify'
import { overviewCalls } from '@tohfa/contract/overview.calls'
import { serve } from '../http/serve.ts'
import { type OverviewDeps, readOverview } from './overview.service.ts'

/** What staff see first. */
export function overviewRoutes(routes: FastifyInstance, deps: OverviewDeps): void {
  serve(routes, overviewCalls, {
    'GET /admin-overview': async () => ({ data: await readOverview(deps) }),
  })
}
