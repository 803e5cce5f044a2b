import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type BlankId, blanks } from '@tohfa/print-engine/scene/blanks'
import { scene } from '@tohfa/print-engine/scene/scene'
import { createKeptCuts, type KeptCuts } from './kept-cuts.ts'
import { renderPdf } from './render-pdf.ts'
import { previewsOf, renderSheet } from './render-sheet.ts'
import { sha256Of } from './sha256-of.ts'
import { type Sheet, sheetsOf } from './sheet.ts'

const grey = { width: 900, height: 700, channels: 3 as const, background: '#808080' }
/** Photos that compress badly, so that each pixel counts. */
const noise = (sigma: number) =>
  sharp({ create: { ...grey, noise: { type: 'gaussian', mean: 128, sigma } } })
    .jpeg({ quality: 92 })
    .toBuffer()
const [ashas, ravis] = [noise(30), noise(31)]
const seeThrough = sharp({
  create: { ...grey, channels: 4, background: { r: 200, g: 80, b: 40, alpha: 0.5 } },
})
  .png()
  .toBuffer()
type Photo = Promise<Buffer>

const frame = { id: 'photo', kind: 'photo', x: 0, y: 0, width: 30, height: 24 }
const words = { id: 'name', kind: 'text', x: 0, y: 0, font: 'baloo-2-700', size: 6 }

/** A row of a list: its name over its photo. */
function aRow(name: string, more: object = {}, blank: BlankId = 'keychain'): Sheet {
  const file = 'a'.repeat(64)
  const items = [
    { ...frame, file, ...more },
    { ...words, text: name, color: '#a8322a' },
  ]
  const [area] = blanks[blank].areas
  const [sheet] = sheetsOf(
    blanks[blank],
    scene.parse({ v: 1, blank, areas: [{ id: area?.id, items }] }),
  )
  if (!sheet) throw new Error('a row has a sheet')
  return sheet
}

/** The hashes of its press file, its pictures for pages, and its PDF. */
async function drawn(sheet: Sheet, photo: Photo, cuts?: KeptCuts) {
  const parts = { photo: () => photo, cuts }
  const png = await renderSheet(sheet, parts)
  const files = { png, ...(await previewsOf(png)), pdf: await renderPdf(sheet, parts) }
  return Object.entries(files).map(([name, bytes]) => `${name} ${sha256Of(bytes)}`)
}

test.each<[string, BlankId, Photo, object]>([
  ['a photo', 'keychain', ashas, {}],
  ['a photo in the look clear', 'keychain', ashas, { look: 'clear', quarter: 1 }],
  ['a photo in CMYK', 'card', ashas, { look: 'sepia' }],
  ['a photo that shines through', 'keychain', seeThrough, {}],
  ['one that shines through, in CMYK', 'card', seeThrough, {}],
])('rows that share %s have the bytes that each has alone', async (_, blank, photo, more) => {
  const cuts = createKeptCuts()
  const names = ['Asha', 'मीरा', 'Asha']
  for (const name of names) {
    const row = aRow(name, more, blank)
    expect(await drawn(row, photo, cuts)).toEqual(await drawn(row, photo))
  }
})

test('a photo is cut once for the rows that share it', async () => {
  const cuts = createKeptCuts()
  await drawn(aRow('Asha'), ashas, cuts)
  const kept = [...cuts.keys()]
  expect(kept).toHaveLength(2)
  // Another picture in its place shows whether it is used.
  const other = await sharp({ create: { ...grey, background: '#10c040' } })
    .jpeg()
    .toBuffer()
  for (const key of kept) cuts.set(key, { bytes: other, pixels: grey.width * grey.height })
  const [alone, shared] = [await drawn(aRow('Ravi'), ashas), await drawn(aRow('Ravi'), ashas, cuts)]
  expect(shared.filter((file) => alone.includes(file))).toEqual([])
  expect([...cuts.keys()].toSorted()).toEqual(kept.toSorted())
})

test('a row with another crop, size, look, turn or photo has its own', async () => {
  const cuts = createKeptCuts()
  const rows: [object, Photo][] = [
    [{}, ashas],
    [{ crop: { x: 0.25, y: 0, width: 0.5, height: 1 } }, ashas],
    [{ width: 20 }, ashas],
    [{ look: 'grey' }, ashas],
    [{ quarter: 1 }, ashas],
    [{}, ravis],
    [{}, seeThrough],
  ]
  const alone: string[][] = []
  for (const [more, photo] of rows) alone.push(await drawn(aRow('Asha', more), photo))
  for (const round of ['cut', 'kept'])
    for (const [nth, [more, photo]] of rows.entries())
      expect([round, nth, await drawn(aRow('Asha', more), photo, cuts)]).toEqual([
        round,
        nth,
        alone[nth],
      ])
})

test('where not all fit, the least recently used go, and every row is drawn as before', async () => {
  const one = createKeptCuts()
  await renderSheet(aRow('Asha'), { photo: () => ashas, cuts: one })
  const cuts = createKeptCuts(Math.ceil(one.calculatedSize * 2.5))
  const crops = [0, 0.1, 0.2, 0].map((x) => ({ crop: { x, y: 0, width: 0.8, height: 1 } }))
  for (const more of crops) {
    const row = aRow('Asha', more)
    const png = await renderSheet(row, { photo: () => ashas, cuts })
    expect(sha256Of(png)).toBe(sha256Of(await renderSheet(row, { photo: () => ashas })))
    expect(cuts.calculatedSize).toBeLessThanOrEqual(cuts.maxSize)
  }
  expect(cuts.size).toBe(2)
})

test('a cut photo that is larger than all of them may be is not kept', async () => {
  const cuts = createKeptCuts(1_000)
  await drawn(aRow('Asha'), ashas, cuts)
  expect(cuts.size).toBe(0)
})
