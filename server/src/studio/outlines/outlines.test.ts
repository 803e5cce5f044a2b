import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FailureEnvelope } from '@tohfa/contract/shared/envelope'
import { type FontScript, fontIds, studioFonts } from '@tohfa/print-engine/fonts/fonts'
import type { Outline } from '@tohfa/contract/studio/outlines'
import { openTestShop, type TestShop } from '#testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({
    env: { RATE_LIMITS: 'on', TRUST_PROXY: 'true', SANDBOX: 'public' },
  })
})
afterAll(() => shop.close())

const words = { kind: 'text', id: 'a', x: 5, y: 5, text: 'मीरा', font: 'kalam-400', size: 12 }
const ask = <T = { data: Outline[] }>(items: unknown) =>
  shop.call<T>('POST', '/studio/outlines', { body: { items } })

const fontsOf = (script: FontScript) =>
  studioFonts.flatMap(({ id, scripts }) => (scripts.includes(script) ? id : []))

/** A position-independent form of an outline: the sequence of its curves. */
const curvesOf = (d: string) => d.replaceAll(/[-\d. ]/g, '')

test('text is answered as outlines about its own place, in every font', async () => {
  const items = fontIds.map((font) => ({ ...words, text: 'Meera ₹', font }))
  const { status, body } = await ask(items.slice(0, 10))
  const { body: rest } = await ask(items.slice(10))
  expect(status).toBe(200)
  for (const { d, box, missing, size } of [...body.data, ...rest.data]) {
    expect(d).toMatch(/^M[-\d.]+ [-\d.MLQCZ ]+Z$/)
    expect(Math.abs(box.x + box.width / 2)).toBeLessThan(2)
    expect(Math.abs(box.y + box.height / 2)).toBeLessThan(6)
    expect(box.width).toBeGreaterThan(20)
    expect({ missing, size }).toEqual({ missing: [], size: 12 })
  }
})

test('emoji come in one colour from their own font, and what no font has is named', async () => {
  const { body } = await ask([{ ...words, text: 'मीरा 🎂 سلام આ' }])
  expect(body.data[0]?.missing).toEqual(['س', 'ل', 'ا', 'م', 'આ'])
  const { body: without } = await ask([{ ...words, text: 'मीरा ' }])
  expect(body.data[0]!.box.width).toBeGreaterThan(without.data[0]!.box.width + 8)
})

test('a heart of any colour is drawn filled, with or without the sign of its style', async () => {
  const outline = async (text: string) => (await ask([{ ...words, text }])).body.data[0]
  const solid = await outline('माँ ♥ R')
  expect(solid?.missing).toEqual([])
  for (const heart of ['❤', '❤️', '❤︎', '🧡', '💛', '💚', '💙', '💜', '🖤', '🤎', '🩷', '🩵', '🩶'])
    expect(await outline(`माँ ${heart} R`), heart).toEqual(solid)
})

test.each([
  ['💕', 2],
  ['💔', 2],
  ['❣️', 2],
])('the hearts of %s are filled', async (text, contours) => {
  const { body } = await ask([{ ...words, text }])
  expect(body.data[0]?.d.match(/M/g)).toHaveLength(contours)
})

test.each(['🤍', '❤️‍🔥', '👩‍❤️‍👨'])(
  'a heart that is a picture of its own keeps it (%s)',
  async (text) => {
    const { body } = await ask([text, '♥'].map((one) => ({ ...words, text: one })))
    const [own, solid] = body.data
    expect(own?.missing).toEqual([])
    expect(own?.d).not.toBe(solid?.d)
  },
)

test('white space at the ends of a line and direction marks are neither measured nor printed', async () => {
  const spaced = ['Asha ', '\u00A0\u3000Asha\u200B\u2800', '\u202AAsha\u202C\u200E', '\nAsha\t\n\n']
  const twoLines = ['Asha\nRao', 'Asha  \n Rao ']
  const { body } = await ask(['Asha', ...spaced, ...twoLines].map((text) => ({ ...words, text })))
  const [plain, ...others] = body.data
  expect(others.slice(0, spaced.length)).toEqual(spaced.map(() => plain))
  expect(others.at(-1)).toEqual(others.at(-2))
})

test.each([
  ['क्िरण', 'ि'],
  ['िप्रया', 'ि'],
  ['मी ा', 'ा'],
  ['कंंं', 'ं'],
])('the sign of %s that stands without its letter is named', async (text, sign) => {
  for (const font of fontsOf('devanagari')) {
    const { body } = await ask([{ ...words, text, font }])
    expect(body.data[0], font).toMatchObject({ missing: [], lone: [`\u25CC${sign}`] })
  }
})

test('a dotted circle that was typed, and words that are right, are nothing to warn of', async () => {
  const { body } = await ask(['\u25CCि', 'किरण', 'प्रिया'].map((text) => ({ ...words, text })))
  expect(body.data.map(({ lone }) => lone)).toEqual([[], [], []])
})

test.each(fontsOf('devanagari'))('%s writes the digits that were typed', async (font) => {
  const texts = ['१०८', '108', '१', '०', '८', '1', '0', '8']
  const { body } = await ask(texts.map((text) => ({ ...words, text, font })))
  const [hindi, latin, ...digits] = body.data.map(({ box }) => box)
  const size = ({ width, height }: { width: number; height: number }) => [width, height]
  expect(size(hindi!)).not.toEqual(size(latin!))
  for (const at of [0, 1, 2]) expect(digits[at]).not.toEqual(digits[at + 3])
  expect(body.data[0]!.missing).toEqual([])
})

