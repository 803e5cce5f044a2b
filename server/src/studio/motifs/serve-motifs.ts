import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { Failure } from '#platform/http/failures.ts'
import { limitFiles } from '#platform/limits/rate-limit.calls.ts'
import type { Limits } from '#platform/limits/rate-limit.ts'
import { createFileCache } from '#studio/photos/file-cache.ts'
import { sendPacked } from '#studio/outlines/send-packed.ts'
import { motifIndex } from './motif-index.ts'

const compress = promisify(brotliCompress)

async function fileOf(id: string): Promise<Buffer> {
  const found = (await motifIndex()).get(id)
  if (!found) throw new Failure('not_found')
  return found.file
}
const packed = createFileCache(async (id) => compress(await fileOf(id)))

/**
 * Serves the drawings of the studio at the addresses of their index, which never have other bytes
 * (docs/studio.md 14.7).
 */
export function serveMotifs(app: FastifyInstance, limits: Limits): void {
  app.get<{ Params: { id: string; hash: string } }>(
    '/motifs/:id.:hash.json',
    { schema: { hide: true }, onRequest: limitFiles(limits) },
    async (request, reply) => {
      const { id, hash } = request.params
      const found = (await motifIndex()).get(id)
      if (found?.entry.url !== `/motifs/${id}.${hash}.json`) throw new Failure('not_found')
      return sendPacked(request, reply, 'application/json', {
        packed: () => packed(id),
        expanded: () => fileOf(id),
      })
    },
  )
}
