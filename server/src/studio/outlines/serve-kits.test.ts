import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { blanks } from '@tohfa/print-engine/scene/blanks'
import { allKits, kitOf } from '@tohfa/print-engine/mockup/kits'
import { sharedTestShop } from '#testing/shared-shop.ts'
import type { TestShop } from '#testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await sharedTestShop()
})

const areas = Object.values(blanks).flatMap((blank) =>
  blank.areas.map((area) => [blank.id, area.id] as const),
)

test('each area of each blank has a kit', () => {
  expect(areas.filter(([blank, area]) => !kitOf(blank, area))).toEqual([])
})

describe.each(allKits)('the kit of $blank $area, $pictures.white', ({ pictures, ...kit }) => {
  test.each(Object.values(pictures))('has %s, to be kept for good', async (address) => {
    const answer = await fetch(shop.url + address)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-type')).toBe('image/webp')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(address).toContain(createHash('sha256').update(bytes).digest('hex').slice(0, 12))
    expect(await sharp(bytes).metadata()).toMatchObject({ width: kit.width, height: kit.height })
  })

  test('weighs no more than a page may fetch at the first touch', async () => {
    const files = [...new Set(Object.values(pictures))]
    const sizes = await Promise.all(
      files.map(
        async (address) => (await (await fetch(shop.url + address)).arrayBuffer()).byteLength,
      ),
    )
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(40_000)
  })
})

test('what is no picture of a kit is not there', async () => {
  for (const name of ['mug-wrap-white.000000000000.webp', '..%2f..%2fpackage.json', 'constructor'])
    expect((await fetch(`${shop.url}/kits/${name}`)).status, name).toBe(404)
})
