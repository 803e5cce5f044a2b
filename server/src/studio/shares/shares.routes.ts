import type { FastifyInstance } from 'fastify'
import { shareCalls } from '@tohfa/contract/studio/shares.calls'
import { caller } from '#platform/http/access.ts'
import { knownId } from '#platform/http/ids.ts'
import { serve } from '#platform/http/serve.ts'
import type { Limits } from '#platform/limits/rate-limit.ts'
import type { Shares } from './shares.service.ts'

type Request = { params: { id: string } } & Parameters<typeof caller>[0]

export function shareRoutes(
  routes: FastifyInstance,
  { shares, limits }: { shares: Shares; limits: Limits },
): void {
  serve(routes, shareCalls, {
    'GET /designs/:id/preview.webp': async (request, reply) => {
      const own = ownOf(request)
      await limits.take('designPreview', own.userId)
      const bytes = await shares.ownPreview(own, request.signal)
      return reply.type('image/webp').send(bytes)
    },
    'POST /designs/:id/share': async (request) => {
      const own = ownOf(request)
      await limits.take('share', own.userId)
      return { data: await shares.share(own) }
    },
    'DELETE /designs/:id/share': (request) => shares.end(ownOf(request)),
    'GET /shared-designs/:token': async ({ params, ip }, reply) => {
      await limits.take('sharedDesign', ip)
      const data = await shares.read(params.token)
      void reply.headers(unlisted)
      return { data }
    },
    'GET /shared-designs/:token/start': async ({ params, ip }, reply) => {
      await limits.take('sharedDesign', ip)
      const data = await shares.start(params.token)
      void reply.headers(unlisted)
      return { data }
    },
    'GET /shared-designs/:token/preview.webp': async ({ params, query, ip, signal }, reply) => {
      await limits.take('sharedDesign', ip)
      const bytes = await shares.preview(params.token, signal, query.side)
      return reply.headers(unlisted).type('image/webp').send(bytes)
    },
    'GET /shared-designs/:token/preview.jpg': async ({ params, ip, signal }, reply) => {
      await limits.take('sharedDesign', ip)
      const bytes = await shares.previewJpeg(params.token, signal)
      return reply.headers(unlisted).type('image/jpeg').send(bytes)
    },
  })
}

/**
 * A link can be ended at any moment: no cache may store its answers, and no search engine may index
 * them.
 */
const unlisted = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

function ownOf(request: Request) {
  return {
    userId: caller(request).id,
    id: knownId(request.params.id, 'design_not_found'),
  }
}
