import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { fontFiles } from '@tohfa/print-engine/fonts/font-files'
import { Failure } from '#platform/http/failures.ts'
import { limitFiles } from '#platform/limits/rate-limit.calls.ts'
import type { Limits } from '#platform/limits/rate-limit.ts'
import { preferredEncoding } from '#platform/web-pages/response-cache/preferred-encoding.ts'
import { fontUrl } from '#platform/pdf/font-url.ts'
import { createFileCache } from '#studio/photos/file-cache.ts'

const names = new Set(Object.values(fontFiles))
const packed = createFileCache((name) => readFile(fontUrl(name)))
const expand = promisify(brotliDecompress)
const expanded = createFileCache(async (name) => expand(await packed(name)))

/**
 * Serves the studio's fonts at `/fonts/studio/`, in Brotli to clients that accept it. A name never
 * has other bytes (docs/studio.md 4.2), so browsers cache them for ever.
 */
export function serveFonts(app: FastifyInstance, limits: Limits): void {
  app.get<{ Params: { name: string } }>(
    '/fonts/studio/:name',
    { schema: { hide: true }, onRequest: limitFiles(limits) },
    async ({ params: { name }, headers }, reply) => {
      if (!names.has(name)) throw new Failure('not_found')
      const takesBrotli = preferredEncoding(headers['accept-encoding']) === 'br'
      return reply
        .headers({
          'cache-control': 'public, max-age=31536000, immutable',
          vary: 'Accept-Encoding',
          ...(takesBrotli && { 'content-encoding': 'br' }),
        })
        .type('font/ttf')
        .send(await (takesBrotli ? packed : expanded)(name))
    },
  )
}
