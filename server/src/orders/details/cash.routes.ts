import type { FastifyInstance } from 'fastify'
import { adminCashCalls, cashCalls, payNowCalls } from '@tohfa/contract/orders/cash.calls'
import { caller } from '#platform/http/access.ts'
import { knownId } from '#platform/http/ids.ts'
import { serve } from '#platform/http/serve.ts'
import type { Orders } from '#orders/order/orders.service.ts'
import type { Payments } from '#payments/payment/payments.service.ts'
import type { Limits } from '#platform/limits/rate-limit.ts'
import type { Cash } from '#orders/cash/cash.service.ts'
import type { OrderReading } from './order-details.service.ts'

type Deps = {
  cash: Cash
  orderDetails: OrderReading
  orders: Pick<Orders, 'byId'>
  payments: Pick<Payments, 'payNow' | 'verifyInstead'>
  limits: Limits
}

export function cashRoutes(routes: FastifyInstance, deps: Deps): void {
  const { cash, orderDetails, orders, payments, limits } = deps

  serve(routes, cashCalls, {
    'GET /cod/:token': async ({ params, ip }, reply) => {
      void reply.headers(unlisted)
      await limits.take('cashLink', ip)
      return { data: await cash.read(params.token) }
    },
    'POST /cod/:token': async ({ params, body, ip }, reply) => {
      void reply.headers(unlisted)
      await limits.take('cashLink', ip)
      return { data: await cash.answerByLink(params.token, body.answer) }
    },
    'POST /user-orders/:id/cash': async (request) => {
      const { id: userId } = caller(request)
      const id = knownId(request.params.id, 'order_not_found')
      await cash.answerByOwner(userId, id, request.body.answer)
      return { data: await orderDetails.ofOwner(userId, id) }
    },
  })
  serve(routes, payNowCalls, {
    'POST /cod/:token/payment': async ({ params, ip }, reply) => {
      void reply.headers(unlisted)
      await limits.take('cashLink', ip)
      const { id } = await cash.ofLink(params.token)
      return { data: await payments.payNow(id) }
    },
    'POST /cod/:token/verify-order': async ({ params, body, ip }, reply) => {
      void reply.headers(unlisted)
      await limits.take('cashLink', ip)
      const orderId = await payments.verifyInstead(await cash.idOfLink(params.token), {
        orderId: body.razorpay_order_id,
        paymentId: body.razorpay_payment_id,
        signature: body.razorpay_signature,
      })
      const { orderNumber, paid } = await orders.byId(orderId)
      return { data: { orderNumber, paid } }
    },
    'POST /user-orders/:id/pay-now': async (request) => {
      const { id: userId } = caller(request)
      const id = knownId(request.params.id, 'order_not_found')
      return { data: await payments.payNow(id, userId) }
    },
  })
  serve(routes, adminCashCalls, {
    'PUT /admin/orders/:id/cash': async (request) => {
      const id = knownId(request.params.id, 'order_not_found')
      await cash.answerByStaff(caller(request).id, id, request.body.state)
      return { data: await orderDetails.forStaff(id, caller(request)) }
    },
  })
}

/** Only the holder of the link reads it: nothing on the way keeps or lists it. */
const unlisted = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }
