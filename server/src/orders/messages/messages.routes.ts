import type { FastifyInstance } from 'fastify'
import { orderMessageCalls } from '@tohfa/contract/orders/messages/messages.calls'
import { callerAs } from '#platform/http/access.ts'
import { serve } from '#platform/http/serve.ts'
import type { Limits } from '#platform/limits/rate-limit.ts'
import type { OrderMessages } from './order-messages.service.ts'

export function messageRoutes(
  routes: FastifyInstance,
  { orderMessages, limits }: { orderMessages: OrderMessages; limits: Limits },
): void {
  serve(routes, orderMessageCalls, {
    'GET /user/:id/messages': async (request) => ({
      data: await orderMessages.agreements(callerAs(request, request.params.id).id),
    }),
    'PUT /user/:id/messages': async (request) => {
      const { id } = callerAs(request, request.params.id)
      await limits.take('messageNumber', id)
      await orderMessages.choose(id, request.body)
    },
  })
}
