import {
  findKept,
  indexKey,
  type KeptIndex,
  type KeptPage,
  keptPrefix,
  keptStore,
} from '../app/layout/offline/kept-index.ts'

/** The limits of the store: its pages, and the bytes of pages and files. */
const most = { pages: 40, bytes: 25_000_000 }

const nothing: KeptIndex = { language: 'en', pages: [], files: {} }
const home = '/'

const keyOf = ({ language, address }: Pick<KeptPage, 'language' | 'address'>) =>
  `/kept/${language}${address}`

const openStore = () => caches.open(keptStore)

export async function readIndex(): Promise<KeptIndex> {
  const stored = await (await openStore()).match(indexKey)
  return stored ? ((await stored.json()) as KeptIndex) : nothing
}

/** Runs changes one after the other, because each reads and rewrites the index. */
let last: Promise<unknown> = Promise.resolve()
export function inTurn(change: () => Promise<void>): Promise<void> {
  const done = last.then(change, change)
  last = done.catch(() => null)
  return done
}

/**
 * Stores a page with its files: those that its document names, and those that it has loaded since. It is
 * not stored if a file that its document names is missing. The store is not of one build: a document
 * is stored with exactly the files that it names, whatever the shop serves later.
 */
export async function keep(address: string, loaded: readonly string[]): Promise<void> {
  const response = await fetch(address, { headers: { accept: 'text/html' } })
  const language = response.headers.get('content-language')?.slice(0, 2)
  if (!response.ok || !language) return
  const html = await response.text()
  const named = [...html.matchAll(/"(\/assets\/[\w.-]+)"/g)].map(([, file = '']) => file)
  const store = await openStore()
  const index = await readIndex()
  const files: Record<string, number> = { ...index.files }
  const own = new Set<string>()
  for (const file of [...named, ...loaded]) {
    const bytes = files[file] ?? (await putFile(store, file).catch(() => 0))
    if (bytes === 0) continue
    files[file] = bytes
    own.add(file)
  }
  if (!named.every((file) => own.has(file)))
    return writeWithin(store, { ...index, language, files })
  const page: KeptPage = {
    address,
    language,
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? address,
    at: Date.now(),
    files: [...own],
    bytes: html.length,
  }
  await store.put(keyOf(page), documentOf(response, html))
  const others = index.pages.filter((one) => keyOf(one) !== keyOf(page))
  await writeWithin(store, { language, pages: [...others, page], files })
}

/** Usually comes from the HTTP cache. Returns its bytes, 0 if it does not exist. */
async function putFile(store: Cache, file: string): Promise<number> {
  const response = await fetch(file)
  if (!response.ok) return 0
  const bytes = await response.blob()
  await store.put(file, new Response(bytes, { headers: plainHeaders(response) }))
  return bytes.size
}

/** The headers without those of the encoding, since the stored body is decoded. */
function plainHeaders(response: Response): Headers {
  const headers = new Headers(response.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  return headers
}

const documentOf = (response: Response, html: string) =>
  new Response(html, { headers: plainHeaders(response) })

/** Writes the index within the limits and deletes the least recently stored pages, and files of no page. */
async function writeWithin(store: Cache, index: KeptIndex): Promise<void> {
  const pages = [...index.pages]
  while (pages.length > most.pages || bytesOf(pages, index.files) > most.bytes) {
    const oldest = pages.findIndex(({ address }) => address !== home)
    if (oldest < 0 || pages.length === 1) break
    pages.splice(oldest, 1)
  }
  const wanted = new Set(pages.flatMap(({ files }) => files))
  const files = Object.fromEntries(Object.entries(index.files).filter(([file]) => wanted.has(file)))
  await store.put(indexKey, Response.json({ ...index, pages, files } satisfies KeptIndex))
  const gone = [
    ...index.pages.filter((page) => !pages.includes(page)).map(keyOf),
    ...Object.keys(index.files).filter((file) => !wanted.has(file)),
  ]
  await Promise.all(gone.map((key) => store.delete(key)))
}

function bytesOf(pages: readonly KeptPage[], files: KeptIndex['files']): number {
  const own = new Set(pages.flatMap((page) => page.files))
  const ofFiles = [...own].reduce((sum, file) => sum + (files[file] ?? 0), 0)
  return pages.reduce((sum, { bytes }) => sum + bytes, ofFiles)
}

/** Deletes everything except the offline page. */
export async function forget(): Promise<void> {
  const store = await openStore()
  const index = await readIndex()
  await Promise.all([
    store.delete(indexKey),
    ...index.pages.map((page) => store.delete(keyOf(page))),
    ...Object.keys(index.files).map((file) => store.delete(file)),
  ])
}

export async function isKept(address: string): Promise<boolean> {
  return findKept((await readIndex()).pages, address) !== undefined
}

export const keptFile = async (file: string): Promise<Response | undefined> =>
  (await openStore()).match(file)

/** Chromium does not use a preloaded module that a worker answered. */
const inAdvance = /<link [^>]*rel="modulepreload"[^>]*>/g

/** A stored document with its time in `data-saved`; undefined if there is none. */
export async function keptDocument(address: string): Promise<Response | undefined> {
  const { pages, language } = await readIndex()
  const page = findKept(pages, address, language)
  const stored = page && (await (await openStore()).match(keyOf(page)))
  if (!stored) return undefined
  const html = await stored.text()
  const saved = `<html data-saved="${new Date(page.at).toISOString()}" `
  return documentOf(stored, html.replace(inAdvance, '').replace('<html ', saved))
}

const pageOfWorker = (language: string) => `/offline/${language}`

/** Stores the offline page in each language, with its styles. */
export async function keepOwnPages(languages: readonly string[]): Promise<void> {
  const store = await openStore()
  await store.addAll([...languages.map(pageOfWorker), '/plain.css'])
}

/** The offline page, with links to the stored pages. */
export async function ownPage(): Promise<Response> {
  const { pages, language } = await readIndex()
  const stored = await (await openStore()).match(pageOfWorker(language))
  if (!stored) return Response.error()
  const those = pages.filter((page) => page.language === language).toReversed()
  const links = those.map(
    ({ address, title }) => `<li><a href="${escaped(address)}">${title}</a></li>`,
  )
  const html = await stored.text()
  const said =
    links.length > 0
      ? html
          .replace(/<!--none-->.*<!--some-->/s, '')
          .replace('<!--list-->', () => `<ul>${links.join('')}</ul>`)
      : html.replace(/<!--some-->.*<!--end-->/s, '')
  return new Response(said, {
    status: 503,
    headers: plainHeaders(stored),
  })
}

const escaped = (address: string): string =>
  address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Deletes stores of other formats. */
export async function deleteOthers(): Promise<void> {
  const names = await caches.keys()
  const others = names.filter((name) => name.startsWith(keptPrefix) && name !== keptStore)
  await Promise.all(others.map((name) => caches.delete(name)))
}
