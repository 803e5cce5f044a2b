import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** Answers with a download of this name. */
export function sendFile(
  reply: FastifyReply,
  { body, type, name }: { body: Buffer | Readable; type: string; name: string },
): FastifyReply {
  return reply.type(type).header('content-disposition', `attachment; filename="${name}"`).send(body)
}
