import type { FastifyInstance } from 'fastify'
import { messageCalls } from '@tohfa/contract/backoffice/contact.calls'
import { caller } from '#platform/http/access.ts'
import { knownId } from '#platform/http/ids.ts'
import { serve } from '#platform/http/serve.ts'
import type { Messages } from './messages.service.ts'

export function messagesRoutes(
  routes: FastifyInstance,
  { messages }: { messages: Messages },
): void {
  serve(routes, messageCalls, {
    'GET /admin-message': async (request) => {
      const { page, limit, state, number, order } = request.query
      const orderId = order ? knownId(order, 'order_not_found') : undefined
      const { messages: data, ...counts } = await messages.list(
        { state, number, orderId },
        { page, limit },
      )
      return { data, ...counts, page, limit }
    },
    'PUT /admin-message/:id': async (request) => {
      const id = knownId(request.params.id, 'message_not_found')
      const data = await messages.handle(id, request.body.handled, caller(request).id)
      return { data }
    },
    'POST /admin-message/:id/answers': async (request) => {
      const id = knownId(request.params.id, 'message_not_found')
      return { data: await messages.answer(id, request.body, caller(request).id) }
    },
  })
}
