import type { FastifyInstance } from 'fastify'
import { namedIds } from '@tohfa/contract/fulfilment/shipping-papers/named-ids'
import { registerCalls } from '@tohfa/contract/tax/register.calls'
import { sendCsv } from '#platform/csv/write-csv.ts'
import { caller } from '#platform/http/access.ts'
import { knownId } from '#platform/http/ids.ts'
import { sendFile } from '#platform/http/send-file.ts'
import { serve } from '#platform/http/serve.ts'
import { turnOf } from '#platform/http/turn-of.ts'
import type { Limits } from '#platform/limits/rate-limit.ts'
import type { Register } from './register.service.ts'

/** The register of tax documents, for owners and managers. */
export function registerRoutes(
  routes: FastifyInstance,
  { register, limits }: { register: Register; limits: Limits },
): void {
  serve(routes, registerCalls, {
    'GET /admin/invoices': async (request, reply) => {
      const { format, ...asked } = request.query
      if (format !== 'csv') return register.list(asked)
      await limits.take('gstReturn', caller(request).id)
      return sendCsv(reply, `invoices-${asked.period}`, await register.csv(asked))
    },
    'GET /admin/documents.pdf': async (request, reply) => {
      await limits.take('gstReturn', caller(request).id)
      const ids = namedIds(request.query.ids).map((id) => knownId(id, 'document_not_found'))
      const { pdf, leftOut } = await register.joined(ids, turnOf(request))
      if (leftOut.length > 0) void reply.header('x-left-out', leftOut.join(', '))
      return sendFile(reply, { body: pdf, type: 'application/pdf', name: 'documents.pdf' })
    },
    'GET /admin/invoices.zip': async (request, reply) => {
      await limits.take('gstReturn', caller(request).id)
      const body = await register.zip(request.query)
      const name = `invoices-${request.query.period}.zip`
      return sendFile(reply, { body, type: 'application/zip', name })
    },
  })
}
