import { readdir, readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { id, servePages, type ServedPages } from './pages.fixture.ts'

const client = new URL('../../../../web/build/en/client/', import.meta.url)
/** Bytes of script, compressed, that the studio may cost the one page that has it, with proof and preview. */
const mostScript = 75_000

let shop: ServedPages
let names: string[]
beforeAll(async () => {
  shop = await servePages()
  names = await readdir(new URL('assets/', client))
})
afterAll(() => shop.close())

const readAsset = (name: string) => readFile(new URL(`assets/${name}`, client), 'utf8')

/** The one script of the build that is called so. */
function scriptOf(part: string): string {
  const found = names.filter((name) => name.startsWith(`${part}-`) && name.endsWith('.js'))
  expect(found, part).toHaveLength(1)
  return found[0] ?? ''
}

/**
 * A script and all that it imports: at once, or also when it is asked for later.
 *
 * @param there what a page has already, and what that imports with it
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
    // The words of the section, and the files of its fonts.
    for (const words of ['Make it yours', 'baloo-2-400.']) expect(all.join('')).not.toContain(words)
  },
)

test('the page that has it loads less than was agreed, with the proof and the worker', async () => {
  const page = await scriptsOf(`/product-detail/${id}`)
  const studio = await withImports(scriptOf('make-it-yours'), true, page)
  expect([...studio]).toContain(scriptOf('proof-step'))
  const worker = await withImports(scriptOf('studio.worker'), true)
  expect([...worker]).toContain(scriptOf('harfbuzz-face'))
  expect(await sizeOf([...studio, ...worker])).toBeLessThanOrEqual(mostScript)
})

test('the shaper waits for the first word, not for the fields', async () => {
  const atOnce = await withImports(scriptOf('make-it-yours'), false)
  expect([...atOnce]).not.toContain(scriptOf('harfbuzz-face'))
  expect([...(await withImports(scriptOf('studio.worker'), false))]).not.toContain(
    scriptOf('harfbuzz-face'),
  )
})

test('the worker alone may run WebAssembly, by a policy of its own', async () => {
  const { headers } = await shop.get(`/assets/${scriptOf('studio.worker')}`)
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  )
  for (const path of [`/product-detail/${id}`, `/assets/${scriptOf('make-it-yours')}`])
    expect((await shop.get(path)).headers.get('content-security-policy') ?? '', path).not.toContain(
      'wasm',
    )
})

test('the shaper goes out compressed', async () => {
  const wasm = names.find((name) => /^harfbuzz-.*\.wasm$/.test(name)) ?? ''
  const { headers } = await shop.get(`/assets/${wasm}`, { 'accept-encoding': 'br' })
  expect(headers.get('content-type')).toBe('application/wasm')
  expect(headers.get('content-encoding')).toBe('br')
})
