import sharp from 'sharp'
import { expect, test } from 'vitest'
import { contactSheetPicture } from './contact-sheet-picture.ts'

/** The columns of the first label that have ink. */
async function inkedColumns(label: string[]): Promise<number[]> {
  const cells = [{ proof: null, label, ground: '#ffffff' }]
  const picture = await contactSheetPicture({ aspect: 0.5, cells }, {})
  // The label is below the border of the preview.
  const ink = await sharp(picture)
    .extract({ left: 10, top: 165, width: 300, height: 30 })
    .extractChannel(0)
    .raw()
    .toBuffer()
  return Array.from({ length: 300 }, (_, x) => x).filter((x) =>
    Array.from({ length: 30 }, (_, y) => ink[y * 300 + x] ?? 255).some((shade) => shade < 128),
  )
}

test.each(['Asha', 'ਹਰਪ੍ਰੀਤ', 'محمد'])('the number of a row is to the left of %s', async (words) => {
  const columns = await inkedColumns(['1', words])
  const [first = 0, last = 0] = [columns[0], columns.at(-1)]
  const gaps = columns.slice(1).map((x, at) => x - (columns[at] ?? 0))
  const beforeGap = columns[gaps.indexOf(Math.max(...gaps))] ?? last
  expect(beforeGap - first).toBeLessThan((last - first) / 4)
})
