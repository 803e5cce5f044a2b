import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  gzipSync,
  type InputType,
} from 'node:zlib'

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
export type Encoded = {
  body: Buffer
  etag: string
  headers: string[]
  notModified: string[]
  encoding: Encoding
}

export type Encoding = 'identity' | 'gzip' | 'br'

/**
 * An answer ready to be sent any number of times, in those encodings that were asked for. The
 * bytes of one are enough: the others are made of them when somebody asks.
 */
export type CachedResponse = {
  status: number
  encodings: Partial<Record<Encoding, Encoded>>
  shows: ReadonlySet<string>
  /** What it takes in memory, in bytes. */
  size: number
  /** What all its encodings say beside their own. */
  about: Pick<Produced, 'status' | 'contentType' | 'headers'> & { hash: string }
}

type Compressed = Exclude<Encoding, 'identity'>

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
/** A page and the usual call; these also fit the small window, whose tables are soon made ready. */
const mostAtOnce = 128 * 1024
const gzipOptions = { level: 6 }
const brotliOptions = ({ length }: Buffer) => ({
  params: {
    // A step more would save a fifteenth of the bytes for half as much time again.
    [constants.BROTLI_PARAM_QUALITY]: 4,
    ...(length <= mostAtOnce && { [constants.BROTLI_PARAM_LGWIN]: 16 }),
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  },
})
/**
 * What is small is compressed where it stands, in 0.2 to 0.5 ms: to wake another thread for it and to
 * hear of its end takes 0.2 ms of its own. What is large would keep all others waiting.
 */
const compress: Record<Compressed, (body: Buffer) => Buffer | Promise<Buffer>> = {
  br: (body) =>
    body.length <= mostAtOnce
      ? brotliCompressSync(body, brotliOptions(body))
      : toBrotli(body, brotliOptions(body)),
  gzip: (body) =>
    body.length <= mostAtOnce ? gzipSync(body, gzipOptions) : toGzip(body, gzipOptions),
}
const expand: Record<Compressed, (body: InputType) => Promise<Buffer>> = {
  br: promisify(brotliDecompress),
  gzip: promisify<InputType, Buffer>(gunzip),
}
/** Below this an answer fits one packet anyway. */
const worthCompressing = 1_000
/** Headers, keys and what else stands around the bytes. */
const overhead = 2_000

/** Prepares an answer in the encoding that is asked for. */
export async function prepareResponse(
  produced: Produced,
  encoding: Encoding,
): Promise<CachedResponse> {
  const { status, contentType, headers } = produced
  const body = Buffer.from(produced.body)
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const about = { status, contentType, ...(headers && { headers }), hash }
  const encoded = await encode(about, body, encoding)
  return {
    status,
    encodings: { [encoding]: encoded },
    shows: new Set(produced.shows),
    size: encoded.body.length + overhead,
    about,
  }
}

/** An answer in an encoding that it has not yet, and the same answer with it. */
export async function withEncoding(
  response: CachedResponse,
  encoding: Encoding,
): Promise<{ encoded: Encoded; more: CachedResponse }> {
  const [known] = Object.values(response.encodings)
  if (!known) throw new Error('an answer has no bytes')
  const body = known.encoding === 'identity' ? known.body : await expand[known.encoding](known.body)
  const encoded = await encode(response.about, body, encoding)
  const isShared = Object.values(response.encodings).some((one) => one.body === encoded.body)
  const more = {
    ...response,
    encodings: { ...response.encodings, [encoding]: encoded },
    size: response.size + (isShared ? 0 : encoded.body.length),
  }
  return { encoded, more }
}

async function encode(
  about: CachedResponse['about'],
  body: Buffer,
  wanted: Encoding,
): Promise<Encoded> {
  if (wanted === 'identity' || body.length < worthCompressing)
    return describe(about, body, 'identity')
  const compressed = await compress[wanted](body)
  return compressed.length < body.length
    ? describe(about, compressed, wanted)
    : describe(about, body, 'identity')
}

/** Says of an encoding's bytes what its headers say. */
function describe(
  { status, contentType, headers, hash }: CachedResponse['about'],
  body: Buffer,
  encoding: Encoding,
): Encoded {
  const isPlain = encoding === 'identity'
  const etag = isPlain ? `"${hash}"` : `"${hash}-${encoding}"`
  const {
    'cache-control': cacheControl = 'public, max-age=0, must-revalidate',
    vary = 'Accept-Encoding',
    ...others
  } = headers ?? {}
  const shared = {
    'cache-control': cacheControl,
    vary,
    'x-content-type-options': 'nosniff',
    ...(status === 200 && { etag }),
  }
  const all = {
    'content-type': contentType,
    'content-length': String(body.length),
    ...(!isPlain && { 'content-encoding': encoding }),
    ...shared,
    ...others,
  }
  return {
    body,
    etag,
    headers: Object.entries(all).flat(),
    notModified: Object.entries(shared).flat(),
    encoding,
  }
}
