import { inflateSync } from 'node:zlib'
import { type PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { type BlankId, blankIds, blanks } from '@tohfa/print-engine/scene/blanks'
import { motifIds } from '@tohfa/print-engine/scene/motif-ids'
import { scene as sceneShape } from '@tohfa/print-engine/scene/scene'
import { emojiSet } from '@tohfa/print-engine/fonts/emoji-set'
import { blankAsApproved, engineOf, proofHash } from './proof-hash.ts'
import { renderPdf } from './render-pdf.ts'
import { renderSheet } from './render-sheet.ts'
import { showTheSame } from './same-pixels.ts'
import { type Sheet, sheetsOf } from './sheet.ts'

const file = 'a'.repeat(64)
const half = { width: 400, height: 600, channels: 3, background: '#1050d0' } as const
/** Blue on the left, orange on the right. */
const photo = sharp({ create: { ...half, width: 800 } })
  .composite([{ input: { create: { ...half, background: '#f0a020' } }, left: 400, top: 0 }])
  .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
  .toBuffer()
const parts = { photo: () => photo }

/** These items on the first area of a blank. */
function aScene(blank: BlankId, items: object[], background: string | null = null) {
  const [area] = blanks[blank].areas
  return sceneShape.parse({ v: 1, blank, areas: [{ id: area?.id, background, items }] })
}
function aSheet(...given: Parameters<typeof aScene>): Sheet {
  const [sheet] = sheetsOf(blanks[given[0]], aScene(...given))
  if (!sheet) throw new Error('a scene has a sheet')
  return sheet
}
const frame = { id: 'photo', kind: 'photo', x: 0, y: 0, width: 40, height: 30, file }
const words = {
  id: 'words',
  kind: 'text',
  x: 0,
  y: 0,
  text: 'मीरा',
  font: 'baloo-2-700',
  size: 12,
  color: '#a8322a',
  outline: { color: '#101010', width: 0.4 },
}
const everything = [
  { ...frame, mask: 'heart', turn: 8, look: 'sepia' },
  {
    id: 'bar',
    kind: 'shape',
    shape: 'rect',
    x: 0,
    y: 0,
    width: 12,
    height: 3,
    radius: 1,
    fill: '#20a050',
  },
  {
    id: 'ring',
    kind: 'shape',
    shape: 'ellipse',
    x: 5,
    y: 0,
    width: 9,
    height: 6,
    stroke: { color: '#2040c0', width: 0.6 },
  },
  { id: 'line', kind: 'shape', shape: 'line', x: 0, y: 4, width: 20, height: 0.5, fill: '#000000' },
  { id: 'motif', kind: 'motif', x: -6, y: 0, width: 6, height: 6, motif: motifIds[0] },
  words,
]

/** The pixel at this place, in millimetres from the middle of the trim. */
async function pixelAt(png: Buffer, [x, y]: [number, number], dpi = 300): Promise<number[]> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (middle: number, mm: number) => Math.round(middle / 2 + (mm / 25.4) * dpi)
  const start = (at(info.height, y) * info.width + at(info.width, x)) * 4
  return [...data.subarray(start, start + 4)]
}
const near = (expected: number[]) => expected.map((value) => expect.closeTo(value, -1.1))

test.each(blankIds)(
  'the press file of a %s has the size of its sheet and the same bytes again',
  async (blank) => {
    const sheet = aSheet(
      blank,
      everything.filter(({ kind }) => blank !== 'tee' || kind !== 'photo'),
    )
    const png = await renderSheet(sheet, parts)
    const { width, height, density } = await sharp(png).metadata()
    const { area } = sheet
    const pixels = (mm: number) => Math.round(((mm + 2 * area.bleed) / 25.4) * blanks[blank].dpi)
    expect([width, height, density]).toEqual([
      pixels(area.width),
      pixels(area.height),
      blanks[blank].dpi,
    ])
    expect(png.equals(await renderSheet(sheet, parts))).toBe(true)
  },
)

test('without a ground it is transparent, with one it covers the bleed', async () => {
  const corner: [number, number] = [-100, -45]
  expect(await pixelAt(await renderSheet(aSheet('mug', [words]), parts), corner)).toEqual([
    0, 0, 0, 0,
  ])
  const grounded = await renderSheet(aSheet('mug', [words], '#fff3e0'), parts)
  expect(await pixelAt(grounded, corner)).toEqual([255, 243, 224, 255])
  expect((await sharp(grounded).metadata()).hasAlpha).toBe(false)
})

