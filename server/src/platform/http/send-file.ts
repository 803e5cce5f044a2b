import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** Answers with a file of this name, for the browser to keep. */
export function sendFile(
  reply: FastifyReply,
  { body, type, name }: { body: Buffer | Readable; type: string; name: string },
): FastifyReply {
  return reply.type(type).header('content-disposition', `attachment; filename="${name}"`).send(body)
}
