import type { FastifyInstance } from 'fastify'
import { motifCalls } from '@tohfa/contract/studio/motifs.calls'
import { serve } from '#platform/http/serve.ts'
import type { ResponseCache } from '#platform/web-pages/response-cache/response-cache.ts'
import { answerKeptJson } from '#platform/web-pages/response-cache/send-cached.ts'
import { motifIndex } from './motif-index.ts'

export function motifRoutes(routes: FastifyInstance, { cache }: { cache: ResponseCache }): void {
  serve(routes, motifCalls, {
    'GET /studio/motifs': (request, reply) =>
      answerKeptJson(cache, request, reply, 'motifs', async () => {
        const all = await motifIndex()
        return { answer: { data: [...all.values()].map(({ entry }) => entry) } }
      }),
  })
}
