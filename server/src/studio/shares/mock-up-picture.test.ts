import { expect, test } from 'vitest'
import { type BlankId, blanks } from '@tohfa/print-engine/scene/blanks'
import { plain } from '#studio/photos/photos.fixture.ts'
import { sha256Of } from '#studio/press/sha256-of.ts'
import { mockUpPicture } from './mock-up-picture.ts'

/** A print of one colour on the first area of a blank. */
async function shown([blank, color, ink]: [BlankId, string, string]): Promise<string> {
  const { areas } = blanks[blank]
  const [area] = areas
  if (!area) throw new Error(`a ${blank} has an area`)
  const print = await plain(200, 100, ink).png().toBuffer()
  return sha256Of(await mockUpPicture(print, { blank, areas, area, scene: { items: [] }, color }))
}

test('a print is shown alike, whatever was shown before on that product and on others', async () => {
  const prints: [BlankId, string, string][] = [
    ['mug', '#ffffff', '#aa3311'],
    ['tee', '#203060', '#ffffff'],
    ['card', '#ffffff', '#1050d0'],
    ['keychain', '#aa3311', '#20a050'],
    ['mug', '#203060', '#1050d0'],
  ]
  const first: string[] = []
  for (const print of prints) first.push(await shown(print))
  expect(new Set(first).size).toBe(prints.length)
  for (const [nth, print] of [...prints.entries()].toReversed())
    expect(await shown(print)).toBe(first[nth])
})
