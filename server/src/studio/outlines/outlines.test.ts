import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FailureEnvelope } from '@tohfa/contract/shared/envelope'
import { type FontScript, fontIds, signs, studioFonts } from '@tohfa/print-engine/fonts/fonts'
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
  studioFonts.flatMap(({ id, own }) => (own.includes(script) ? id : []))

/** A position-independent form of an outline: the sequence of its curves. */
const curvesOf = (d: string) => d.replaceAll(/[-\d. ]/g, '')

test('text is answered as outlines about its own place, in every font', async () => {
  const items = fontIds.map((font) => ({ ...words, text: 'Meera ₹', font }))
  const { status, body } = await ask(items.slice(0, 10))
  const { body: more } = await ask(items.slice(10, 20))
  const { body: rest } = await ask(items.slice(20))
  expect(status).toBe(200)
  for (const { d, box, missing, size } of [...body.data, ...more.data, ...rest.data]) {
    expect(d).toMatch(/^M[-\d.]+ [-\d.MLQCZ ]+Z$/)
    expect(Math.abs(box.x + box.width / 2)).toBeLessThan(2)
    expect(Math.abs(box.y + box.height / 2)).toBeLessThan(6)
    expect(box.width).toBeGreaterThan(20)
    expect({ missing, size }).toEqual({ missing: [], size: 12 })
  }
})

