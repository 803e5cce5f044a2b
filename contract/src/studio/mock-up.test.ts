import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { lookOfCategory } from '#catalog/product-types/category-look.ts'
import { type BlankId, blankIds, blanks } from '@tohfa/print-engine/scene/blanks'
import {
  type Color,
  drawn,
  sameBytes,
  withPixels,
} from '@tohfa/print-engine/mockup/kit-pixels.fixture'
import type { KitPlaces } from '@tohfa/print-engine/mockup/kit-place'
import { kitPlaces } from '@tohfa/print-engine/mockup/kit-places'
import { allKits, kitOf } from '@tohfa/print-engine/mockup/kits'
import type { KitPixels } from '@tohfa/print-engine/mockup/kit'
import { mockUp, mockUpsOf, type Rgb, type ShowPrint } from '@tohfa/print-engine/mockup/mock-up'
import { shapesOf } from '@tohfa/print-engine/mockup/piece-shapes'
import { halfSizes, type Pixels } from '@tohfa/print-engine/mockup/pixels'
import { sheetOf } from '@tohfa/print-engine/scene/place-on-sheet'
import type { Surface } from '@tohfa/print-engine/mockup/surfaces'

const filled = (color: Color, size = 300): Pixels => drawn(size, size, () => color)
const [clear, white, black, green] = (
  [
    [10, 20, 30, 0],
    [255, 255, 255, 255],
    [0, 0, 0, 255],
    [0, 200, 0, 255],
  ] as const
).map((color) => halfSizes(filled(color))) as [Pixels[], Pixels[], Pixels[], Pixels[]]

describe.each(allKits)('on $blank $area, $pictures.white', (place) => {
  let kit: KitPixels
  /** Computing the visible part of a sheet takes longest; it is the same for every print. */
  let show: ShowPrint
  beforeAll(async () => {
    kit = await withPixels(place)
    ;({ show } = mockUpsOf(kit))
  })

  test('a mock-up without print equals the kit’s picture, to the byte', () => {
    expect(sameBytes(show(clear).picture, kit.none.data)).toBe(true)
  })

  test('full white ink gives the picture in white, and full black ink the one in black', () => {
    const middle =
      ((kit.box[1] + (kit.box[3] >> 1)) * kit.width + kit.box[0] + (kit.box[2] >> 1)) * 4
    for (const [ink, there] of [
      [white, kit.white],
      [black, kit.black],
    ] as const) {
      const seen = show(ink).picture
      expect(seen.subarray(middle, middle + 4)).toEqual(
        new Uint8ClampedArray(there.data.subarray(middle, middle + 4)),
      )
    }
  })

  test('a print changes the pixels of its box and no others', () => {
    const [left, top, width, height] = kit.box
    expect(left + width).toBeLessThanOrEqual(kit.width)
    expect(top + height).toBeLessThanOrEqual(kit.height)
    const seen = show(green).picture
    let [outside, inside] = [0, 0]
    for (let at = 0; at < seen.length; at += 4) {
      if (seen[at + 1] === kit.none.data[at + 1]) continue
      const [x, y] = [(at / 4) % kit.width, Math.floor(at / 4 / kit.width)]
      if (x >= left && x < left + width && y >= top && y < top + height) inside += 1
      else outside += 1
    }
    expect(outside).toBe(0)
    expect(inside).toBeGreaterThan(width * height * 0.3)
  })

  test('its middle shows the middle of the sheet, its upper half the upper half', () => {
    const { width, height } = sheetOf(place)
    const [across, down] = [400, Math.round((400 * height) / width)]
    const halves = drawn(across, down, (_x, y) =>
      y < down / 2 ? [255, 0, 0, 255] : [0, 0, 255, 255],
    )
    const seen = show(halfSizes(halves)).picture
    const [left, top, boxWidth, boxHeight] = kit.box
    // A bar hangs with its print rotated: the upper half is on the left.
    const [upper, , , lower] = kit.surface.kind === 'quad' ? kit.surface.corners : []
    const isOnEnd = upper && lower && lower[0] - upper[0] > lower[1] - upper[1]
    const at = (share: number) => {
      const [across, down] = isOnEnd ? [share, 0.5] : [0.5, share]
      const [x, y] = [left + Math.round(boxWidth * across), top + Math.round(boxHeight * down)]
      return (y * kit.width + x) * 4
    }
    expect(seen[at(0.3)]!).toBeGreaterThan(seen[at(0.3) + 2]!)
    expect(seen[at(0.72) + 2]!).toBeGreaterThan(seen[at(0.72)]!)
  })
})

test('a mug rotated by a full turn looks as before', async () => {
  const kit = await withPixels(kitOf('mug', 'wrap')!)
  const stripes = halfSizes(drawn(600, 280, (x) => [x % 256, (x * 7) % 256, 90, 255]))
  const before = mockUp(stripes, kit, { turn: 33 })
  const looksAsBefore = (turn: number) => sameBytes(mockUp(stripes, kit, { turn }), before)
  expect([393, -327, 120].map(looksAsBefore)).toEqual([true, true, false])
})

