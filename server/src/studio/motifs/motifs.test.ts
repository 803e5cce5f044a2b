import { beforeAll, expect, test } from 'vitest'
import { motif } from '@tohfa/print-engine/scene/motif'
import { motifIds } from '@tohfa/print-engine/scene/motif-ids'
import { findMotifs } from '@tohfa/contract/studio/find-motifs'
import { motifCategories } from '@tohfa/contract/studio/motif-categories'
import type { MotifEntry } from '@tohfa/contract/studio/motifs'
import { sharedTestShop } from '#testing/shared-shop.ts'
import type { TestShop } from '#testing/shop.ts'

let shop: TestShop
let index: MotifEntry[]
beforeAll(async () => {
  shop = await sharedTestShop()
  const answer = await shop.call<{ data: MotifEntry[] }>('GET', '/studio/motifs')
  expect(answer.status).toBe(200)
  index = answer.body.data
})

test('the index lists every drawing once, each category has some, and all have both names', () => {
  expect(index.map(({ id }) => id)).toEqual(motifIds)
  expect(index.length).toBeGreaterThanOrEqual(150)
  for (const category of motifCategories)
    expect(index.filter((one) => one.category === category).length, category).toBeGreaterThan(3)
  for (const { id, name, many, colors } of index) {
    for (const text of [name.en, many.en]) expect(text, id).toMatch(/^[\w' -]+$/)
    for (const text of [name.hi, many.hi]) expect(text, id).toMatch(/^[\u0900-\u097f ]+$/u)
    expect(colors.length, id).toBeLessThanOrEqual(4)
  }
})

test('no two drawings have the same name in a language', () => {
  for (const language of ['en', 'hi'] as const) {
    const names = index.map(({ name }) => name[language])
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  }
})

test('the index is asked for again only when it changed', async () => {
  const first = await fetch(`${shop.url}/v1/studio/motifs`)
  const etag = first.headers.get('etag')
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  const again = await fetch(`${shop.url}/v1/studio/motifs`, {
    headers: { 'if-none-match': String(etag) },
  })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('every drawing is at its address, to be kept for good, as the index says', async () => {
  for (const { id, url, bytes, colors } of index) {
    const answer = await fetch(shop.url + url)
    expect(answer.status, id).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const text = await answer.text()
    expect(Buffer.byteLength(text), id).toBe(bytes)
    const { paths } = motif.parse(JSON.parse(text))
    for (const slot of colors.keys())
      expect(
        paths.some((path) => path.slot === slot),
        `${id} ${slot}`,
      ).toBe(true)
  }
})

test('what is no address of a drawing is not there', async () => {
  for (const name of [
    'diya.000000000000.json',
    'diya.json',
    'constructor.0.json',
    '..%2fdiya.0.json',
  ])
    expect((await fetch(`${shop.url}/motifs/${name}`)).status, name).toBe(404)
})

test('people find drawings by the words they use', () => {
  const first = (search: string) => findMotifs(index, search)[0]?.id
  expect(['दीया', 'diya', 'haathi', 'titli', 'shaadi ghodi', 'cricket helmet'].map(first)).toEqual([
    'diya',
    'diya',
    'elephant',
    'butterfly',
    'wedding-horse',
    'cricket-helmet',
  ])
  for (const sign of ['♡', '★', '∞', '₹', '♌', 'ॐ']) expect(first(sign), sign).toBeDefined()
})
