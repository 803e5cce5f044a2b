import type { FastifyInstance, FastifyReply } from 'fastify'
import { draftCalls, quoteCalls } from '@tohfa/contract/orders/drafts/drafts.calls'
import type { Drafts } from '#orders/drafts/drafts.service.ts'
import { caller } from '#platform/http/access.ts'
import { Failure } from '#platform/http/failures.ts'
import { knownId } from '#platform/http/ids.ts'
import { serve } from '#platform/http/serve.ts'
import type { Limits } from '#platform/limits/rate-limit.ts'
import type { Quotes } from './quotes.service.ts'

type Deps = { drafts: Drafts; quotes: Quotes; limits: Limits }

/** Orders that staff prepare. */
export function draftRoutes(routes: FastifyInstance, { drafts, quotes, limits }: Deps): void {
  const idOf = ({ params }: { params: { id: string } }) => knownId(params.id, 'draft_not_found')
  serve(routes, draftCalls, {
    'GET /admin/drafts': async ({ query: { page, limit, ...filter } }) =>
      drafts.list(filter, { page, limit }),
    'POST /admin/drafts': async (request) => {
      const staff = caller(request)
      await limits.take('draft', staff.id)
      return { data: await drafts.create(staff, request.body) }
    },
    'GET /admin/drafts/:id': async (request) => ({ data: await drafts.read(idOf(request)) }),
    'PUT /admin/drafts/:id': async (request) => {
      const staff = caller(request)
      const draftId = idOf(request)
      await limits.take('draft', staff.id)
      return { data: await drafts.change(staff, draftId, request.body) }
    },
    'DELETE /admin/drafts/:id': (request) => drafts.end(caller(request).id, idOf(request)),
    'POST /admin/drafts/:id/send': async (request) => ({
      data: await drafts.send(caller(request).id, idOf(request)),
    }),
    'POST /admin/drafts/:id/take': async (request) => ({
      data: await quotes.take(caller(request).id, idOf(request), request.body),
    }),
    'POST /admin/orders/:id/hand-over': async (request) => {
      const id = knownId(request.params.id, 'order_not_found')
      return { data: await quotes.handOver(caller(request).id, id, request.body.to) }
    },
  })
}

/** Only the holder of the link reads it: nothing on the way keeps or lists it. */
const unlisted = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

/** Quotes for whoever has the link. Each false link counts, so that nobody guesses long. */
export function quoteRoutes(routes: FastifyInstance, { drafts, quotes, limits }: Deps): void {
  async function knownToken(
    { params: { token }, ip }: { params: { token: string }; ip: string },
    reply: FastifyReply,
  ): Promise<string> {
    void reply.headers(unlisted)
    if (drafts.links.linkOf(token)) return token
    await limits.take('quoteLink', ip)
    throw new Failure('quote_not_found')
  }

  serve(routes, quoteCalls, {
    'GET /quotes/:token': async (request, reply) => ({
      data: await quotes.read(await knownToken(request, reply)),
    }),
    'GET /quotes/:token.pdf': async (request, reply) => {
      const { bytes, name } = await quotes.paper(await knownToken(request, reply))
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${name}"`)
        .send(bytes)
    },
    'GET /quotes/:token/items/:file': async (request, reply) => {
      const bytes = await quotes.picture(await knownToken(request, reply), request.params.file)
      return reply.type('image/webp').send(bytes)
    },
    'POST /quotes/:token/order': async (request, reply) => {
      const token = await knownToken(request, reply)
      return { data: await quotes.order({ token, ip: request.ip }, request.body) }
    },
    'POST /quotes/:token/verify-order': async (request, reply) => {
      const token = await knownToken(request, reply)
      const { body } = request
      return {
        data: await quotes.verify(token, {
          orderId: body.razorpay_order_id,
          paymentId: body.razorpay_payment_id,
          signature: body.razorpay_signature,
        }),
      }
    },
    'POST /quotes/:token/decline': async (request, reply) => {
      const token = await knownToken(request, reply)
      await quotes.decline(token, request.body.reason)
      return { data: { state: 'declined' as const } }
    },
  })
}
