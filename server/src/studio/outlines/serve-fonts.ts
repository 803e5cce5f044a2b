import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { fontFiles } from '@tohfa/print-engine/fonts/font-files'
import { Failure } from '#platform/http/failures.ts'
import { limitFiles } from '#platform/limits/rate-limit.calls.ts'
import type { Limits } from '#platform/limits/rate-limit.ts'
import { fontUrl } from '#platform/pdf/font-url.ts'
import { createFileCache } from '#studio/photos/file-cache.ts'
import { expandBrotli, sendPacked } from './send-packed.ts'

const names = new Set(Object.values(fontFiles))
const packed = createFileCache((name) => readFile(fontUrl(name)))
const expanded = createFileCache(async (name) => expandBrotli(await packed(name)))

/** Serves the studio's fonts at `/fonts/studio/`, by names that never have other bytes (docs/studio.md 4.2). */
export function serveFonts(app: FastifyInstance, limits: Limits): void {
  app.get<{ Params: { name: string } }>(
    '/fonts/studio/:name',
    { schema: { hide: true }, onRequest: limitFiles(limits) },
    async (request, reply) => {
      const { name } = request.params
      if (!names.has(name)) throw new Failure('not_found')
      return sendPacked(request, reply, 'font/ttf', {
        packed: () => packed(name),
        expanded: () => expanded(name),
      })
    },
  )
}
