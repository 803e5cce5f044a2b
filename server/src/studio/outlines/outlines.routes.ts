import type { FastifyInstance } from 'fastify'
import { lettersOf } from '@tohfa/print-engine/text/letters-of'
import { outlineCalls } from '@tohfa/contract/studio/outlines.calls'
import { serve } from '#platform/http/serve.ts'
import type { Limits } from '#platform/limits/rate-limit.ts'
import { shapeTexts } from './shaping/shaper.ts'

/** The number of letters that counts as one call; more letters count as several. */
const lettersOfCall = 100

export function outlinesRoutes(routes: FastifyInstance, { limits }: { limits: Limits }): void {
  serve(routes, outlineCalls, {
    'POST /studio/outlines': async ({ body: { items }, ip }) => {
      await limits.take('outlines', ip, Math.max(1, Math.ceil(lettersOf(items) / lettersOfCall)))
      return { data: await shapeTexts(ip, items) }
    },
  })
}
