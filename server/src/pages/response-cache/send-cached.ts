import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from '../language.ts'
import type { CachedResponse } from './cached-response.ts'
import { preferredEncoding } from './preferred-encoding.ts'
import type { ResponseCache, Produced } from './response-cache.ts'

/**
 * Answers from memory what was asked at exactly this address before, ahead of anything else that
 * is registered after it: nothing is parsed, checked or counted. Only answers of public GETs are
 * ever kept, so there is nobody to be refused.
 */
export function answerFromCache(app: Pick<FastifyInstance, 'addHook'>, cache: ResponseCache): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { method } = request.raw
    const asked =
      method === 'GET' || method === 'HEAD' ? cache.getByUrl(askedAs(request)) : undefined
    if (asked) writeCached(request, reply, asked)
    else done()
  })
}

/** An address exactly as it was asked; a page is another one in each language. */
function askedAs({ raw }: FastifyRequest): string {
  return `${languageOf(raw.headers)} ${raw.url}`
}

/**
 * Holds the answer to a write until this process has heard of what it changed, so that whoever
 * made it reads it back at once.
 */
export function answerWhenCaughtUp(
  app: Pick<FastifyInstance, 'addHook'>,
  caughtUp: () => Promise<void>,
) {
  app.addHook('onSend', async (request, reply) => {
    const { method } = request.raw
    if (method !== 'GET' && method !== 'HEAD' && reply.statusCode < 400) await caughtUp()
  })
}

/** Answers with what is kept under `key`, or makes and keeps it; for handlers of public GETs. */
export async function sendCached(
  cache: ResponseCache,
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  produce: () => Promise<Produced>,
): Promise<void> {
  const entry = await cache.getOrProduce(key, produce)
  if (entry.status === 200) cache.alias(askedAs(request), key)
  writeCached(request, reply, entry)
}

/** The same for a handler of `serve`; `shows` are the ids of products in what it says. */
export async function answerKeptJson<Said extends object>(
  cache: ResponseCache,
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  produce: () => Promise<{ said: Said; shows?: Iterable<string> }>,
): Promise<Said> {
  await sendCached(cache, request, reply, key, async () => {
    const { said, shows = [] } = await produce()
    const body = JSON.stringify({ success: true, ...said })
    return { status: 200, contentType: 'application/json; charset=utf-8', body, shows }
  })
  // It is out already, past the framework: the call is checked by its type alone.
  return undefined as unknown as Said
}

/**
 * Writes a kept answer in the best encoding that the other side takes, or 304 when it already has
 * it. Goes past the framework's own sending: headers and bytes are ready as they are.
 */
function writeCached(request: FastifyRequest, reply: FastifyReply, entry: CachedResponse): void {
  const { headers } = request.raw
  const encoded = entry.encodings[preferredEncoding(headers['accept-encoding'])]
  const known = headers['if-none-match']
  reply.hijack()
  if (known !== undefined && entry.status === 200 && namesTag(known, encoded.etag)) {
    reply.raw.writeHead(304, encoded.notModified).end()
    return
  }
  reply.raw.writeHead(entry.status, encoded.headers).end(encoded.body)
}

/** RFC 9110: `*`, or a list in which weak and strong tags count the same. */
export function namesTag(list: string, etag: string): boolean {
  if (list === etag || list === '*') return true
  return list.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
