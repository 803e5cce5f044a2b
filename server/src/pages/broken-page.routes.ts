import { brokenPage, reportedFailure } from '@tohfa/contract/broken-page'
import { envelope } from '@tohfa/contract/envelope'
import { loggedUrl } from '../http/log/logged-url.ts'
import type { Limits } from '../limits/rate-limit.ts'
import type { Routes } from '../http/routes.ts'

/**
 * A page that broke in somebody's browser says so here, and gets the number to name: nothing else
 * would tell the shop that it happened.
 */
export function brokenPageRoutes(routes: Routes, { limits }: { limits: Limits }): void {
  routes.post(
    '/broken-page',
    {
      config: { access: 'public' },
      bodyLimit: 16 * 1024,
      schema: {
        tags: ['Shop'],
        summary: 'Report a page that broke in the browser',
        body: brokenPage,
        response: { 202: envelope(reportedFailure) },
      },
    },
    async ({ body, ip, id, log }, reply) => {
      await limits.take('brokenPage', ip)
      log.error(
        { requestId: id, path: loggedUrl(body.path), stack: loggedUrl(body.stack) },
        `a page broke in the browser: ${loggedUrl(body.message)}`,
      )
      return reply.code(202).send({ success: true as const, data: { requestId: id } })
    },
  )
}