test('fabric has its colour between its black and its white', async () => {
  const kit = await withPixels(kitOf('tee', 'front')!)
  const seen = mockUp(clear, kit, { cloth: [255, 0, 128] })
  for (const at of [0, 40_000, 400_000]) {
    const [dark, light] = [kit.dark.data, kit.white.data]
    expect(seen[at]).toBe(light[at])
    expect(seen[at + 1]).toBe(dark[at + 1])
    expect(seen[at + 2]!).toBeGreaterThan(dark[at + 2]!)
    expect(seen[at + 2]!).toBeLessThan(light[at + 2]!)
  }
})

test('a sheet smaller than the shirt’s is printed in its true size, below the collar', async () => {
  const kit = await withPixels(kitOf('tee', 'front')!)
  const red = halfSizes(filled([255, 0, 0, 255]))
  const reached = (sheet: { width: number; height: number; bleed: number }) => {
    const seen = mockUp(red, kit, { sheet })
    let [first, last, pixels] = [Infinity, 0, 0]
    for (let at = 0; at < seen.length; at += 4) {
      if (seen[at + 1] === kit.none.data[at + 1]) continue
      const y = Math.floor(at / 4 / kit.width)
      first = Math.min(first, y)
      last = Math.max(last, y)
      pixels += 1
    }
    return { first, last, pixels }
  }
  const whole = reached({ width: 305, height: 406, bleed: 0 })
  const half = reached({ width: 152.5, height: 203, bleed: 0 })
  expect(half.pixels / whole.pixels).toBeCloseTo(0.25, 1)
  expect(Math.abs(half.first - whole.first)).toBeLessThan(12)
  expect(half.last).toBeLessThan(whole.last)
})

const share = fc.double({ min: -3, max: 3, noNaN: true })
const point = fc.tuple(share, share)
const degrees = fc.double({ min: 0, max: 360, noNaN: true })
const surface: fc.Arbitrary<Surface> = fc.oneof(
  fc.record({ kind: fc.constant('plain') }),
  fc.record({ kind: fc.constant('quad'), corners: fc.tuple(point, point, point, point) }),
  fc.record({
    kind: fc.constant('cylinder'),
    degrees,
    rim: share,
    foot: share,
    above: share,
    below: share,
  }),
  fc.record({ kind: fc.constant('cloth'), degrees, arch: share, slope: share }),
  fc.record({ kind: fc.constant('cushion'), middle: point, corner: point, slope: share }),
  fc.record({
    kind: fc.constant('arc'),
    center: point,
    inner: share,
    outer: share,
    degrees,
    aspect: share,
  }),
)

/** A random case once found this: the area has no width, and so no point of the print either. */
const nothing: Surface = {
  kind: 'arc',
  center: [0, 0],
  inner: 0,
  outer: 0,
  degrees: 0,
  aspect: 0,
}

test('whatever its kit contains, a mock-up reads no pixel outside of its pictures', () => {
  const size = 12
  const picture = (seed: number) =>
    drawn(size, size, (x, y) => [(x * seed) % 256, y * 9, seed, 255])
  fc.assert(
    fc.property(surface, degrees, fc.tuple(degrees, degrees, degrees), (bent, turn, cloth: Rgb) => {
      const kit: KitPixels = {
        ...kitOf('mug', 'wrap')!,
        width: size,
        height: size,
        box: [1, 1, size - 2, size - 2],
        surface: bent,
        none: picture(90),
        black: picture(3),
        white: picture(240),
        dark: picture(4),
      }
      const red = filled([255, 0, 0, 255], 20)
      const seen = mockUp([red], kit, { turn, cloth })
      // A blend of pictures and ink lies between their colours; NaN would be stored as 0.
      for (let at = 0; at < seen.length; at += 4) {
        const channels = [kit.none, kit.black, kit.white, kit.dark].map(({ data }) => data[at + 2]!)
        expect(seen[at + 2]!).toBeGreaterThanOrEqual(Math.min(...channels))
        expect(seen[at + 3]).toBe(255)
      }
    }),
    { examples: [[nothing, 0, [0, 0, 0]]] },
  )
})

test('a rakhi, a tumbler and a polo shirt have their own mock-ups, and others that of their blank', () => {
  const pictureOf = (blank: BlankId, area: string, category?: string) =>
    kitOf(blank, area, lookOfCategory(blank, category))?.pictures.white
  const usual = pictureOf('bracelet', 'plate')
  expect(pictureOf('bracelet', 'plate', 'Customized Name Bracelet')).toBe(usual)
  expect(pictureOf('bracelet', 'plate', 'Customized Rakhi')).not.toBe(usual)
  expect(pictureOf('mug', 'wrap', 'Travel')).not.toBe(pictureOf('mug', 'wrap'))
  expect(pictureOf('tee', 'front', 'Polo')).not.toBe(pictureOf('tee', 'front'))
  expect(pictureOf('tee', 'back', 'Polo')).toBe(pictureOf('tee', 'back'))
})

test('every shape has its own kit on some area of its blank', () => {
  const without = blankIds.flatMap((blank) => {
    const areas: KitPlaces<BlankId> = kitPlaces[blank]
    return shapesOf(blank).filter(
      (shape) => !blanks[blank].areas.some(({ id }) => areas[id]?.[shape]),
    )
  })
  expect(without).toEqual([])
})
