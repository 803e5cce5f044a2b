import type { FastifyInstance } from 'fastify'
import { gstReturnCalls } from '@tohfa/contract/tax/gst-returns.calls'
import { caller } from '#platform/http/access.ts'
import { Failure } from '#platform/http/failures.ts'
import { sendFile } from '#platform/http/send-file.ts'
import { serve } from '#platform/http/serve.ts'
import type { Limits } from '#platform/limits/rate-limit.ts'
import type { GstReturns } from './gst-returns.service.ts'

const types = { json: 'application/json; charset=utf-8', zip: 'application/zip' }

export function gstReturnRoutes(
  routes: FastifyInstance,
  { gstReturns, limits }: { gstReturns: GstReturns; limits: Limits },
): void {
  serve(routes, gstReturnCalls, {
    'GET /admin/gst': async (request, reply) => {
      await limits.take('gstReturn', caller(request).id)
      const { format = 'json', ...returnPeriod } = request.query
      const { signal } = request
      const file = await gstReturns.file(returnPeriod, format, signal).catch((error: unknown) => {
        // The client has disconnected, so the error cannot be reported.
        throw signal.aborted ? new Failure('request_timeout', { cause: error }) : error
      })
      return sendFile(reply, { ...file, type: types[format] })
    },
    'GET /admin/gst/overview': async (request) => {
      await limits.take('gstReturn', caller(request).id)
      return { data: await gstReturns.overview(request.query) }
    },
  })
}