test('a photo shows the part that its frame does, turned over and in its look', async () => {
  const drawn = async (more: object) =>
    renderSheet(aSheet('mug', [{ ...frame, ...more }], '#ffffff'), parts)
  const left: [number, number] = [-10, 0]
  const right: [number, number] = [10, 0]
  const [blue, orange] = [
    [16, 80, 208, 255],
    [240, 160, 32, 255],
  ]
  const plain = await drawn({})
  expect([await pixelAt(plain, left), await pixelAt(plain, right)]).toEqual([
    near(blue),
    near(orange),
  ])
  const flipped = await drawn({ flip: true })
  expect(await pixelAt(flipped, left)).toEqual(near(orange))
  const cropped = await drawn({ crop: { x: 0.5, y: 0.2, width: 0.25, height: 0.5 } })
  expect(await pixelAt(cropped, left)).toEqual(near(orange))
  const grey = 0.2126 * 16 + 0.7152 * 80 + 0.0722 * 208
  expect(await pixelAt(await drawn({ look: 'grey' }), left)).toEqual(near([grey, grey, grey, 255]))
  const heart = await drawn({ mask: 'heart' })
  expect(await pixelAt(heart, [-19, 14])).toEqual([255, 255, 255, 255])
})

/** A photo of four quarters, by their colours: top left, top right, bottom left, bottom right. */
const corners = ['#1050d0', '#f0a020', '#20a050', '#c02080'] as const
const [blue, orange, green, pink] = corners
const cornered = sharp({ create: { ...half, width: 800 } })
  .composite(
    corners.map((background, nth) => ({
      input: { create: { ...half, height: 300, background } },
      left: nth % 2 ? 400 : 0,
      top: nth < 2 ? 0 : 300,
    })),
  )
  .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
  .toBuffer()

test.each([
  [{}, [blue, orange, green, pink]],
  [{ quarter: 1 }, [green, blue, pink, orange]],
  [{ quarter: 2 }, [pink, green, orange, blue]],
  [{ quarter: 3 }, [orange, pink, blue, green]],
  [{ flip: true }, [orange, blue, pink, green]],
  [{ quarter: 1, flip: true }, [blue, green, orange, pink]],
])('a photo is turned clockwise by its quarters and then mirrored: %o', async (turn, seen) => {
  const sheet = aSheet('mug', [{ ...frame, ...turn }], '#ffffff')
  const png = await renderSheet(sheet, { photo: () => cornered })
  const rgb = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))
  const places: [number, number][] = [
    [-10, -7],
    [10, -7],
    [-10, 7],
    [10, 7],
  ]
  for (const [nth, place] of places.entries())
    expect(await pixelAt(png, place)).toEqual(near([...rgb(seen[nth] ?? ''), 255]))
})

test('a pale photo in the look clear has black and white', async () => {
  const shade = (grey: number) => ({ r: grey, g: grey, b: grey })
  const pale = sharp({ create: { ...half, width: 800, background: shade(90) } })
    .composite([{ input: { create: { ...half, background: shade(180) } }, left: 400, top: 0 }])
    .png()
    .toBuffer()
  const png = await renderSheet(aSheet('mug', [{ ...frame, look: 'clear' }], '#ffffff'), {
    photo: () => pale,
  })
  expect(await pixelAt(png, [-10, 0])).toEqual(near([0, 0, 0, 255]))
  expect(await pixelAt(png, [10, 0])).toEqual(near([255, 255, 255, 255]))
  const seen = await renderSheet(aSheet('mug', [{ ...frame, look: 'clear' }]), {
    photo: () =>
      sharp({ create: { ...half, channels: 4, background: { ...shade(20), alpha: 0.5 } } })
        .png()
        .toBuffer(),
  })
  expect(await pixelAt(seen, [10, 0])).toEqual(near([60, 60, 60, 128]))
})

const mm = (points: number) => (points / 72) * 25.4
type Box = { x: number; y: number; width: number; height: number }
const inMm = ({ x, y, width, height }: Box) => [x, y, width, height].map(mm)

