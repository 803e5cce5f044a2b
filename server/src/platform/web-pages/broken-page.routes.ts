import type { FastifyInstance } from 'fastify'
import { brokenPageCalls } from '@tohfa/contract/backoffice/broken-page.calls'
import { loggedUrl } from '#platform/http/log/logged-url.ts'
import type { Limits } from '#platform/limits/rate-limit.ts'
import { serve } from '#platform/http/serve.ts'

/**
 * Receives the report of a page that failed in a browser, and returns a number for support. The
 * shop would not notice the failure otherwise.
 */
export function brokenPageRoutes(routes: FastifyInstance, { limits }: { limits: Limits }): void {
  serve(routes, brokenPageCalls, {
    'POST /broken-page': async ({ body, ip, id, log }) => {
      await limits.take('brokenPage', ip)
      log.error(
        { requestId: id, path: loggedUrl(body.path), stack: loggedUrl(body.stack) },
        `a page broke in the browser: ${loggedUrl(body.message)}`,
      )
      return { data: { requestId: id } }
    },
  })
}
