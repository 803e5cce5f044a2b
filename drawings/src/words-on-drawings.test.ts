import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { blanks } from '@tohfa/print-engine/scene/blanks'
import { fillTemplate, initialValues } from '@tohfa/print-engine/scene/fill-template'
import type { SceneItem } from '@tohfa/print-engine/scene/scene'
import { areaSvg } from '@tohfa/print-engine/scene/scene-svg'
import { shapeText } from '@tohfa/print-engine/text/shape-text'
import { batAndBall } from './designs/bracelet-art.ts'
import { braceletOf } from './printed-bracelet.ts'
import { put, sheet } from './scene.ts'
import { faceOf, readMotif, templateOf } from './template-print.ts'

const folder = join(import.meta.dirname, '../../server/src/operations/sample/studios')
const designs = readdirSync(folder).map((name) => name.replace('.json', ''))
/** Pixels of a picture's longer side. */
const side = 360

/** Which pixels are covered by what is drawn about the origin, within a box of the same units. */
async function cover(drawn: string, width: number, height: number): Promise<boolean[]> {
  const svg = sheet(
    put(drawn, width / 2, height / 2),
    width,
    height,
    side / Math.max(width, height),
  )
  const alpha = await sharp(Buffer.from(svg)).extractChannel(3).raw().toBuffer()
  return [...alpha].map((one) => one > 127)
}

const parts = {
  text: (item: Parameters<typeof shapeText>[0]) => shapeText(item, { get: faceOf }),
  photo: () => undefined,
  motif: readMotif,
}

/** The words of a design that some drawing covers or lies beneath in part, as long as they may be. */
async function wordsRunOver(design: string): Promise<string[]> {
  const form = templateOf(design)!
  const long = form.fields.flatMap(({ id, kind, max = 1 }) =>
    kind === 'text' ? [[id, 'M'.repeat(max)] as const] : [],
  )
  const found: string[] = []
  for (const words of [{}, Object.fromEntries(long)]) {
    const values = { ...initialValues(form.fields), ...words }
    const { scene } = fillTemplate(form.template, form.fields, values, { photo: () => undefined })
    for (const { id, items } of scene.areas) {
      const size = (form.areas ?? blanks[form.blank].areas).find((area) => area.id === id)!
      const coverOf = (item: SceneItem) =>
        cover(
          areaSvg({ id, background: null, items: [item] }, size, parts).replaceAll(
            /^<svg [^>]*>|<\/svg>$/g,
            '',
          ),
          size.width,
          size.height,
        )
      if (!items.some(({ kind }) => kind === 'motif')) continue
      const covers = await Promise.all(items.map(coverOf))
      for (const [at, item] of items.entries()) {
        if (item.kind !== 'text') continue
        const own = covers[at]!
        /** The item that is seen at a pixel beneath the words, and above them. */
        const beneath = (pixel: number) =>
          items.findLastIndex((_, other) => other < at && covers[other]![pixel])
        const above = (pixel: number) =>
          items.some(({ kind }, other) => other > at && kind === 'motif' && covers[other]![pixel])
        const pixels = own.flatMap((isOwn, pixel) => (isOwn ? [pixel] : []))
        const onDrawing = pixels.filter((pixel) => items[beneath(pixel)]?.kind === 'motif').length
        const share = onDrawing / pixels.length
        if (pixels.some(above) || (share > 0.01 && share < 0.99)) found.push(`${id} ${item.id}`)
      }
    }
  }
  return found
}

test.each(designs)('the words of %s lie on a drawing wholly or not at all', async (design) => {
  expect(await wordsRunOver(design)).toEqual([])
})

test.each(['VIVAAN', 'MMMMMMMM', 'आआआआआआआआ'])(
  'the name %s on the rakhi of a cricketer keeps clear of bat and ball',
  async (name) => {
    const { print = '' } = await braceletOf('little-cricketer-rakhi', { name })
    const [words, things] = await Promise.all([cover(print, 340, 340), cover(batAndBall, 340, 340)])
    expect(words.filter(Boolean).length).toBeGreaterThan(500)
    expect(words.filter((isWord, pixel) => isWord && things[pixel]).length).toBe(0)
  },
)
