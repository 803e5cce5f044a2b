import { beforeAll, expect, test } from 'vitest'
import { emojiSet } from '@tohfa/print-engine/fonts/emoji-set'
import { type EmojiFamily, emojiFamilyName, emojiIn } from '@tohfa/print-engine/text/emoji'
import { sharedTestShop } from '#testing/shared-shop.ts'
import type { TestShop } from '#testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await sharedTestShop()
})

const get = (family: string, headers = {}) =>
  fetch(`${shop.url}/emoji/${emojiSet}/${family}.json`, { headers })
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

test('another set, and what is no name of code points, is not found', async () => {
  for (const path of [`${emojiSet}/..%2fx`, `${emojiSet}/zz`, 'fluent-flat.000000000000/1f382'])
    expect((await fetch(`${shop.url}/emoji/${path}.json`)).status, path).toBe(404)
})