describe('emoji in colour', () => {
  test('are paths of their own over the letters, and count in the box', async () => {
    const { body } = await ask(['मीरा 🎂', 'मीरा '].map((text) => ({ ...words, text })))
    const [both, letters] = body.data
    expect(both?.missing).toEqual([])
    expect(curvesOf(both!.d)).toBe(curvesOf(letters!.d))
    expect(both?.colored?.length).toBeGreaterThan(3)
    for (const { d, fill } of both!.colored!) {
      expect(d).toMatch(/^M[-\d.]+ [-\d.MLQCZ ]+$/)
      expect(fill).toMatch(/^#[0-9a-f]{6}$/)
    }
    expect(both!.box.width).toBeGreaterThan(letters!.box.width + 8)
    expect(letters).not.toHaveProperty('colored')
  })

  test.each(['🎂', '❤️', '🧡', '👩🏽‍🏫', '🇮🇳', '1️⃣', '🪔'])(
    '%s alone has no outline in the ink of the text',
    async (text) => {
      const { body } = await ask([{ ...words, text }])
      expect(body.data[0]).toMatchObject({ d: '', missing: [] })
      expect(body.data[0]?.box.width).toBeGreaterThan(10)
    },
  )

  test('follow the curve, the width and the lines of their words', async () => {
    const texts = [{}, { bend: 90 }, { width: 20 }, { text: '🎉\nमीरा' }]
    const { body } = await ask(texts.map((more) => ({ ...words, text: '🎉 मीरा 🎉', ...more })))
    const [straight, bent, shrunk, lines] = body.data
    expect(bent!.box.height).toBeGreaterThan(straight!.box.height * 1.2)
    expect(shrunk!.size).toBeLessThan(12)
    expect(shrunk!.box.width).toBeLessThan(20.5)
    expect(lines!.box.height).toBeGreaterThan(straight!.box.height * 1.5)
  })

  test('a sign of text, and a flag that has no drawing, stay in the ink of the text', async () => {
    const texts = ['❤', '❤︎', '☎', '🇫🇷', '♥']
    const { body } = await ask(texts.map((text) => ({ ...words, text })))
    for (const [at, shaped] of body.data.entries()) {
      expect(shaped, texts[at]).toMatchObject({ missing: [] })
      expect(shaped.d, texts[at]).not.toBe('')
      expect(shaped, texts[at]).not.toHaveProperty('colored')
    }
  })
})

test('common signs are printed in every font, whatever its scripts', async () => {
  for (const from of [0, 10, 20]) {
    const items = fontIds.slice(from, from + 10).map((font) => ({ ...words, text: signs, font }))
    const { body } = await ask(items)
    for (const [at, shaped] of body.data.entries()) {
      expect(shaped.missing, items[at]?.font).toEqual([])
      expect(shaped.d.match(/M/g)?.length, items[at]?.font).toBeGreaterThan(signs.length)
    }
  }
})

test.each([
  ['signs', '½¼¾⅓⅔⅛±×÷°²³¹µ¤¦¬©®™№‰′″₂⁴≈≠≤≥−√∑πΩ→¿¡«»‹›‐‑–—†‡•…·¶§'],
  ['stars, flowers and other drawings', '✦✧✿❀❁❥♔♛♩♬♭♯☬①⑩Ⅻ☐☒✗✘'],
  ['letters of Sanskrit in Latin', 'Kṛṣṇa Śrī Gaṇeśa r̥ṣi ñāṭḍḥṃ'],
  ['Latin, Greek and Cyrillic', 'Łukasz Öztürk Nguyễn Ŵ Ωμέγα Юлия'],
  ['rare letters of Devanagari', 'ऄऎऒॆॊऩऴॲॻॼॾॿॽ॒॑ॢॣ'],
  ['letters of Kashmiri and Sindhi', 'کٲشُر ٻٽڀڄۆۍ'],
])('%s are printed in every style', async (_kind, text) => {
  for (let at = 0; at < fontIds.length; at += 10) {
    const items = fontIds.slice(at, at + 10).map((font) => ({ ...words, text, font }))
    const { body } = await ask(items)
    for (const [i, { missing, d }] of body.data.entries())
      expect({ missing, isDrawn: d !== '' }, items[i]?.font).toEqual({ missing: [], isDrawn: true })
  }
})

test('letters that no font has are named', async () => {
  const { body } = await ask([{ ...words, text: 'मीरा 🎂 中文 ש' }])
  expect(body.data[0]?.missing).toEqual(['中', '文', 'ש'])
})

test('lines with an emoji that has no drawing are as far apart as on a blank of one ink', async () => {
  const lines = { ...words, text: '🇫🇷\nMeera' }
  const { body } = await ask([lines, { ...lines, ink: 'one' }])
  expect(body.data[0]).toEqual(body.data[1])
})

describe('emoji on a blank of one ink', () => {
  const inOneInk = async (texts: string[]) =>
    (await ask(texts.map((text) => ({ ...words, text, ink: 'one' })))).body.data

  test('come from their own font in the colour of the text', async () => {
    const [cake, plain] = await inOneInk(['मीरा 🎂', 'मीरा '])
    expect(cake?.missing).toEqual([])
    expect(cake).not.toHaveProperty('colored')
    expect(cake!.box.width).toBeGreaterThan(plain!.box.width + 8)
  })

  test('a heart of any colour is drawn filled, with or without the sign of its style', async () => {
    const hearts = ['❤', '❤️', '❤︎', '🧡', '💛', '💚', '💙', '💜', '🖤', '🤎', '🩷', '🩵', '🩶']
    const [solid] = await inOneInk(['माँ ♥ R'])
    expect(solid?.missing).toEqual([])
    for (const from of [0, 7])
      for (const shaped of await inOneInk(hearts.slice(from, from + 7).map((one) => `माँ ${one} R`)))
        expect(shaped).toEqual(solid)
  })

  test.each([
    ['💕', 2],
    ['💔', 2],
    ['❣️', 2],
  ])('the hearts of %s are filled', async (text, contours) => {
    const [shaped] = await inOneInk([text])
    expect(shaped?.d.match(/M/g)).toHaveLength(contours)
  })

  test.each(['🤍', '❤️‍🔥', '👩‍❤️‍👨'])(
    'a heart that is a picture of its own keeps it (%s)',
    async (text) => {
      const [own, solid] = await inOneInk([text, '♥'])
      expect(own?.missing).toEqual([])
      expect(own?.d).not.toBe(solid?.d)
    },
  )
})

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

test.each([
  ['ক্িরণ', 'ি'],
  ['ಾಮ', 'ಾ'],
  ['ாம்', 'ா'],
  ['َمحمد', 'َ'],
  ['محمد ُ', 'ُ'],
])('the sign of %s that stands without its letter is named in each style', async (text, sign) => {
  for (const font of ['baloo-2-400', 'kalam-700', 'poppins-400'] as const) {
    const { body } = await ask([{ ...words, text, font }])
    expect(body.data[0], font).toMatchObject({ missing: [], lone: [`\u25CC${sign}`] })
  }
})

test.each([
  ['Bengali', 'অনন্যা চট্টোপাধ্যায় ১০৮'],
  ['Gujarati', 'ભાવેશ પટેલ ૧૦૮'],
  ['Gurmukhi', 'ਹਰਪ੍ਰੀਤ ਸਿੰਘ ੧੦੮'],
  ['Kannada', 'ಲಕ್ಷ್ಮೀ ಪ್ರಸಾದ್ ೧೦೮'],
  ['Malayalam', 'ലക്ഷ്മി കൃഷ്ണൻ ൧൦൮'],
  ['Odia', 'ଶ୍ରୀ ଜଗନ୍ନାଥ ୧୦୮'],
  ['Tamil', 'கார்த்திக் ஸ்ரீ ௧௦௮'],
  ['Telugu', 'శ్రీనివాస్ ౧౦౮'],
  ['Urdu', 'محمد علی ۱۰۸'],
  ['Urdu with signs of honour', 'محمد ﷺ علیؓ'],
  ['all of them', 'Sana মীরা ભાવેશ ਕੌਰ ಅಮ್ಮ അമ്മ ମା அம்மா అమ్మ ثنا मीरा (10)'],
])('%s is answered whole in every style', async (_script, text) => {
  for (let at = 0; at < fontIds.length; at += 10) {
    const items = fontIds.slice(at, at + 10).map((font) => ({ ...words, text, font }))
    const { status, body } = await ask(items)
    expect(status).toBe(200)
    for (const { missing, lone, d } of body.data)
      expect({ missing, lone, isDrawn: d !== '' }).toEqual({ missing: [], lone: [], isDrawn: true })
  }
})

test.each(['Happy gyj\n🎂🎉', 'ലക്ഷ്മി\n❤️🎂'])(
  'the lines of %j do not overlap at the usual leading',
  async (text) => {
    for (const font of ['baloo-2-700', 'kalam-400', 'poppins-400'] as const) {
      const { body } = await ask(
        [text, ...text.split('\n')].map((one) => ({ ...words, text: one, font })),
      )
      const [both, ...lines] = body.data.map(({ box }) => box.height)
      expect(both, font).toBeGreaterThan(lines.reduce((sum, height) => sum + height, 0) - 0.01)
    }
  },
)

test('a dotted circle that was typed, and words that are right, are nothing to warn of', async () => {
  const { body } = await ask(
    ['\u25CCि', 'किरण', 'प्रिया', 'گُلزار محبّت'].map((text) => ({ ...words, text })),
  )
  expect(body.data.map(({ lone }) => lone)).toEqual([[], [], [], []])
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
  // Of its own, so that its minute begins here.
  const headers = { 'x-forwarded-for': '203.0.113.8' }
  const statuses: number[] = []
  for (let calls = 0; calls < 301; calls++) {
    const { status } = await shop.call('POST', '/studio/outlines', { body: { items: [] }, headers })
    statuses.push(status)
  }
  expect(statuses).toEqual([...Array<number>(300).fill(200), 429])
})