test.each(blankIds)(
  'the PDF of a %s says where to cut, to 0.05 mm, and is the same again',
  async (blank) => {
    const sheet = aSheet(blank, everything, '#fff3e0')
    const bytes = await renderPdf(sheet, parts)
    expect(bytes.equals(await renderPdf(sheet, parts))).toBe(true)
    const pages = (await PDFDocument.load(bytes)).getPages()
    expect(pages).toHaveLength(1)
    const [page] = pages
    const { width, height, bleed } = sheet.area
    const about = (margin: number) =>
      [8 + bleed - margin, 8 + bleed - margin, width + 2 * margin, height + 2 * margin].map(
        (length) => expect.closeTo(length, 1.3),
      )
    expect(inMm(page?.getTrimBox() as Box)).toEqual(about(0))
    expect(inMm(page?.getBleedBox() as Box)).toEqual(about(bleed))
    expect(inMm(page?.getMediaBox() as Box)).toEqual(about(bleed + 8))
  },
)

/** The colour spaces of a PDF's pictures, and its output intents. */
async function coloursOf(bytes: Buffer) {
  const document = await PDFDocument.load(bytes)
  const streams = document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream ? [object.dict] : []))
  const isImage = (dict: PDFDict) => dict.get(PDFName.of('Subtype')) === PDFName.of('Image')
  return {
    images: streams.filter(isImage).map((dict) => String(dict.get(PDFName.of('ColorSpace')))),
    outputs: document.catalog.has(PDFName.of('OutputIntents')),
  }
}

test('cards are printed in CMYK and name its profile; all else is RGB', async () => {
  expect(await coloursOf(await renderPdf(aSheet('card', everything, '#fff3e0'), parts))).toEqual({
    images: ['/DeviceCMYK'],
    outputs: true,
  })
  expect(await coloursOf(await renderPdf(aSheet('mug', everything), parts))).toEqual({
    images: ['/DeviceRGB'],
    outputs: false,
  })
})

test('where a photo shines through, its PDF says how much of each colour is seen', async () => {
  const transparent = await sharp({
    create: {
      width: 80,
      height: 60,
      channels: 4,
      background: { r: 16, g: 80, b: 208, alpha: 0.5 },
    },
  })
    .png()
    .toBuffer()
  const { context } = await PDFDocument.load(
    await renderPdf(aSheet('mug', [frame]), { photo: () => Promise.resolve(transparent) }),
  )
  const images = context.enumerateIndirectObjects().flatMap(([, object]) => {
    if (!(object instanceof PDFRawStream)) return []
    if (object.dict.get(PDFName.of('Subtype')) !== PDFName.of('Image')) return []
    return [{ dict: object.dict, pixels: inflateSync(object.contents) }]
  })
  const colors = images.find(({ dict }) => dict.has(PDFName.of('SMask')))
  const alpha = images.find(({ dict }) => !dict.has(PDFName.of('SMask')))
  expect(images).toHaveLength(2)
  expect([...(colors?.pixels.subarray(0, 3) ?? [])]).toEqual([16, 80, 208])
  expect(colors?.pixels).toHaveLength(80 * 60 * 3)
  expect(alpha?.pixels).toHaveLength(80 * 60)
  expect(alpha?.pixels[0]).toBe(128)
})

test('pictures are the same while at most one in a thousand pixels differs much', async () => {
  const picture = (black: number, grey = 0) => {
    const pixels = Buffer.alloc(100 * 100 * 3, 200)
    pixels.fill(0, 0, black * 3)
    pixels.fill(165, black * 3, (black + grey) * 3)
    return sharp(pixels, { raw: { width: 100, height: 100, channels: 3 } })
      .png()
      .toBuffer()
  }
  const plain = await picture(0)
  expect(await showTheSame(plain, await picture(10, 5_000))).toBe(true)
  expect(await showTheSame(plain, await picture(11))).toBe(false)
  expect(await showTheSame(plain, await sharp(plain).resize(100, 99).png().toBuffer())).toBe(false)
})

test.each([null, '#ffffff'])(
  'photos that are not in memory together are drawn as if they were, on the ground %s',
  async (background) => {
    const photos = [-20, -5, 10].map((x) => ({ ...frame, x, turn: x }))
    const items = [...everything, ...photos, words].map((item, nth) => ({ ...item, id: `i${nth}` }))
    const sheet = aSheet('card', items, background)
    const [together, inParts] = [
      await renderSheet(sheet, parts),
      await renderSheet(sheet, parts, 1),
    ]
    expect((await sharp(inParts).metadata()).channels).toBe(
      (await sharp(together).metadata()).channels,
    )
    const onWhite = (png: Buffer) => sharp(png).flatten({ background: '#ffffff' }).raw().toBuffer()
    const [one, other] = [await onWhite(together), await onWhite(inParts)]
    const most = one.reduce((so, value, at) => Math.max(so, Math.abs(value - (other[at] ?? 0))), 0)
    expect(most).toBeLessThanOrEqual(8)
  },
)

