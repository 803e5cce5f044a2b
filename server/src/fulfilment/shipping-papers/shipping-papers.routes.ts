import type { FastifyInstance, FastifyReply } from 'fastify'
import { namedIds } from '@tohfa/contract/fulfilment/shipping-papers/named-ids'
import { shippingPapersCalls } from '@tohfa/contract/fulfilment/shipping-papers/shipping-papers.calls'
import { knownId } from '#platform/http/ids.ts'
import { sendFile } from '#platform/http/send-file.ts'
import { serve } from '#platform/http/serve.ts'
import { turnOf } from '#platform/http/turn-of.ts'
import type { ShippingPapers, PrintedPdf } from './shipping-papers.service.ts'

/** Printed papers for parcels, for staff only. */
export function shippingPapersRoutes(
  routes: FastifyInstance,
  { shippingPapers }: { shippingPapers: ShippingPapers },
): void {
  serve(routes, shippingPapersCalls, {
    'GET /admin/labels.pdf': async (request, reply) => {
      const { ids, all } = request.query
      const printed = await shippingPapers.labels(
        orderIds(ids),
        { all: all === 'true' },
        turnOf(request),
      )
      return sendPrinted(reply, printed, 'labels.pdf')
    },
    'GET /admin/packing-slips.pdf': async (request, reply) => {
      const { ids, all, prices } = request.query
      const how = { all: all === 'true', prices: prices !== 'none' }
      const printed = await shippingPapers.slips(orderIds(ids), how, turnOf(request))
      return sendPrinted(reply, printed, 'packing-slips.pdf')
    },
    'GET /admin/pick-list': ({ query }) =>
      query.all === 'true' ? shippingPapers.pickAll() : shippingPapers.pickList(query.day),
  })
}

const orderIds = (ids: string) => namedIds(ids).map((id) => knownId(id, 'order_not_found'))

function sendPrinted(reply: FastifyReply, { pdf, leftOut, missing }: PrintedPdf, name: string) {
  if (leftOut.length > 0) void reply.header('x-left-out', leftOut.join(', '))
  if (missing.length > 0) void reply.header('x-missing', missing.join(', '))
  return sendFile(reply, { body: pdf, type: 'application/pdf', name })
}
