import { expect, test } from 'vitest'
import { fontFiles } from '#fonts/font-files.ts'
import { fontIds, type FontId } from '#fonts/fonts.ts'
import { fontsFor, fontsOfPrint, lineStretch, offeredFor } from './companions.ts'
import { furtherParts } from './further-fonts.ts'
import { hasUnusualLetters } from './usual-letters.ts'

test.each<[text: string, font: FontId, fonts: string[]]>([
  ['Priya', 'poppins-400', ['poppins-400', 'noto-emoji-400']],
  ['मीरा', 'kalam-400', ['kalam-400', 'noto-emoji-400']],
  ['मीरा १०८', 'poppins-400', ['poppins-400', 'noto-devanagari-400', 'noto-emoji-400']],
  ['अॵ', 'tiro-hindi-400', ['tiro-hindi-400', 'noto-devanagari-400', 'noto-emoji-400']],
  ['५', 'rozha-one-400', ['rozha-one-400', 'yatra-one-400', 'noto-emoji-400']],
  ['A 🎂', 'great-vibes-400', ['great-vibes-400', 'noto-emoji-400']],
])(
  'what decides the print of %s in %s is what it was before other scripts',
  (text, font, fonts) => {
    expect(fontsOfPrint({ text, font }, furtherParts)).toEqual(fonts)
  },
)

test('the first fonts have the bytes that they had', () => {
  const { 'poppins-400': poppins, 'kalam-400': kalam, 'noto-devanagari-400': noto } = fontFiles
  expect([poppins, kalam, noto, fontFiles['noto-emoji-400']]).toEqual([
    'poppins-400.483ced24089f.ttf',
    'kalam-400.992290b8f0fa.ttf',
    'noto-devanagari-400.c4dc63a8a6ef.ttf',
    'noto-emoji-400.a9a0e58371a4.ttf',
  ])
})

test.each<[text: string, font: FontId, fonts: string[]]>([
  ['கார்த்திக்', 'baloo-2-700', ['baloo-2-700', 'baloo-thambi-2-700']],
  ['Ravi ரவி', 'great-vibes-400', ['great-vibes-400', 'baloo-thambi-2-400']],
  ['অনন্যা', 'kalam-400', ['kalam-400', 'galada-400']],
  ['অনন্যা', 'galada-400', ['galada-400']],
  ['محمد', 'yatra-one-400', ['yatra-one-400', 'nastaliq-urdu-700']],
  ['محمد ﷺ', 'baloo-2-700', ['baloo-2-700', 'nastaliq-urdu-700']],
  ['علیؓ', 'bhaijaan-2-400', ['bhaijaan-2-400', 'nastaliq-urdu-400']],
  ['அம்மா 🎂', 'poppins-400', ['poppins-400', 'noto-tamil-400', 'noto-emoji-400']],
  ['मीरा', 'pacifico-400', ['pacifico-400', 'kalam-700', 'noto-emoji-400']],
])('what decides the print of %s in %s is the fonts that write it', (text, font, fonts) => {
  expect(fontsOfPrint({ text, font }, furtherParts)).toEqual(fonts)
})

test.each<[text: string, font: FontId, fonts: string[]]>([
  ['½ ±', 'baloo-2-400', ['baloo-2-400', 'noto-emoji-400']],
  ['½ ±', 'noto-devanagari-700', ['noto-devanagari-700', 'noto-sans-700', 'noto-emoji-400']],
  ['मीरा ½', 'great-vibes-400', ['great-vibes-400', 'kalam-400', 'noto-emoji-400']],
  [
    'महम्मद ½',
    'nastaliq-urdu-400',
    ['nastaliq-urdu-400', 'noto-devanagari-400', 'noto-sans-400', 'noto-emoji-400'],
  ],
  ['→ ★', 'baloo-2-400', ['baloo-2-400', 'noto-signs-400', 'noto-emoji-400']],
  ['→', 'kalam-400', ['kalam-400', 'noto-symbols-400', 'noto-emoji-400']],
  ['☀ ™ ❤', 'kalam-400', ['kalam-400', 'noto-emoji-400']],
  ['Kṛṣṇa', 'yatra-one-400', ['yatra-one-400', 'noto-sans-700', 'noto-emoji-400']],
])('a font for further letters takes part in %s in %s only where none has them', (...given) => {
  const [text, font, fonts] = given
  expect(fontsOfPrint({ text, font }, furtherParts)).toEqual(fonts)
})

test('usual letters need no font for further ones in any style', () => {
  const usual = Array.from({ length: 0x1_fb_00 }, (_, code) => String.fromCodePoint(code)).filter(
    (letter) => /[^\p{C}\p{Z}]/u.test(letter) && !hasUnusualLetters(letter),
  )
  expect(usual.length).toBeGreaterThan(3_000)
  const isFurther = (text: string, font: FontId) =>
    fontsFor({ text, font }, furtherParts).length > fontsFor({ text, font }).length
  for (const font of fontIds)
    expect(usual.filter((text) => isFurther(text, font)).join(' '), font).toBe('')
})

test('lines are further apart for tall letters only', () => {
  const stretch = (text: string) => lineStretch({ text, font: 'kalam-400' })
  expect([stretch('Priya'), stretch('मीरा')]).toEqual([1, 1])
  expect(stretch('محمد')).toBeGreaterThan(1.4)
  expect(stretch('Priya محمد')).toBe(stretch('محمد'))
  expect(stretch('Priya ❤')).toBe(1)
})

test.each([
  ['محمد', ['nastaliq-urdu-400', 'bhaijaan-2-400']],
  ['অনন্যা', ['galada-400', 'anek-bangla-400']],
  ['கார்த்திக்', ['mukta-malar-400', 'anek-tamil-400']],
  ['ലക്ഷ്മി', ['chilanka-400', 'anek-malayalam-400']],
  ['मीरा', ['baloo-2-400', 'baloo-2-700']],
])('for %s the fonts that are made for its script are offered first', (text, first) => {
  const offered = offeredFor(text).map(({ id }) => id)
  expect(offered.slice(0, 2)).toEqual(first)
  expect(new Set(offered).size).toBe(fontIds.length)
})
