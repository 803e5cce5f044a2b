import type { FastifyInstance } from 'fastify'
import { documentCalls } from '@tohfa/contract/tax/documents.calls'
import { caller } from '#platform/http/access.ts'
import { knownId } from '#platform/http/ids.ts'
import { sendFile } from '#platform/http/send-file.ts'
import { serve } from '#platform/http/serve.ts'
import type { TaxDocuments } from './documents.service.ts'

export function documentRoutes(
  routes: FastifyInstance,
  { taxDocuments }: { taxDocuments: Pick<TaxDocuments, 'list' | 'read' | 'pdf' | 'ewayBillFile'> },
): void {
  serve(routes, documentCalls, {
    'GET /user-orders/:id/documents': async (request) => ({
      data: await taxDocuments.list(knownId(request.params.id, 'order_not_found'), caller(request)),
    }),
    'GET /admin/orders/:id/eway-bill.json': async (request, reply) => {
      const id = knownId(request.params.id, 'order_not_found')
      const { name, body } = await taxDocuments.ewayBillFile(id)
      return sendFile(reply, { body, type: 'application/json', name })
    },
    'GET /documents/:id': async (request) => ({
      data: await taxDocuments.read(
        knownId(request.params.id, 'document_not_found'),
        caller(request),
      ),
    }),
    'GET /documents/:id.pdf': async (request, reply) => {
      const id = knownId(request.params.id, 'document_not_found')
      const { bytes, name } = await taxDocuments.pdf(id, caller(request))
      return sendFile(reply, { body: bytes, type: 'application/pdf', name })
    },
  })
}
