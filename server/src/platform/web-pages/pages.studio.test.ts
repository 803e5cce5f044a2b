import { readdir, readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { id, servePages, type ServedPages, world } from './pages.fixture.ts'

const client = new URL('../../../../web/build/en/client/', import.meta.url)
/** Bytes of compressed script that the studio may add to its page, with proof and preview. */
const mostScript = 93_000
/** The same of the stage, beyond the fields. */
const mostOfStage = 40_000

let shop: ServedPages
let names: string[]
beforeAll(async () => {
  shop = await servePages()
  names = await readdir(new URL('assets/', client))
})
afterAll(() => shop.close())

const readAsset = (name: string) => readFile(new URL(`assets/${name}`, client), 'utf8')

/** The one script of the build with this name. */
function scriptOf(part: string): string {
  const found = names.filter((name) => name.startsWith(`${part}-`) && name.endsWith('.js'))
  expect(found, part).toHaveLength(1)
  return found[0] ?? ''
}

/**
 * A script and its imports: static ones, or also dynamic ones.
 * @param there scripts that the page has already, with their imports
 */
async function withImports(
  first: string,
  alsoLater: boolean,
  there: ReadonlySet<string> = new Set(),
): Promise<Set<string>> {
  const found = new Set([first])
  for (const name of found) {
    const script = await readAsset(name)
    const imports = [
      ...script.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g),
      ...(alsoLater ? script.matchAll(/import\(["'`]\.\/([\w.-]+\.js)["'`]\)/g) : []),
    ]
    for (const [, imported = ''] of imports) if (!there.has(imported)) found.add(imported)
  }
  return found
}

async function scriptsOf(path: string): Promise<Set<string>> {
  const { html } = await shop.get(path)
  return new Set([...html.matchAll(/\/assets\/([^"]+\.js)/g)].map(([, file = '']) => file))
}

/** The scripts that hydrate a page, with all that they import. */
async function hydrating(path: string): Promise<Set<string>> {
  const { html } = await shop.get(path)
  const [, module = ''] = /<script type="module" async=""[^>]*>([^<]*)/.exec(html) ?? []
  const first = [...module.matchAll(/"\/assets\/([\w.-]+\.js)"/g)].map(([, file = '']) => file)
  const all = await Promise.all(first.map((file) => withImports(file, false)))
  return new Set(all.flatMap((files) => [...files]))
}

/** The scripts with one of these words. */
async function scriptsWith(...words: string[]): Promise<string[]> {
  const scripts = names.filter((name) => name.endsWith('.js'))
  const texts = await Promise.all(scripts.map(readAsset))
  return scripts.filter((_, at) => words.some((word) => texts[at]?.includes(word)))
}

async function sizeOf(scripts: Iterable<string>): Promise<number> {
  const all = await Promise.all([...scripts].map(readAsset))
  return all.reduce((sum, script) => sum + gzipSync(script).length, 0)
}

test.each(['/', '/product-filter', `/product-detail/${id}`, '/cart', '/signin'])(
  '%s loads nothing of the studio',
  async (path) => {
    const scripts = await scriptsOf(path)
    for (const part of ['make-it-yours', 'proof-step', 'studio.worker', 'harfbuzz-face'])
      expect([...scripts], part).not.toContain(scriptOf(part))
    const all = await Promise.all([...scripts].map(readAsset))
    // The texts of the section, and its font files.
    for (const words of ['Make it yours', 'baloo-2-400.']) expect(all.join('')).not.toContain(words)
  },
)

test('the page with the studio loads less than agreed, with the proof and the worker', async () => {
  const page = await scriptsOf(`/product-detail/${id}`)
  // What suggests words comes with the first word, once a script is chosen.
  const suggestions = scriptOf('suggestions')
  expect(await sizeOf([suggestions])).toBeLessThanOrEqual(7_000)
  // What moves a photo in its frame comes when it is asked for.
  const crop = scriptOf('field-crop')
  expect(await sizeOf([crop])).toBeLessThanOrEqual(8_500)
  // The two versions of a design come when another device changed it.
  const changed = scriptOf('changed-design')
  expect(await sizeOf([changed])).toBeLessThanOrEqual(2_000)
  // What saves a design in the account comes for people with one.
  const autosave = ['autosave', 'save-in-account'].map(scriptOf)
  expect(await sizeOf(autosave)).toBeLessThanOrEqual(2_900)
  // A drawing that the template lacks was added on the stage.
  const motifs = await scriptsWith('loadMotif:()=>', 'GET /studio/motifs')
  expect(motifs).toHaveLength(2)
  expect(await sizeOf(motifs)).toBeLessThanOrEqual(1_000)
  const there = new Set([...page, suggestions, crop, changed, ...autosave, ...motifs])
  const studio = await withImports(scriptOf('make-it-yours'), true, there)
  expect([...studio]).toContain(scriptOf('proof-step'))
  // What orders letters from right to left comes with the first word of Urdu, what knows rare letters
  // and signs with the first of these.
  const further = scriptOf('further-fonts')
  expect(await sizeOf([further])).toBeLessThanOrEqual(3_000)
  const worker = await withImports(
    scriptOf('studio.worker'),
    true,
    new Set([scriptOf('levels'), further]),
  )
  expect([...worker]).toContain(scriptOf('harfbuzz-face'))
  expect(await sizeOf([...studio, ...worker])).toBeLessThanOrEqual(mostScript)
})

test('the stage adds less than agreed to what the fields load, with all its panels', async () => {
  const product = await scriptsOf(`/product-detail/${id}`)
  const later = await Promise.all([...product].map((script) => withImports(script, true)))
  const worker = await withImports(scriptOf('studio.worker'), true)
  const page = await hydrating(`/studio/${id}`)
  const there = new Set([...page, ...worker, ...later.flatMap((scripts) => [...scripts])])
  const stage = await withImports(scriptOf('stage-loader'), true, there)
  expect([...stage].some((name) => name.startsWith('arrange-panel-'))).toBe(true)
  expect(await sizeOf(stage)).toBeLessThanOrEqual(mostOfStage)
})

test('the document of the stage names what a first visit fetches until the stage is usable, and nothing else', async () => {
  const path = `/studio/${id}`
  expect((await shop.get(path)).html).not.toContain('studio.worker')
  world.priced = { customizable: true }
  shop.cache.apply(null)
  onTestFinished(() => {
    world.priced = {}
    shop.cache.apply(null)
  })
  const stage = await withImports(scriptOf('stage-loader'), false)
  const needed = new Set([...(await hydrating(path)), ...stage])
  expect(needed.size).toBeGreaterThan(15)
  const { html } = await shop.get(path)
  const head = html.slice(0, html.indexOf('</head>'))
  const named = [...head.matchAll(/<link rel="modulepreload"[^>]* href="\/assets\/([^"]+)"/g)]
  expect(new Set(named.map(([, file]) => file))).toEqual(needed)
  expect(named).toHaveLength(needed.size)
  const worker = [...(await withImports(scriptOf('studio.worker'), false))]
  const fetched = [...head.matchAll(/<link rel="prefetch" href="\/assets\/([^"]+)"/g)]
  expect(fetched.map(([, file]) => file)).toEqual(worker)
  const data = [...head.matchAll(/<link rel="preload" as="fetch"[^>]* href="([^"]+)"/g)]
  expect(data.map(([, address]) => address)).toEqual([`/v1/studio/products/${id}`])
})

test('the shaper loads with the first text, not with the fields', async () => {
  const atOnce = await withImports(scriptOf('make-it-yours'), false)
  expect([...atOnce]).not.toContain(scriptOf('harfbuzz-face'))
  expect([...(await withImports(scriptOf('studio.worker'), false))]).not.toContain(
    scriptOf('harfbuzz-face'),
  )
})

test('only the worker may run WebAssembly, by its own policy', async () => {
  const { headers } = await shop.get(`/assets/${scriptOf('studio.worker')}`)
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  )
  for (const path of [`/product-detail/${id}`, `/assets/${scriptOf('make-it-yours')}`])
    expect((await shop.get(path)).headers.get('content-security-policy') ?? '', path).not.toContain(
      'wasm',
    )
})

test('the shaper is sent compressed', async () => {
  const wasm = names.find((name) => /^harfbuzz-.*\.wasm$/.test(name)) ?? ''
  const { headers } = await shop.get(`/assets/${wasm}`, { 'accept-encoding': 'br' })
  expect(headers.get('content-type')).toBe('application/wasm')
  expect(headers.get('content-encoding')).toBe('br')
})
