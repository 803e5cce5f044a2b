import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refusal } from './prepare-photo.ts'
import type { Upload, Uploads } from './uploads.ts'

/**
 * Lets these routes accept a body of any content type unparsed, because the bytes decide the type
 * of a photo.
 */
export function takeAnyBody(routes: FastifyInstance): void {
  routes.removeAllContentTypeParsers()
  routes.addContentTypeParser('*', (_request, body, done) => done(null, body))
}

/** Receives the photo that is the body of a request, and does `work` with it. */
export function receivePhoto<T>(
  uploads: Uploads,
  { body, headers }: Pick<FastifyRequest, 'body' | 'headers'>,
  work: (upload: Upload) => Promise<T>,
): Promise<T> {
  if (!body) throw refusal('bad_request', 'photoEmpty')
  return uploads.receive(body as Readable, Number(headers['content-length'] ?? 0), work)
}
