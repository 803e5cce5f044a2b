import type { FastifyInstance } from 'fastify'
import { messageWebhookCalls } from '@tohfa/contract/orders/messages/messages.calls'
import { Failure } from '#platform/http/failures.ts'
import { serve } from '#platform/http/serve.ts'
import type { OrderMessages } from './order-messages.service.ts'

/** Receives what WhatsApp says of messages. It verifies the signature over the raw bytes. */
export function messageWebhook(
  routes: FastifyInstance,
  { orderMessages: messages }: { orderMessages: OrderMessages },
): void {
  routes.removeAllContentTypeParsers()
  routes.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  serve(routes, messageWebhookCalls, {
    'GET /webhooks/whatsapp': async ({ query }, reply) => {
      if (!messages.isVerifyToken(query['hub.verify_token'])) throw new Failure('forbidden')
      // Plain text: a browser runs nothing of what somebody put into the address.
      return reply.type('text/plain; charset=utf-8').send(query['hub.challenge'])
    },
    'POST /webhooks/whatsapp': async (request) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      if (!(await messages.onWebhook(body, request.headers['x-hub-signature-256'])))
        throw new Failure('invalid_signature')
    },
  })
}