test('digits that a font draws as Latin ones come from another, the rest of the words from itself', async () => {
  for (const [font, other] of [
    ['poppins-400', 'noto-devanagari-400'],
    ['rozha-one-400', 'yatra-one-400'],
  ]) {
    const { body } = await ask([
      { ...words, text: '५', font },
      { ...words, text: '५', font: other },
      { ...words, text: 'राम', font },
      { ...words, text: 'राम', font: other },
    ])
    const shapes = body.data.map(({ d }) => curvesOf(d))
    expect(shapes[0]).toEqual(shapes[1])
    expect(shapes[2]).not.toEqual(shapes[3])
  }
})

test('the letter ॵ of Tiro is not written as अ', async () => {
  const tiro = { ...words, font: 'tiro-hindi-400' }
  const { body } = await ask([
    { ...tiro, text: 'ॵ' },
    { ...tiro, font: 'noto-devanagari-400', text: 'ॵ' },
  ])
  expect(curvesOf(body.data[0]!.d)).toEqual(curvesOf(body.data[1]!.d))
})

test('Devanagari is joined also where Latin stands before it', async () => {
  const { body } = await ask([
    { ...words, text: 'Priya क्षत्रिय' },
    { ...words, text: 'Priya ' },
    { ...words, text: 'क्षत्रिय' },
  ])
  const count = body.data.map(({ d }) => d.match(/M/g)?.length ?? 0)
  expect(count[0]).toBe((count[1] ?? 0) + (count[2] ?? 0))
})

test.each([
  ['a size that is none', { size: 'big' }, 'items.0.size'],
  ['a size beyond its bounds', { size: 201 }, 'items.0.size'],
  ['a font that is not offered', { font: '../../etc/passwd' }, 'items.0.font'],
  ['a colour that is none', { color: 'red' }, 'items.0.color'],
  ['a place beyond its bounds', { x: 1e9 }, 'items.0.x'],
  ['a key that no text has', { href: 'https://example.com' }, 'items.0'],
  ['another kind of item', { kind: 'photo' }, 'items.0.kind'],
  ['too many words', { text: 'x'.repeat(201) }, 'items.0.text'],
])('%s is refused at its field', async (_what, more, field) => {
  const { status, body } = await ask<FailureEnvelope>([{ ...words, ...more }])
  expect(status).toBe(400)
  expect(Object.keys(body.fields ?? {})).toEqual([field])
})

test('numbers that JSON cannot hold, eleven texts and no list are refused', async () => {
  const raw = await fetch(`${shop.url}/v1/studio/outlines`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ items: [words] }).replace('"size":12', '"size":1e309'),
  })
  expect(raw.status).toBe(400)
  expect(await raw.json()).toHaveProperty('fields', { 'items.0.size': 'Not valid' })
  expect(await ask(Array.from({ length: 11 }, () => words))).toMatchObject({
    status: 400,
    body: { fields: { items: 'Not valid' } },
  })
  expect(await ask(undefined)).toMatchObject({
    status: 400,
    body: { fields: { items: 'Required' } },
  })
})

test('a body larger than any scene is refused', async () => {
  const { status } = await ask([{ ...words, more: 'x'.repeat(70_000) }])
  expect(status).toBe(413)
})

/** Words that are slow to shape: the finest script, bent. */
const costly = (letters: number) => ({
  ...words,
  text: 'Qg&W8 '.repeat(40).slice(0, letters),
  font: 'great-vibes-400',
  bend: 340,
})

test('more letters than anybody types at once are refused at their list', async () => {
  const { status, body } = await ask<FailureEnvelope>(Array.from({ length: 6 }, () => costly(190)))
  expect(status).toBe(400)
  expect(body.fields).toEqual({
    items: 'All words that are asked for at once have at most 1,000 letters',
  })
})

test('others are answered while long words are shaped, also others who ask for outlines', async () => {
  const answered: string[] = []
  const note = (name: string) => () => void answered.push(name)
  const items = Array.from({ length: 10 }, (_, turn) => ({ ...costly(100), size: 10 + turn }))
  const heavy = ask(items).then(note('heavy'))
  const other = shop.call('POST', '/studio/outlines', {
    body: { items: [words] },
    headers: { 'x-forwarded-for': '203.0.113.9' },
  })
  const health = fetch(`${shop.url}/healthz`)
  await Promise.all([heavy, other.then(note('outline')), health.then(note('health'))])
  expect(answered.at(-1)).toBe('heavy')
})

test('many letters count as several calls', async () => {
  const from = (address: string, items: object[]) =>
    shop.call('POST', '/studio/outlines', {
      body: { items },
      headers: { 'x-forwarded-for': address },
    })
  const long = Array.from({ length: 5 }, () => ({ ...words, text: 'ab '.repeat(66) }))
  const statuses: number[] = []
  for (let calls = 0; calls < 31; calls++) statuses.push((await from('203.0.113.7', long)).status)
  expect(statuses).toEqual([...Array<number>(30).fill(200), 429])
})

test('an address may ask 300 times a minute', async () => {
  const asks = Array.from({ length: 301 }, () => () => ask([]))
  const statuses: number[] = []
  for (const one of asks) statuses.push((await one()).status)
  expect(statuses.at(-1)).toBe(429)
})
