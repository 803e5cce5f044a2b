import { createReadStream } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { kitFiles } from '@tohfa/contract/studio/kit-files'
import { Failure } from '../http/failures.ts'
import { kitUrl } from './kit-url.ts'

const names = new Set(Object.values(kitFiles))

/**
 * Serves the pictures of the studio's kits at `/kits/`. A name never stands for other bytes
 * (docs/studio.md 7.6), so browsers keep them for good.
 */
export function serveKits(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>(
    '/kits/:name',
    { schema: { hide: true } },
    async ({ params: { name } }, reply) => {
      if (!names.has(name)) throw new Failure('not_found')
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type('image/webp')
        .send(createReadStream(kitUrl(name)))
    },
  )
}