describe('emoji', () => {
  const { outline: _outline, ...plain } = words
  const cake = { ...plain, text: '🎂', size: 30, color: '#a8322a' }
  /** The colours of the pixels that are not transparent. */
  const colorsIn = async (png: Buffer) => {
    const { data } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    const found = new Set<string>()
    for (let at = 0; at < data.length; at += 4)
      if (data[at + 3] === 255) found.add(data.subarray(at, at + 3).toString('hex'))
    return found
  }

  /** The colours that a PDF fills paths with. */
  const fillsIn = (pdf: Buffer) => {
    const streams = pdf.toString('latin1').matchAll(/stream\r?\n([^]*?)\r?\nendstream/g)
    const content = Array.from(streams, ([, packed = '']) => {
      try {
        return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')
      } catch {
        return ''
      }
    }).join('\n')
    const fills = content.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) scn/g)
    const toHex = (part = '') =>
      Math.round(Number(part) * 255)
        .toString(16)
        .padStart(2, '0')
    return [...new Set(Array.from(fills, ([, ...rgb]) => rgb.map(toHex).join('')))]
  }

  test('are printed in their colours, in the PDF by the same fills', async () => {
    const sheet = aSheet('mug', [cake])
    const colors = await colorsIn(await renderSheet(sheet, parts))
    for (const icing of ['ffdea7', 'd3883e', '26eafc']) expect(colors).toContain(icing)
    const fills = fillsIn(await renderPdf(sheet, parts))
    for (const icing of ['ffdea7', 'd3883e', '26eafc']) expect(fills).toContain(icing)
  })

  test('on a blank of one ink are printed in the colour of the text', async () => {
    const colors = await colorsIn(await renderSheet(aSheet('bracelet', [cake]), parts))
    expect([...colors]).toEqual(['a8322a'])
  })

  test('in a print that was approved in one colour stay so, in PNG and PDF', async () => {
    const { scene, blank } = { scene: aScene('mug', [cake]), blank: blanks.mug }
    const engine = engineOf(blank, scene)
    const [before] = engine.split(', emoji')
    const drawnBy = async (stored: string) => {
      const [sheet] = sheetsOf(blankAsApproved({ engine: stored, blank }), scene)
      return { png: await renderSheet(sheet!, parts), pdf: await renderPdf(sheet!, parts) }
    }
    const [old, now] = [await drawnBy(before!), await drawnBy(engine)]
    expect([...(await colorsIn(old.png))]).toEqual(['a8322a'])
    expect(fillsIn(old.pdf)).toEqual(['a8322a'])
    expect(fillsIn(now.pdf)).toContain('ffdea7')
    expect((await colorsIn(now.png)).size).toBeGreaterThan(3)
  })

  test('in colour count in the hash of a print; other prints keep theirs', () => {
    const hashOf = (text: string, blank: BlankId = 'mug') =>
      proofHash(blanks[blank], aScene(blank, [{ ...cake, text }]))
    expect(engineOf(blanks.mug, aScene('mug', [cake]))).toContain(emojiSet)
    for (const [text, blank] of [
      ['Meera ❤', 'mug'],
      ['मीरा', 'mug'],
      ['🎂', 'bracelet'],
    ] as const)
      expect(engineOf(blanks[blank], aScene(blank, [{ ...cake, text }]))).not.toContain(emojiSet)
    expect(hashOf('🎂')).not.toBe(hashOf('🎉'))
  })
})

test('a lock does not change the hash of a print', () => {
  const panel = { kind: 'shape', id: 'panel', x: 0, y: 0, width: 40, height: 20, shape: 'rect' }
  const hashOf = (item: object) => proofHash(blanks.mug, aScene('mug', [{ ...panel, ...item }]))
  expect(hashOf({ locked: true })).toBe(hashOf({}))
  expect(hashOf({ hidden: true })).not.toBe(hashOf({}))
})
