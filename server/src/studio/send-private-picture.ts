import type { FastifyReply, FastifyRequest } from 'fastify'
import { namesTag } from '../pages/response-cache/send-cached.ts'

/**
 * Answers with a WebP of somebody's own. Their browser may keep it, but asks each time, so that it is
 * shown to nobody who signed in there after.
 */
export function sendPrivatePicture(
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  { bytes, tag }: { bytes: Buffer; tag: string },
): FastifyReply {
  const etag = `"${tag}"`
  void reply.headers({ etag, 'cache-control': 'private, no-cache' }).type('image/webp')
  const known = headers['if-none-match']
  if (known !== undefined && namesTag(known, etag)) return reply.code(304).send()
  return reply.send(bytes)
}
