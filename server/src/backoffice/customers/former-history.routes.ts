import type { FastifyInstance } from 'fastify'
import { formerHistoryCalls } from '@tohfa/contract/backoffice/former-history/former-history.calls'
import { caller } from '#platform/http/access.ts'
import { serve } from '#platform/http/serve.ts'
import type { FormerHistory } from './former-history.service.ts'

/** The staff call for customers and past orders of a former shop. */
export function formerHistoryRoutes(
  routes: FastifyInstance,
  { formerHistory }: { formerHistory: FormerHistory },
): void {
  serve(routes, formerHistoryCalls, {
    'POST /admin-import/former-history': async (request) => ({
      data: await formerHistory.importFile(request.body, caller(request).id),
    }),
  })
}
