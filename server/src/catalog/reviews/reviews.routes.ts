import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { reviewCalls, reviewPhotoCalls } from '@tohfa/contract/catalog/reviews.calls'
import { type Authenticate, caller, callerAs, tokenOf } from '#platform/http/access.ts'
import { knownId } from '#platform/http/ids.ts'
import type { Limits } from '#platform/limits/rate-limit.ts'
import { languageOf } from '#platform/web-pages/language.ts'
import type { ResponseCache } from '#platform/web-pages/response-cache/response-cache.ts'
import { answerKeptJson } from '#platform/web-pages/response-cache/send-cached.ts'
import { messageAnswer } from '#platform/http/messages.ts'
import { serve } from '#platform/http/serve.ts'
import { receivePhoto, takeAnyBody, type Uploads } from '#studio/photos/photos.service.ts'
import type { SentPhotoFile, SentPhotos } from '#studio/photos/sent-photos.service.ts'
import { reviewPhotoUrls } from './review-photo-urls.ts'
import type { Reviews } from './reviews.service.ts'

/**
 * The calls that read reviews, from the response cache until one is written, and that write them.
 */
export function reviewsRoutes(
  routes: FastifyInstance,
  deps: { reviews: Reviews; cache: ResponseCache },
): void {
  serve(routes, reviewCalls, {
    'GET /reviews': (request, reply) => {
      const { productId, page, limit } = request.query
      const key = `reviews ${JSON.stringify(request.query)}`
      return answerKeptJson(deps.cache, request, reply, key, async () => {
        const { reviews: data, ...rest } = await deps.reviews.list(request.query)
        return { answer: { data, ...rest, page, limit }, shows: [productId] }
      })
    },
    'GET /reviews/check-review-eligibility': async (request) => {
      const { id: userId } = callerAs(request, request.query.userId)
      if (await deps.reviews.mayWrite({ ...request.query, userId })) return { success: true }
      const refusal = messageAnswer('notBought')
      return { success: false, error: refusal.message, ...refusal }
    },
    'POST /reviews': async (request) => {
      callerAs(request, request.body.userId)
      return { data: await deps.reviews.write(request.body, languageOf(request.headers)) }
    },
    'GET /reviews/mine': async (request) => ({
      data: await deps.reviews.own({ ...request.query, userId: caller(request).id }),
    }),
    'DELETE /reviews/:id': (request) => {
      const id = knownId(request.params.id, 'review_not_found')
      return deps.reviews.remove({ id, userId: caller(request).id })
    },
  })
}

type PhotoDeps = {
  reviews: Pick<Reviews, 'readPhoto'>
  sentPhotos: Pick<SentPhotos, 'keep'>
  accounts: { authenticate: Authenticate }
  uploads: Uploads
  limits: Limits
}

/** Photos of reviews. */
export function reviewPhotoRoutes(
  routes: FastifyInstance,
  { reviews, sentPhotos, accounts, uploads, limits }: PhotoDeps,
): void {
  takeAnyBody(routes)

  async function send(
    request: FastifyRequest<{ Params: { id: string } }>,
    reply: FastifyReply,
    file: SentPhotoFile,
  ): Promise<FastifyReply> {
    const id = knownId(request.params.id, 'photo_not_found')
    const token = tokenOf(request)
    const reader = token ? await accounts.authenticate(token) : null
    const { bytes, isShown } = await reviews.readPhoto(id, file, reader)
    // For some minutes only, because consent can be taken back.
    void reply.header('cache-control', isShown ? 'private, max-age=300' : 'no-store')
    return reply.type('image/webp').send(bytes)
  }

  serve(routes, reviewPhotoCalls, {
    'POST /reviews/photos': async (request) => {
      const { id: owner } = caller(request)
      await limits.take('sentPhoto', owner)
      const id = await receivePhoto(uploads, request, (upload) => sentPhotos.keep(owner, upload))
      return { data: { id, url: reviewPhotoUrls(id).url } }
    },
    'GET /reviews/photos/:id/1600.webp': (request, reply) => send(request, reply, '1600.webp'),
    'GET /reviews/photos/:id/400.webp': (request, reply) => send(request, reply, '400.webp'),
  })
}
