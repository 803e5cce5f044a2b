import type { FastifyInstance } from 'fastify'
import { outlineCalls } from '@tohfa/contract/studio/outlines.calls'
import { shapeText } from '@tohfa/contract/studio/shape-text'
import { serve } from '../http/serve.ts'
import type { Limits } from '../limits/rate-limit.ts'
import { loadStudioFaces } from './studio-faces.ts'

export function outlinesRoutes(routes: FastifyInstance, { limits }: { limits: Limits }): void {
  serve(routes, outlineCalls, {
    'POST /studio/outlines': async ({ body, ip }) => {
      await limits.take('outlines', ip)
      const faces = await loadStudioFaces()
      return { data: body.items.map((item) => shapeText(item, faces)) }
    },
  })
}
