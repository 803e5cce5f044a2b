import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { kitFiles } from '@tohfa/print-engine/mockup/kit-files'
import { Failure } from '#platform/http/failures.ts'
import { limitFiles } from '#platform/limits/rate-limit.calls.ts'
import type { Limits } from '#platform/limits/rate-limit.ts'
import { createFileCache } from '#studio/photos/file-cache.ts'
import { kitUrl } from './kit-url.ts'

const names = new Set(Object.values(kitFiles))
const pictures = createFileCache((name) => readFile(kitUrl(name)))

/**
 * Serves the pictures of the studio's kits at `/kits/`. A name never has other bytes
 * (docs/studio.md 7.6), so browsers cache them for ever.
 */
export function serveKits(app: FastifyInstance, limits: Limits): void {
  app.get<{ Params: { name: string } }>(
    '/kits/:name',
    { schema: { hide: true }, onRequest: limitFiles(limits) },
    async ({ params: { name } }, reply) => {
      if (!names.has(name)) throw new Failure('not_found')
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type('image/webp')
        .send(await pictures(name))
    },
  )
}
