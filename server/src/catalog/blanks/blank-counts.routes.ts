import type { FastifyInstance } from 'fastify'
import { blankCountCalls } from '@tohfa/contract/catalog/blank-counts.calls'
import { caller } from '#platform/http/access.ts'
import { serve } from '#platform/http/serve.ts'
import type { BlankCountsService } from './blank-counts.service.ts'

/** Staff calls for counting blanks by hand. */
export function blankCountRoutes(
  routes: FastifyInstance,
  { blankCounts }: { blankCounts: BlankCountsService },
): void {
  serve(routes, blankCountCalls, {
    'GET /admin/blank-counts': async () => ({ data: await blankCounts.read() }),
    'POST /admin/blank-counts': async (request) => ({
      data: await blankCounts.book(request.body, caller(request).id),
    }),
  })
}
