import { createReadStream } from 'node:fs'
import { createBrotliDecompress } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { fontFiles } from '@tohfa/contract/studio/font-files'
import { Failure } from '../http/failures.ts'
import { preferredEncoding } from '../pages/response-cache/preferred-encoding.ts'
import { fontUrl } from './font-url.ts'

const names = new Set(Object.values(fontFiles))

/**
 * Serves the studio's fonts at `/fonts/studio/`, as they are kept to whoever takes Brotli. A name never
 * stands for other bytes (docs/studio.md 4.2), so browsers keep them for good.
 */
export function serveFonts(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>(
    '/fonts/studio/:name',
    { schema: { hide: true } },
    async ({ params: { name }, headers }, reply) => {
      if (!names.has(name)) throw new Failure('not_found')
      const takesBrotli = preferredEncoding(headers['accept-encoding']) === 'br'
      const kept = createReadStream(fontUrl(name))
      return reply
        .headers({
          'cache-control': 'public, max-age=31536000, immutable',
          vary: 'Accept-Encoding',
          ...(takesBrotli && { 'content-encoding': 'br' }),
        })
        .type('font/ttf')
        .send(takesBrotli ? kept : kept.pipe(createBrotliDecompress()))
    },
  )
}
