import { createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { applyFaults } from '#faults.ts'
import type { SimulatorDeps } from '#simulator-deps.ts'
import type { Bank } from './bank.ts'
import type { Payment } from './entities.ts'
import { badRequest, RazorpayError } from './errors.ts'
import {
  notesRequest,
  orderRequest,
  parse,
  paymentRequest,
  payRequest,
  refundRequest,
  settledRequest,
} from './requests.ts'

const page = z.object({
  receipt: z.string().optional(),
  count: z.coerce.number().int().min(1).max(100).default(10),
  skip: z.coerce.number().int().min(0).default(0),
})
type Id = { Params: { id: string } }

/** The payment provider's API, exactly as in docs/providers.md 1.1 to 1.5 and 1.9, and a call that pays. */
export function razorpayRoutes(app: FastifyInstance, deps: SimulatorDeps, bank: Bank): void {
  const { razorpayKeyId, razorpayKeySecret } = deps.keys
  const authorization = `Basic ${Buffer.from(`${razorpayKeyId}:${razorpayKeySecret}`).toString('base64')}`
  answerAsProvider(app)
  applyFaults(app, deps.records, 'razorpay', (request) => !isShoppers(request.url))
  app.addHook('onRequest', async (request) => {
    if (!isShoppers(request.url) && request.headers.authorization !== authorization)
      throw notAuthenticated()
    if (request.simulatedFault === 'refuse') throw badRequest('The sandbox was told to refuse this')
  })
  app.addHook('onSend', async (request, _reply, payload) => {
    if (request.simulatedFault === 'partial' && request.method === 'POST')
      request.raw.socket.destroy()
    return payload
  })

  app.post('/orders', (request) => bank.createOrder(parse(orderRequest, request.body)))
  app.get('/orders', async (request) => collection(await bank.orders(parse(page, request.query))))
  app.get<Id>('/orders/:id', (request) => bank.order(request.params.id))
  app.patch<Id>('/orders/:id', (request) =>
    bank.changeNotes(request.params.id, parse(notesRequest, request.body).notes),
  )
  app.get<Id>('/orders/:id/payments', async (request) =>
    collection(await bank.orderPayments(request.params.id)),
  )
  app.get<Id>('/payments/:id', (request) => bank.payment(request.params.id))
  app.post<Id>('/payments/:id/capture', (request) =>
    bank.capture(request.params.id, parse(paymentRequest, request.body)),
  )
  app.post<Id>('/payments/:id/refund', (request) => {
    const key = request.headers['x-refund-idempotency']?.toString() ?? null
    if (key !== null && !/^[\w-]{10,}$/.test(key))
      throw badRequest('The idempotency key must be at least 10 characters long')
    return bank.refund(request.params.id, parse(refundRequest, request.body), key)
  })
  app.get<Id>('/payments/:id/refunds', async (request) =>
    collection(await bank.refundsOf(request.params.id)),
  )
  app.get<Id>('/refunds/:id', (request) => bank.refundById(request.params.id))

  app.get('/settlements/recon/combined', async (request) => {
    const { day, ...asked } = parse(settledRequest, request.query)
    return collection(await bank.settled(day, asked))
  })

  // Without authentication: it simulates the shopper, who has none.
  app.post<Id>('/orders/:id/pay', async (request, reply) => {
    const { key_id, webhook, ...tried } = parse(payRequest, request.body)
    if (key_id !== undefined && key_id !== razorpayKeyId) throw notAuthenticated()
    try {
      return callback(await bank.pay(request.params.id, tried, webhook), razorpayKeySecret)
    } catch (error) {
      if (!(error instanceof RazorpayError) || key_id === undefined) throw error
      return reply.send(error.body)
    }
  })
}

/**
 * The result that the payment window gives to the page (docs/providers.md 1.7), or the failure as
 * an error.
 */
function callback(payment: Payment, keySecret: string) {
  if (payment.status === 'failed')
    throw badRequest(payment.error_description ?? '', {
      source: payment.error_source,
      step: payment.error_step,
      reason: payment.error_reason,
      metadata: { payment_id: payment.id, order_id: payment.order_id },
    })
  return {
    razorpay_order_id: payment.order_id,
    razorpay_payment_id: payment.id,
    razorpay_signature: createHmac('sha256', keySecret)
      .update(`${payment.order_id}|${payment.id}`)
      .digest('hex'),
  }
}

/** True for the call of a shopper's browser. */
function isShoppers(url: string): boolean {
  return /\/orders\/[^/?]+\/pay\/?(\?|$)/.test(url)
}

function notAuthenticated(): RazorpayError {
  return new RazorpayError(401, 'Authentication failed')
}

function collection<T>(items: T[]) {
  return { entity: 'collection', count: items.length, items }
}

function answerAsProvider(app: FastifyInstance): void {
  const notFound = { source: 'NA', step: 'NA', reason: 'NA' }
  // A route of its own, because the pages would answer an unknown address.
  app.all('/*', (_request, reply) =>
    reply
      .code(404)
      .send(badRequest('The requested URL was not found on the server.', notFound).body),
  )
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof RazorpayError) return reply.code(error.status).send(error.body)
    request.log.error({ err: error }, 'the simulator failed')
    const more = { code: 'SERVER_ERROR', source: 'internal', reason: 'server_error' }
    return reply
      .code(500)
      .send(new RazorpayError(500, 'We are facing some trouble completing your request', more).body)
  })
}
