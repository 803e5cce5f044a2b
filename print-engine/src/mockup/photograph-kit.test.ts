import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blanks } from '#scene/blanks.ts'
import { drawn, sameBytes } from './kit-pixels.fixture.ts'
import { otherTurn } from './facing-turn.ts'
import { kitOf, readKit } from './kits.ts'
import type { Kit } from './kit.ts'
import { flatMarking, goodMarking } from './marking.fixture.ts'
import { type Marking } from './marking.ts'
import { mockUp } from './mock-up.ts'
import { type Photograph, photographFor } from './photograph.ts'
import { kitShown } from './photograph-kit.ts'
import { halfSizes, type Pixels } from './pixels.ts'

const [tee] = blanks.tee.areas
const [wrap] = blanks.mug.areas
const photographOf = (marking: Marking, sheet = tee!): Photograph => ({
  ...marking,
  picture: '/images/shirt/720.webp',
  sheet,
})
const kitOn = (marking: Marking): Kit => kitShown('tee', tee!, undefined, photographOf(marking))!
const withPicture = (kit: Kit, picture: Pixels) => readKit(kit, () => Promise.resolve(picture))

/** A grey piece whose brightness changes like folds do. */
const folded = drawn(720, 900, (x, y) => {
  const light = Math.round(215 + 25 * Math.sin(x / 30) + 12 * Math.cos(y / 45))
  return [light, light, light, 255]
})
const ink = (light: number) => halfSizes(drawn(300, 400, () => [light, light, light, 255]))
const clear = halfSizes(drawn(300, 400, () => [0, 0, 0, 0]))
const redAt = (pixels: Pixels['data'], x: number, y: number) => pixels[(y * 720 + x) * 4]!

test('a photograph without a print stays as it is, to the byte, in every colour of the product', async () => {
  const kit = await withPicture(kitOn(flatMarking), folded)
  for (const cloth of [undefined, [168, 50, 42]] as const)
    expect(sameBytes(mockUp(clear, kit, cloth ? { cloth } : {}), folded.data)).toBe(true)
})

test('with all of its shade and light, white ink on a white piece leaves the photograph as it is', async () => {
  const kit = await withPicture(kitOn(flatMarking), folded)
  const seen = mockUp(ink(255), kit)
  let most = 0
  for (let at = 0; at < seen.length; at += 4)
    most = Math.max(most, Math.abs(seen[at]! - folded.data[at]!))
  expect(most).toBeLessThanOrEqual(1)
})

test('without shade and light, a print is as flat as its ink', async () => {
  const kit = await withPicture(kitOn({ ...flatMarking, folds: 0, light: 0 }), folded)
  const seen = mockUp(ink(0), kit)
  expect([300, 360, 420].map((x) => redAt(seen, x, 450))).toEqual([0, 0, 0])
  const white = mockUp(ink(255), kit)
  expect(new Set([300, 360, 420].map((x) => redAt(white, x, 450))).size).toBe(1)
})

test('more shade darkens white ink in a fold, and more light brightens black ink on a ridge', async () => {
  const [ridge, fold] = [424, 330]
  expect(redAt(folded.data, ridge, 450)).toBeGreaterThan(redAt(folded.data, fold, 450))
  const seenWith = async (part: Partial<Marking>, light: number, x: number) =>
    redAt(mockUp(ink(light), await withPicture(kitOn({ ...flatMarking, ...part }), folded)), x, 450)
  expect(await seenWith({ folds: 100 }, 255, fold)).toBeLessThan(
    await seenWith({ folds: 30 }, 255, fold),
  )
  expect(await seenWith({ light: 100 }, 0, ridge)).toBeGreaterThan(
    await seenWith({ light: 30 }, 0, ridge),
  )
})

test('on a black piece white ink is bright, and its noise is not taken for folds', async () => {
  const noisy = drawn(720, 900, (x, y) => {
    const light = 18 + ((x * 7 + y * 13) % 9)
    return [light, light, light, 255]
  })
  const seen = mockUp(ink(255), await withPicture(kitOn(flatMarking), noisy))
  expect(redAt(seen, 360, 450)).toBeGreaterThan(170)
})

test('whatever is marked, a print changes only its box', async () => {
  await fc.assert(
    fc.asyncProperty(goodMarking, async (marking) => {
      const kit = await withPicture(kitOn(marking), folded)
      const [left, top, width, height] = kit.box
      const seen = mockUp(ink(0), kit)
      let [outside, inside] = [0, 0]
      for (let at = 0; at < seen.length; at += 4) {
        if (seen[at] === folded.data[at]) continue
        const [x, y] = [(at / 4) % 720, Math.floor(at / 4 / 720)]
        if (x >= left && x < left + width && y >= top && y < top + height) inside += 1
        else outside += 1
      }
      expect(outside).toBe(0)
      expect(inside).toBeGreaterThan(0)
    }),
    { numRuns: 12 },
  )
})

test('the wrap of a photographed mug turns like that of a drawn one, and a smaller area does not', () => {
  const at = (x: number) => ({
    id: `at${x}`,
    kind: 'shape' as const,
    shape: 'rect' as const,
    x,
    y: 0,
    turn: 0,
    width: 20,
    height: 20,
    radius: 0,
    fill: '#000000',
  })
  const items = [at(-90), at(90)]
  const marking = { ...flatMarking, around: 180 }
  const mug = kitShown('mug', wrap!, undefined, photographOf(marking, wrap))!
  expect(otherTurn(mug, { items })).toBe(otherTurn(kitOf('mug', 'wrap')!, { items }))
  const small = { ...wrap!, width: 80 }
  const front = kitShown('mug', small, undefined, photographOf({ ...marking, around: 96 }, small))!
  expect(otherTurn(front, { items: [at(-30), at(30)] })).toBeUndefined()
})

test('a colour has its own photograph, else that for all colours, else none', () => {
  const red = { area: 'front', color: 'Red' }
  const all = { area: 'front', color: null }
  const back = { area: 'back', color: 'Blue' }
  expect(photographFor([all, red, back], 'front', 'Red')).toBe(red)
  expect(photographFor([red, all, back], 'front', 'Blue')).toBe(all)
  expect(photographFor([red, all, back], 'back', 'Red')).toBeUndefined()
})
