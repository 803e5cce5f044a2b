import { expect, test } from 'vitest'
import { graphemes } from '#text/graphemes.ts'
import { giftCardArea, giftCardPieces, giftCardScene } from './gift-card.ts'
import { scene } from './scene.ts'

/** Every letter has the average width. */
const widthOf = ({ text }: { text: string }) => graphemes(text).length * 0.55

function cardOf(message: string, from = 'Asha') {
  const made = giftCardScene({ to: 'Meera', from, message }, widthOf)
  const items = made.areas[0]?.items ?? []
  const lines = items.flatMap((item) =>
    item.kind === 'text' && item.id.startsWith('line-') ? [item] : [],
  )
  return { made, items, lines }
}

const bare = (text: string) => text.replaceAll(/\s/gu, '')

test.each([
  ['a word', 'Hello'],
  ['two hundred letters', 'Happy birthday to you, dear! '.repeat(7).slice(0, 200).trim()],
  ['two hundred letters without a space', 'w'.repeat(200)],
  ['two hundred Devanagari clusters', 'क्षि'.repeat(200)],
  ['a line for each letter', Array.from({ length: 100 }, () => 'a').join('\n')],
  ['lines of its own', 'Roses are red\nViolets are blue\n\n\nHappy birthday'],
])('a card of %s has every letter of it, and no line outside of its space', (_what, message) => {
  const { made, lines } = cardOf(message)
  expect(bare(lines.map(({ text }) => text).join(''))).toBe(bare(message))
  expect(scene.safeParse(made).success).toBe(true)
  for (const { y, size } of lines) {
    expect(Math.abs(y) + size / 2).toBeLessThanOrEqual(28)
    expect(size).toBeGreaterThanOrEqual(2)
  }
})

test('a short message is larger than a long one, which is as large as fits', () => {
  const sizeOf = (message: string) => cardOf(message).lines[0]?.size ?? 0
  expect(sizeOf('Hello')).toBeGreaterThan(sizeOf('Happy birthday to you! '.repeat(8)))
})

test('line breaks of the writer are kept', () => {
  expect(cardOf('Roses are red\nViolets are blue').lines.map(({ text }) => text)).toEqual([
    'Roses are red',
    'Violets are blue',
  ])
})

test('a card without a sender has no line for one', () => {
  expect(cardOf('Hello', '').items.map(({ id }) => id)).toEqual(['frame', 'to', 'line-0'])
})

test('each word is measured once, and the letters of a long one', () => {
  const pieces = giftCardPieces({ to: 'Meera', message: 'so so unbelievablylong' })
  const texts = pieces.map(({ text }) => text)
  expect(texts).toEqual([...new Set(texts)])
  expect(texts).toEqual(expect.arrayContaining(['so', 'unbelievablylong', 'v']))
})

test('all content of a card keeps its distance from the trim', () => {
  const { safe, width, height } = giftCardArea
  for (const item of cardOf('Hello').items) {
    expect(Math.abs(item.y)).toBeLessThan(height / 2 - safe)
    expect('width' in item ? (item.width ?? 0) : 0).toBeLessThanOrEqual(width - 2 * safe)
  }
})
