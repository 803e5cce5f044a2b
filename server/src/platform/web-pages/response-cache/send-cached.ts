import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from '#platform/web-pages/language.ts'
import type { CachedResponse, Encoded, Encoding } from './cached-response.ts'
import { preferredEncoding } from './preferred-encoding.ts'
import type { ResponseCache, Produced } from './response-cache.ts'

/**
 * Answers requests for exactly the same address from the cache, before all hooks that are
 * registered later. Nothing is parsed, checked or counted: only answers of public GETs are cached,
 * so nobody needs to be refused.
 */
export function answerFromCache(app: Pick<FastifyInstance, 'addHook'>, cache: ResponseCache): void {
  async function makeAndWrite(
    request: FastifyRequest,
    reply: FastifyReply,
    cached: { key: string; response: CachedResponse },
    encoding: Encoding,
    failed: (error: Error) => void,
  ) {
    try {
      await writeIn(cache, request, reply, cached, encoding)
    } catch (error) {
      failed(error as Error)
    }
  }

  app.addHook('onRequest', (request, reply, done) => {
    const { method } = request.raw
    const cached =
      method === 'GET' || method === 'HEAD' ? cache.getByUrl(localizedUrl(request)) : undefined
    const encoding = encodingFor(request)
    const encoded = cached?.response.encodings[encoding]
    if (cached && encoded) write(request, reply, cached.response, encoded)
    // Not available in this encoding yet, or not cached.
    else if (cached) void makeAndWrite(request, reply, cached, encoding, done)
    else done()
  })
}

function encodingFor({ raw }: FastifyRequest): Encoding {
  return preferredEncoding(raw.headers['accept-encoding'])
}

/** An address exactly as requested; a page has another one in each language. */
function localizedUrl({ raw }: FastifyRequest): string {
  return `${languageOf(raw.headers)} ${raw.url}`
}

/**
 * Delays the answer to a write until this process has received its change, so that the client reads
 * its own write.
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

/**
 * Answers with the response of `key`, and renders and caches it if necessary; for handlers of
 * public GETs.
 */
export async function sendCached(
  cache: ResponseCache,
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  produce: () => Promise<Produced>,
): Promise<void> {
  const encoding = encodingFor(request)
  const response = await cache.getOrProduce(key, produce, encoding)
  if (response.status === 200) cache.alias(localizedUrl(request), key)
  await writeIn(cache, request, reply, { key, response }, encoding)
}

/** Answers in an encoding that may have to be made first. */
async function writeIn(
  cache: ResponseCache,
  request: FastifyRequest,
  reply: FastifyReply,
  { key, response }: { key: string; response: CachedResponse },
  encoding: Encoding,
): Promise<void> {
  write(request, reply, response, await cache.inEncoding(key, response, encoding))
}

/** The same for a handler of `serve`; `shows` are the ids of the products in its answer. */
export async function answerKeptJson<Body extends object>(
  cache: ResponseCache,
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  produce: () => Promise<{ answer: Body; shows?: Iterable<string> }>,
): Promise<Body> {
  await sendCached(cache, request, reply, key, async () => {
    const { answer, shows = [] } = await produce()
    const body = JSON.stringify({ success: true, ...answer })
    return { status: 200, contentType: 'application/json; charset=utf-8', body, shows }
  })
  // It is sent past the framework, so only the type of the call is checked.
  return undefined as unknown as Body
}

/**
 * Writes a cached response, or 304 to clients that have these bytes. It bypasses the framework's
 * sending, because headers and bytes are complete.
 */
function write(
  request: FastifyRequest,
  reply: FastifyReply,
  { status }: CachedResponse,
  { body, etag, headers, notModified }: Encoded,
): void {
  const known = request.raw.headers['if-none-match']
  reply.hijack()
  if (known !== undefined && status === 200 && namesTag(known, etag)) {
    reply.raw.writeHead(304, notModified).end()
    return
  }
  reply.raw.writeHead(status, headers).end(body)
}

/** RFC 9110: `*`, or a list in which weak and strong tags count the same. */
export function namesTag(list: string, etag: string): boolean {
  if (list === etag || list === '*') return true
  return list.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
