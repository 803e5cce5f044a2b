import type { FastifyInstance } from 'fastify'
import {
  adminRefundDetailsCalls,
  refundDetailsCalls,
} from '@tohfa/contract/payments/refund-details.calls'
import { caller } from '#platform/http/access.ts'
import { knownId } from '#platform/http/ids.ts'
import { serve } from '#platform/http/serve.ts'
import type { Limits } from '#platform/limits/rate-limit.ts'
import { type Payments, toStaffRefund } from '#payments/payment/payments.service.ts'
import type { RefundDetails } from './refund-details.service.ts'

type Deps = {
  refundDetails: RefundDetails
  payments: Pick<Payments, 'refund'>
  limits: Limits
}

export function refundDetailsRoutes(
  routes: FastifyInstance,
  { refundDetails, payments, limits }: Deps,
): void {
  serve(routes, refundDetailsCalls, {
    'GET /refund-details/:token': async ({ params, ip }, reply) => {
      await limits.take('refundDetails', ip)
      const data = await refundDetails.read(params.token)
      void reply.headers(unlisted)
      return { data }
    },
    'POST /refund-details/:token': async ({ params, body, ip }) => {
      await limits.take('refundDetails', ip)
      await refundDetails.give(params.token, body)
    },
    'POST /refunds/:id/details-link': async (request) => {
      const { id: userId } = caller(request)
      await limits.take('refundLink', userId)
      const id = knownId(request.params.id, 'refund_not_found')
      return { data: { token: await refundDetails.linkFor(userId, id) } }
    },
  })
  serve(routes, adminRefundDetailsCalls, {
    'POST /admin/refunds/:id/read-details': async (request) => {
      const id = knownId(request.params.id, 'refund_not_found')
      return { data: await refundDetails.readByStaff(id, caller(request).id) }
    },
    'POST /admin/refunds/:id/ask-details': async (request) => {
      const id = knownId(request.params.id, 'refund_not_found')
      await limits.take('refundDetailsMail', id)
      await refundDetails.askAgain(id, caller(request).id)
      return { data: toStaffRefund(await payments.refund(id)) }
    },
  })
}

/** Only for people with the link: no cache may store it, and no search engine may index it. */
const unlisted = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }
