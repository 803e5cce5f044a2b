import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutOut, putIn } from '#scene/changed-part.ts'
import { drawn, sameBytes, withPixels } from './kit-pixels.fixture.ts'
import { kitOf } from './kits.ts'
import { mockUp, mockUpsOf } from './mock-up.ts'
import type { Pixels } from './pixels.ts'

test('a print after another looks as it does alone, wherever they differ', async () => {
  const [width, height] = [300, 150]
  const spot = fc.record({
    x: fc.integer({ min: 0, max: width - 1 }),
    y: fc.integer({ min: 0, max: height - 1 }),
    size: fc.integer({ min: 1, max: 60 }),
    alpha: fc.integer({ min: 0, max: 255 }),
  })
  const print = fc.array(spot, { maxLength: 3 }).map((spots) =>
    drawn(width, height, (x, y) => {
      const on = spots.find((one) => Math.max(Math.abs(x - one.x), Math.abs(y - one.y)) < one.size)
      return on ? [x % 256, y, 200, on.alpha] : [0, 0, 0, 0]
    }),
  )
  const kits = await Promise.all(
    [kitOf('mug', 'wrap')!, kitOf('keychain', 'front')!].map(withPixels),
  )
  for (const kit of kits) {
    const { show } = mockUpsOf(kit)
    const seen = { ...kit.none, data: kit.none.data.slice() }
    fc.assert(
      fc.property(print, (next) => {
        const { picture, changed } = show([next])
        if (changed) {
          const { left, top, right, bottom } = changed
          const data = cutOut({ ...seen, data: picture }, changed)
          putIn(seen, { data, width: right - left, height: bottom - top }, left, top)
        }
        // The visible picture when only the changed parts are copied, and the drawn one.
        const alone = mockUp([next], kit)
        return [seen.data, picture].every((data) => sameBytes(data, alone))
      }),
      { numRuns: 12 },
    )
  }
})

test('a print with declared changes is compared there, and otherwise as a whole', async () => {
  const kit = await withPixels(kitOf('mug', 'wrap')!)
  const { show } = mockUpsOf(kit)
  const [width, height] = [300, 150]
  const printOf = (size: number) =>
    drawn(width, height, (x, y) =>
      Math.max(Math.abs(x - 150), Math.abs(y - 75)) < size ? [x % 256, y, 200, 255] : [0, 0, 0, 0],
    )
  const one = printOf(20)
  const into = (print: Pixels, before: Pixels): Pixels => {
    before.data.set(print.data)
    return { ...before }
  }
  const alike = (picture: Uint8ClampedArray, size: number) =>
    sameBytes(picture, mockUp([printOf(size)], kit))
  expect(alike(show([one]).picture, 20)).toBe(true)
  expect(show([one]).changed).toBeUndefined()

  const part = { left: 120, top: 45, right: 180, bottom: 105 }
  const two = into(printOf(30), one)
  const { picture, changed } = show([two], { since: one, parts: [part] })
  expect(alike(picture, 30)).toBe(true)
  const area = ({ left, top, right, bottom }: typeof part) => (right - left) * (bottom - top)
  expect(area(changed!)).toBeLessThan((kit.box[2] * kit.box[3]) / 4)
  expect(show([into(printOf(30), two)], { since: two, parts: [] }).changed).toBeUndefined()

  // A print in between was drawn but not shown, so the changes of the next do not apply to the last
  // one shown.
  const missed = into(printOf(60), two)
  const four = into(printOf(10), missed)
  expect(
    alike(show([four], { since: missed, parts: [{ ...part, left: 149, right: 150 }] }).picture, 10),
  ).toBe(true)
})

test('each of several declared changes of a print is drawn', async () => {
  const kit = await withPixels(kitOf('mug', 'wrap')!)
  const { show } = mockUpsOf(kit)
  const [width, height] = [300, 150]
  const places = [110, 190]
  const squares = drawn(width, height, (x, y) =>
    places.some((place) => Math.max(Math.abs(x - place), Math.abs(y - 75)) < 10)
      ? [0, 80, 200, 255]
      : [0, 0, 0, 0],
  )
  const before = drawn(width, height, () => [0, 0, 0, 0])
  show([before])
  before.data.set(squares.data)
  const parts = places.map((place) => ({
    left: place - 10,
    top: 65,
    right: place + 10,
    bottom: 85,
  }))
  const { picture } = show([{ ...before }], { since: before, parts })
  expect(sameBytes(picture, mockUp([squares], kit))).toBe(true)
})

test('only the part of a print that a product sees determines its picture', async () => {
  const [width, height] = [300, 150]
  const kits = await Promise.all(
    [kitOf('mug', 'wrap')!, kitOf('keychain', 'front')!].map(withPixels),
  )
  for (const kit of kits)
    for (const turn of kit.blank === 'mug' ? [0, 75, -140] : [0]) {
      const { show, sees } = mockUpsOf(kit, { turn })
      const { left, top, right, bottom } = sees({ width, height })
      const printOf = (around: number) =>
        drawn(width, height, (x, y) =>
          x >= left && x < right && y >= top && y < bottom
            ? [x % 256, y, (x * y) % 256, (x + y) % 256]
            : [around, around, around, around],
        )
      const one = show([printOf(0)]).picture.slice()
      expect(sameBytes(show([printOf(255)]).picture, one)).toBe(true)
      if (kit.blank === 'mug') expect(right - left).toBeLessThan(width * 0.75)
    }
})
