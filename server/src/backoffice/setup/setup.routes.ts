import type { FastifyInstance } from 'fastify'
import { setupCalls } from '@tohfa/contract/backoffice/setup.calls'
import { caller } from '#platform/http/access.ts'
import { serve } from '#platform/http/serve.ts'
import type { ShopSetup } from './setup.service.ts'

export function setupRoutes(routes: FastifyInstance, { setup }: { setup: ShopSetup }): void {
  serve(routes, setupCalls, {
    'GET /admin/setup': async () => ({ data: await setup.read() }),
    'POST /admin/setup/texts': async (request) => ({
      data: await setup.confirm('texts', caller(request)),
    }),
    'POST /admin/setup/delivery': async (request) => ({
      data: await setup.confirm('delivery', caller(request)),
    }),
    'POST /admin/setup/mail': async (request) => ({ data: await setup.tryMail(caller(request)) }),
    'POST /admin/setup/carrier': async (request) => ({
      data: await setup.tryCarrier(caller(request)),
    }),
    'POST /admin/setup/payment': async (request) => ({
      data: await setup.askPayment(caller(request)),
    }),
    'POST /admin/setup/payment/paid': async (request) => {
      const { body } = request
      const callback = {
        orderId: body.razorpay_order_id,
        paymentId: body.razorpay_payment_id,
        signature: body.razorpay_signature,
      }
      return { data: await setup.paidTrial(callback, body.ticket, caller(request)) }
    },
  })
}
