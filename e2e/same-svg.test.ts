import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import fc from 'fast-check'
import { areaSvg } from '@tohfa/print-engine/scene/scene-svg'
import { shapeText } from '@tohfa/print-engine/text/shape-text'
import { arbitraryScene } from '@tohfa/print-engine/scene/arbitrary-scene.fixture'
import { motifsOf } from '../server/src/studio/motifs/motif-of.ts'
import { fontUrl } from '../server/src/platform/pdf/font-url.ts'
import { emojiPackUrl, openEmojiPack } from '../server/src/studio/outlines/emoji-pack.ts'
import { loadStudioFaces } from '../server/src/studio/outlines/studio-faces.ts'
import type { SheetToDraw } from './support/drawing-in-page.ts'
import { pageScript } from './support/page-script.ts'
import { expect, test } from './support/shop.ts'

const area = { width: 205, height: 95, bleed: 3 }
/** The batch size, so that neither side holds all pictures. */
const portion = 50
const host = 'http://drawing.localhost'
const emojiPack = openEmojiPack(readFileSync(emojiPackUrl))

async function drawHere({ scene, motifs }: SheetToDraw): Promise<string> {
  const faces = await loadStudioFaces()
  return areaSvg(scene, area, {
    text: (item) => shapeText(item, faces),
    photo: ({ file }) => file ?? undefined,
    motif: (id) => motifs[id],
  })
}

test('500 random scenes give the same SVG, to the byte, in the browser and on the server', async ({
  page,
}) => {
  const script = await pageScript('drawing-in-page.ts')
  await page.route(`${host}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/')
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })
    const name = pathname.split('/').at(-1) ?? ''
    if (pathname.startsWith('/emoji/')) {
      const family = emojiPack(name.replace('.json', ''))
      return route.fulfill({ body: family ? brotliDecompressSync(family) : '{}' })
    }
    return route.fulfill({ body: brotliDecompressSync(readFileSync(fontUrl(name))) })
  })
  await page.goto(`${host}/`)
  await page.addScriptTag({ content: script, type: 'module' })
  const scenes = fc.sample(arbitraryScene, { seed: 500, numRuns: 500 })
  // Scenes are transferred as JSON.
  const sheets = scenes.flatMap(({ areas: [one] }) =>
    one ? [{ scene: JSON.parse(JSON.stringify(one)), area, motifs: motifsOf([one]) }] : [],
  ) as SheetToDraw[]
  expect(sheets).toHaveLength(500)
  for (let from = 0; from < sheets.length; from += portion) {
    const some = sheets.slice(from, from + portion)
    const there = await page.evaluate(
      (given) =>
        (globalThis as unknown as { drawSheets(of: object): Promise<string[]> }).drawSheets(given),
      some,
    )
    for (const [nth, sheet] of some.entries())
      expect(there[nth] === (await drawHere(sheet)), JSON.stringify(sheet.scene)).toBe(true)
  }
})
