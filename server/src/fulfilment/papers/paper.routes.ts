import type { FastifyInstance, FastifyReply } from 'fastify'
import { namedIds } from '@tohfa/contract/fulfilment/papers/named-ids'
import { paperCalls } from '@tohfa/contract/fulfilment/papers/paper.calls'
import { knownId } from '#platform/http/ids.ts'
import { sendFile } from '#platform/http/send-file.ts'
import { serve } from '#platform/http/serve.ts'
import { turnOf } from '#platform/http/turn-of.ts'
import type { Paper, Printed } from './paper.service.ts'

/** What is printed for parcels, for staff alone. */
export function paperRoutes(routes: FastifyInstance, { paper }: { paper: Paper }): void {
  serve(routes, paperCalls, {
    'GET /admin/labels.pdf': async (request, reply) => {
      const { ids, all } = request.query
      const printed = await paper.labels(orderIds(ids), { all: all === 'true' }, turnOf(request))
      return sendPrinted(reply, printed, 'labels.pdf')
    },
    'GET /admin/packing-slips.pdf': async (request, reply) => {
      const { ids, all, prices } = request.query
      const how = { all: all === 'true', prices: prices !== 'none' }
      const printed = await paper.slips(orderIds(ids), how, turnOf(request))
      return sendPrinted(reply, printed, 'packing-slips.pdf')
    },
    'GET /admin/pick-list': async ({ query }) => ({
      data: await (query.all === 'true' ? paper.pickAll() : paper.pickList(query.day)),
    }),
  })
}

const orderIds = (ids: string) => namedIds(ids).map((id) => knownId(id, 'order_not_found'))

function sendPrinted(reply: FastifyReply, { pdf, leftOut, missing }: Printed, name: string) {
  if (leftOut.length > 0) void reply.header('x-left-out', leftOut.join(', '))
  if (missing.length > 0) void reply.header('x-missing', missing.join(', '))
  return sendFile(reply, { body: pdf, type: 'application/pdf', name })
}
