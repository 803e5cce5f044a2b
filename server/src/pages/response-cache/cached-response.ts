import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** An answer as a route or page made it. */
export type Produced = {
  status: number
  contentType: string
  /** Further headers; `cache-control` and `vary` replace the usual ones. */
  headers?: Record<string, string>
  body: string | Buffer
  /** The products it shows: a change of their stock makes it stale. */
  shows: Iterable<string>
}

/** One encoding of an answer, with everything that goes over the wire prepared. */
type Encoded = { body: Buffer; etag: string; headers: string[]; notModified: string[] }

export type Encoding = 'identity' | 'gzip' | 'br'

/** An answer ready to be sent any number of times. */
export type CachedResponse = {
  status: number
  body: Buffer
  encodings: Record<Encoding, Encoded>
  shows: ReadonlySet<string>
  /** What it takes in memory, in bytes. */
  size: number
}

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
/** Below this an answer fits one packet anyway. */
const worthCompressing = 1_000
const overhead = 2_000

/** Compresses an answer and prepares its headers, away from the event loop. */
export async function prepareResponse(produced: Produced): Promise<CachedResponse> {
  const body = Buffer.from(produced.body)
  const [br, gz] =
    body.length < worthCompressing
      ? [body, body]
      : await Promise.all([
          toBrotli(body, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: 5,
              [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
            },
          }),
          toGzip(body, { level: 6 }),
        ])
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const identity = encode(produced, body, hash)
  const encoded = (name: Encoding, bytes: Buffer) =>
    bytes.length < body.length ? encode(produced, bytes, `${hash}-${name}`, name) : identity
  return {
    status: produced.status,
    body,
    encodings: { identity, gzip: encoded('gzip', gz), br: encoded('br', br) },
    shows: new Set(produced.shows),
    size: body.length + br.length + gz.length + overhead,
  }
}

function encode(produced: Produced, body: Buffer, tag: string, encoding?: Encoding): Encoded {
  const etag = `"${tag}"`
  const {
    'cache-control': cacheControl = 'public, max-age=0, must-revalidate',
    vary = 'Accept-Encoding',
    ...others
  } = produced.headers ?? {}
  const shared = {
    'cache-control': cacheControl,
    vary,
    'x-content-type-options': 'nosniff',
    ...(produced.status === 200 && { etag }),
  }
  const headers = {
    'content-type': produced.contentType,
    'content-length': String(body.length),
    ...(encoding && { 'content-encoding': encoding }),
    ...shared,
    ...others,
  }
  return {
    body,
    etag,
    headers: Object.entries(headers).flat(),
    notModified: Object.entries(shared).flat(),
  }
}
