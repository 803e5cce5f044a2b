import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { preferredEncoding } from '#platform/web-pages/response-cache/preferred-encoding.ts'

export const expandBrotli = promisify(brotliDecompress)

/**
 * Sends a file that is kept in Brotli, as it is to clients that accept it. Its address never has other
 * bytes, so browsers cache it for ever.
 */
export async function sendPacked(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  type: string,
  file: { packed: () => Promise<Buffer>; expanded: () => Promise<Buffer> },
): Promise<FastifyReply> {
  const takesBrotli = preferredEncoding(headers['accept-encoding']) === 'br'
  return reply
    .headers({
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      ...(takesBrotli && { 'content-encoding': 'br' }),
    })
    .type(type)
    .send(await (takesBrotli ? file.packed() : file.expanded()))
}
