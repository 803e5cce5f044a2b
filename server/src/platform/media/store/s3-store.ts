import { Failure, ProviderAway } from '#platform/http/failures.ts'
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AwsClient } from 'aws4fetch'
import { measureProvider } from '#platform/metrics/process-metrics.ts'
import { imageShelf, type PictureFile, type ImageStore } from './image-store.ts'

export type S3Settings = {
  bucket: string
  /** Without the bucket, which is part of the path: every S3 implementation supports that. */
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** The public address of the bucket; without it the shop serves the pictures itself. */
  publicUrl: string | undefined
}

/** For the whole operation, including retries. */
const timeoutMs = 10_000
const forGood = 'public, max-age=31536000, immutable'
const forNow = 'public, max-age=300'
const forNobodyElse = 'private, no-store'
const atOnce = 16
/** The default region, which is not sent when a bucket is created. */
const usualRegion = 'us-east-1'

/**
 * Pictures as objects `<shelf>/<key>/<name>` of one bucket.
 * @throws ProviderAway when the storage is unreachable, too slow or refuses; Failure `storage_full`
 * when it is full
 */
export function s3Store(settings: S3Settings, shelf = imageShelf): ImageStore {
  const { accessKeyId, secretAccessKey, region, bucket, endpoint } = settings
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    retries: 2,
    initRetryMs: 100,
  })

  async function call(path: string, init: RequestInit = {}): Promise<Response> {
    const what = `${init.method ?? 'GET'} ${path.split('?', 1)[0]}`
    let response: Response
    try {
      const url = `${endpoint}/${bucket}${path}`
      const signal = AbortSignal.timeout(timeoutMs)
      response = await measureProvider(url, () => client.fetch(url, { ...init, signal }))
    } catch (error) {
      throw new ProviderAway(`${what} had no answer`, { cause: error })
    }
    if (response.ok || response.status === 404) return response
    if (response.status === 507) throw new Failure('storage_full', { cause: what })
    throw new ProviderAway(`${what} was answered ${response.status}`, {
      cause: (await response.text()).slice(0, 500),
    })
  }

  async function put(key: string, { name, bytes }: PictureFile, cacheControl: string) {
    const response = await call(`/${shelf.name}/${key}/${name}`, {
      method: 'PUT',
      body: new Uint8Array(bytes),
      headers: {
        'content-type': typeOf(bytes),
        'cache-control': cacheControl,
        // Part of the signature, so that damaged uploads are refused.
        'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
      },
    })
    if (!response.ok) throw new ProviderAway(`There is no bucket ${bucket}`)
    await response.arrayBuffer()
  }

  /** What `find` finds in the list of all objects under a prefix, in pages of a thousand. */
  async function* list(query: Record<string, string>, find: RegExp): AsyncGenerator<string> {
    let next: string | undefined
    do {
      const search = new URLSearchParams({ 'list-type': '2', ...query })
      if (next) search.set('continuation-token', next)
      const response = await call(`?${search.toString()}`)
      const xml = await response.text()
      if (!response.ok) throw new ProviderAway(`There is no bucket ${bucket}`)
      for (const [, found = ''] of xml.matchAll(find)) yield found
      next = /<NextContinuationToken>([^<]*)</.exec(xml)?.[1]
    } while (next)
  }

  const store: ImageStore = {
    async prepare() {
      const found = await call('', { method: 'HEAD' })
      if (found.ok) return
      const elsewhere = `<CreateBucketConfiguration xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><LocationConstraint>${region}</LocationConstraint></CreateBucketConfiguration>`
      await call('', { method: 'PUT', body: region === usualRegion ? null : elsewhere })
    },
    async write(key, files) {
      const names = new Set(files.map(({ name }) => name))
      // Browsers that load from the bucket cannot be served another variant while a job still
      // encodes the AVIF. Until then the WebP is stored under that name too.
      const standIns =
        settings.publicUrl && shelf.isPublic
          ? files
              .map(({ name, bytes }) => ({ name: name.replace('.webp', '.avif'), bytes }))
              .filter(({ name }) => !names.has(name))
          : []
      await withWorkers(files, (file) => put(key, file, shelf.isPublic ? forGood : forNobodyElse))
      await withWorkers(standIns, (file) => put(key, file, forNow))
    },
    async read(key, name) {
      const response = await call(`/${shelf.name}/${key}/${name}`)
      const bytes = Buffer.from(await response.arrayBuffer())
      return response.ok ? bytes : null
    },
    async names(key) {
      const names: string[] = []
      const ofKey = new RegExp(`<Key>${shelf.name}/[\\w-]+/([\\w.-]+)</Key>`, 'g')
      for await (const name of list({ prefix: `${shelf.name}/${key}/` }, ofKey)) names.push(name)
      return names
    },
    remove: async (key) => store.removeFiles(key, await store.names(key)),
    removeFiles: (key, names) =>
      withWorkers(names, async (name) => {
        await (await call(`/${shelf.name}/${key}/${name}`, { method: 'DELETE' })).arrayBuffer()
      }),
    keys: () =>
      list(
        { prefix: `${shelf.name}/`, delimiter: '/' },
        new RegExp(`<Prefix>${shelf.name}/([\\w-]+)/</Prefix>`, 'g'),
      ),
    async adopt(key, folder) {
      const names = await readdir(folder)
      const files = names.map(async (name) => ({ name, bytes: await readFile(join(folder, name)) }))
      await store.write(key, await Promise.all(files))
    },
  }
  return store
}

/** By the first bytes, because a substitute is stored under the name of another format. */
function typeOf(bytes: Buffer): string {
  const head = bytes.toString('latin1', 0, 12)
  if (head.endsWith('WEBP')) return 'image/webp'
  if (head.startsWith('\xff\xd8')) return 'image/jpeg'
  if (head.startsWith('%PDF')) return 'application/pdf'
  return head.startsWith('\x89PNG') ? 'image/png' : 'image/avif'
}

/** The maximum number of concurrent calls. */
async function withWorkers<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items.values()
  const worker = async () => {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker))
}
