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

/** A response as a route or page produced it. */
export type Produced = {
  status: number
  contentType: string
  /** Further headers; `cache-control` and `vary` replace the default ones. */
  headers?: Record<string, string>
  body: string | Buffer
  /** The products that it shows: a change of their stock makes it stale. */
  shows: Iterable<string>
}

/** A response in one encoding, ready to send. */
export type Encoded = {
  body: Buffer
  etag: string
  headers: string[]
  notModified: string[]
  encoding: Encoding
}

export type Encoding = 'identity' | 'gzip' | 'br'

/**
 * A response that can be sent any number of times, in the encodings that were requested. The bytes
 * of one encoding are enough: others are made on request.
 */
export type CachedResponse = {
  status: number
  encodings: Partial<Record<Encoding, Encoded>>
  shows: ReadonlySet<string>
  /** Its size in memory, in bytes. */
  size: number
  /** The headers that all its encodings share. */
  about: Pick<Produced, 'status' | 'contentType' | 'headers'> & { hash: string }
}

type Compressed = Exclude<Encoding, 'identity'>

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
/** Enough for a page and a usual call. The small window also allocates its tables quickly. */
const mostAtOnce = 128 * 1024
const gzipOptions = { level: 6 }
const brotliOptions = ({ length }: Buffer) => ({
  params: {
    // The next level saves a fifteenth of the bytes and takes half as long again.
    [constants.BROTLI_PARAM_QUALITY]: 4,
    ...(length <= mostAtOnce && { [constants.BROTLI_PARAM_LGWIN]: 16 }),
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  },
})
/**
 * Small bodies are compressed on the main thread, in 0.2 to 0.5 ms: using another thread costs 0.2
 * ms in itself. Large ones would block all other requests.
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
/** A smaller answer fits in one packet anyway. */
const worthCompressing = 1_000
/** Headers, keys and other overhead. */
const overhead = 2_000

/** Prepares a response in the requested encoding. */
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

/** Adds an encoding to a response; returns its bytes and the new response. */
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

/**
 * A copy that occupies its length alone. Small buffers are parts of larger ones, which they keep as
 * a whole: 25 bytes from zlib occupy 64 kB.
 */
function ownBytes(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

/** The bytes of an encoding with their headers. */
function describe(
  { status, contentType, headers, hash }: CachedResponse['about'],
  bytes: Buffer,
  encoding: Encoding,
): Encoded {
  const body = ownBytes(bytes)
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
