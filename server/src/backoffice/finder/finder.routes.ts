import type { FastifyInstance } from 'fastify'
import { finderCalls } from '@tohfa/contract/backoffice/finder.calls'
import { caller } from '#platform/http/access.ts'
import { serve } from '#platform/http/serve.ts'
import type { Limits } from '#platform/limits/rate-limit.ts'
import { find, type FinderDeps } from './finder.service.ts'

/** What staff look for from any of their pages. */
export function finderRoutes(
  routes: FastifyInstance,
  { limits, ...deps }: FinderDeps & { limits: Limits },
): void {
  serve(routes, finderCalls, {
    'GET /admin/find': async (request) => {
      const { id, staffRole } = caller(request)
      await limits.take('find', id)
      return { data: await find(deps, request.query.search, staffRole ?? 'printer') }
    },
  })
}
