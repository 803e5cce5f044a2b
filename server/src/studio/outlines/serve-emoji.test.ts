import { beforeAll, expect, test } from 'vitest'
import { commonEmojiFile, emojiSet } from '@tohfa/print-engine/fonts/emoji-set'
import { type EmojiFamily, emojiFamilyName, emojiIn } from '@tohfa/print-engine/text/emoji'
import { sharedTestShop } from '#testing/shared-shop.ts'
import type { TestShop } from '#testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await sharedTestShop()
})

const get = (family: string, headers = {}) =>
  fetch(`${shop.url}/emoji/${emojiSet}/${family}.json`, { headers })
type Families = Record<string, EmojiFamily>
const getCommon = (encoding: string) =>
  fetch(`${shop.url}/emoji/${commonEmojiFile}`, { headers: { 'accept-encoding': encoding } })
const familyOf = async (letter: string) =>
  (await (await get(emojiFamilyName(letter))).json()) as EmojiFamily

test('an emoji comes with its skin tones, compressed or not, to be cached for ever', async () => {
  for (const encoding of ['br', 'identity']) {
    const answer = await get('1f44b', { 'accept-encoding': encoding })
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-encoding')).toBe(encoding === 'br' ? 'br' : null)
    expect(Object.keys((await answer.json()) as EmojiFamily)).toHaveLength(6)
  }
})

test.each([
  '🎂',
  '🎉',
  '🪔',
  '🐘',
  '❤️',
  '☎️',
  '👋🏽',
  '👩🏽‍🏫',
  '❤️‍🔥',
  '🏳️‍🌈',
  '1️⃣',
  '🇮🇳',
  '🧿',
  '☘️',
  '🧡',
])('the drawing of %s is filled areas within its square', async (letter) => {
  const drawing = emojiIn(await familyOf(letter), letter)
  expect(drawing?.parts.length).toBeGreaterThan(0)
  for (const { fill, commands } of drawing!.parts) {
    expect(fill).toMatch(/^#[0-9a-f]{6}$/)
    expect(commands[0]?.type).toBe('M')
    const lengths = commands.flatMap(({ points }) => points)
    expect(Math.min(...lengths)).toBeGreaterThan(-1.2)
    expect(Math.max(...lengths)).toBeLessThan(1.3)
  }
})

test('a sign that is text unless a selector follows is drawn only with the selector', async () => {
  for (const letter of ['❤', '☎', '©', '™'])
    expect(emojiIn(await familyOf(letter), letter), letter).toBeUndefined()
})

test('a sign without a drawing has an empty family', async () => {
  for (const letter of ['🇫🇷', 'क', '🫎‍🫎']) expect(await familyOf(letter), letter).toEqual({})
})

test('the common ones come together, compressed or not, to be cached for ever, in under 62 kB', async () => {
  for (const encoding of ['br', 'gzip']) {
    const answer = await getCommon(encoding)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-type')).toBe('application/json')
    expect(answer.headers.get('content-encoding')).toBe(encoding === 'br' ? 'br' : null)
    if (encoding === 'br') expect(Number(answer.headers.get('content-length'))).toBeLessThan(62_000)
    const count = Object.keys((await answer.json()) as Families).length
    expect(count).toBeGreaterThan(150)
    expect(count).toBeLessThan(250)
  }
})

test('a common emoji has the same drawings as by itself, to the last digit', async () => {
  const common = (await (await getCommon('br')).json()) as Families
  for (const letter of ['❤️', '🎂', '🪔', '🙏🏽', '❤️‍🔥', '🇮🇳', '🏏', '☀️', '❤', '🐘']) {
    const family = common[emojiFamilyName(letter)] ?? {}
    expect(emojiIn(family, letter), letter).toEqual(emojiIn(await familyOf(letter), letter))
  }
  expect(common[emojiFamilyName('🦒')]).toBeUndefined()
})

test('another set, and what is no name of code points, is not found', async () => {
  for (const path of [
    `${emojiSet}/..%2fx`,
    `${emojiSet}/zz`,
    'fluent-flat.000000000000/1f382',
    'common.000000000000',
    '..%2fpackage',
  ])
    expect((await fetch(`${shop.url}/emoji/${path}.json`)).status, path).toBe(404)
})
