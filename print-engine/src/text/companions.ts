import {
  emojiFontId,
  type FaceId,
  type FontId,
  type FontScript,
  madeFor,
  signs,
  signsFontId,
  studioFonts,
} from '#fonts/fonts.ts'
import type { HasCharacter } from './character-ranges.ts'
import { emojiReach } from './emoji.ts'
import { ownSetting, usualSetting } from './font-settings.ts'
import { scriptsIn } from './scripts.ts'

/** A font that has characters which it draws as others, and the font that draws them as they are. */
type Redrawn = { letters: RegExp; font: FontId; /** Only beside these. */ beside?: RegExp }

/** Signs of honour, and letters of Kashmiri, Sindhi and others, that Baloo has not and Nastaliq has. */
const ofNastaliq =
  /[\u0609-\u060B\u060D-\u0614\u061E\u0620\u063B-\u063F\u0659-\u065B\u065D-\u065F\u066E\u066F\u0672\u0673\u067A-\u067D\u067F-\u0681\u0683-\u0685\u0687\u0689-\u068F\u0693\u0696\u0699-\u069C\u069E\u06A0\u06A1\u06A6-\u06A8\u06AB\u06B0\u06B1\u06B3\u06B7\u06BB-\u06BD\u06C4\u06C6\u06C7\u06CA\u06CD-\u06D0\u06DE\u06E0\u06E1\u06E9\u06EF\u06FF\uFDFA\uFDFD]/u

const devanagariDigits = /[\u0966-\u096F]/u
const redrawn: Partial<Record<FontId, Redrawn>> = {
  // Both draw Latin digits in their place.
  'poppins-400': { letters: devanagariDigits, font: 'noto-devanagari-400' },
  'rozha-one-400': { letters: devanagariDigits, font: 'yatra-one-400' },
  // The letter AW, drawn as A.
  'tiro-hindi-400': { letters: /\u0975/u, font: 'noto-devanagari-400' },
  // All of the Urdu, since two fonts cannot join the letters of a word.
  'bhaijaan-2-400': {
    letters: /\p{Script_Extensions=Arabic}/u,
    font: 'nastaliq-urdu-400',
    beside: ofNastaliq,
  },
}

/** What a font looks like, for scripts that it has not itself. */
type Style = 'round' | 'hand' | 'plain'

/** In its usual weight and in its heavy one. */
type Pair = readonly [regular: FaceId, bold: FaceId]

const round: Record<FontScript, Pair> = {
  latin: ['baloo-2-400', 'baloo-2-700'],
  devanagari: ['baloo-2-400', 'baloo-2-700'],
  bengali: ['baloo-da-2-400', 'baloo-da-2-700'],
  gurmukhi: ['baloo-paaji-2-400', 'baloo-paaji-2-700'],
  gujarati: ['baloo-bhai-2-400', 'baloo-bhai-2-700'],
  odia: ['baloo-bhaina-2-400', 'baloo-bhaina-2-700'],
  tamil: ['baloo-thambi-2-400', 'baloo-thambi-2-700'],
  telugu: ['baloo-tammudu-2-400', 'baloo-tammudu-2-700'],
  kannada: ['baloo-tamma-2-400', 'baloo-tamma-2-700'],
  malayalam: ['baloo-chettan-2-400', 'baloo-chettan-2-700'],
  urdu: ['bhaijaan-2-400', 'bhaijaan-2-700'],
}
const companions: Record<Style, Record<FontScript, Pair>> = {
  round,
  hand: {
    ...round,
    latin: ['kalam-400', 'kalam-700'],
    devanagari: ['kalam-400', 'kalam-700'],
    bengali: ['galada-400', 'galada-400'],
    malayalam: ['chilanka-400', 'chilanka-400'],
    urdu: ['nastaliq-urdu-400', 'nastaliq-urdu-700'],
  },
  plain: {
    latin: ['noto-devanagari-400', 'noto-devanagari-700'],
    devanagari: ['noto-devanagari-400', 'noto-devanagari-700'],
    bengali: ['noto-bengali-400', 'noto-bengali-700'],
    gurmukhi: ['noto-gurmukhi-400', 'noto-gurmukhi-700'],
    gujarati: ['noto-gujarati-400', 'noto-gujarati-700'],
    odia: ['noto-oriya-400', 'noto-oriya-700'],
    tamil: ['noto-tamil-400', 'noto-tamil-700'],
    telugu: ['noto-telugu-400', 'noto-telugu-700'],
    kannada: ['noto-kannada-400', 'noto-kannada-700'],
    malayalam: ['noto-malayalam-400', 'noto-malayalam-700'],
    urdu: ['nastaliq-urdu-400', 'nastaliq-urdu-700'],
  },
}

/** The style and the weight of each font. */
const styles: Record<FontId, [style: Style, weight: 'regular' | 'bold']> = {
  'baloo-2-400': ['round', 'regular'],
  'baloo-2-700': ['round', 'bold'],
  'kalam-400': ['hand', 'regular'],
  'kalam-700': ['hand', 'bold'],
  'noto-devanagari-400': ['plain', 'regular'],
  'noto-devanagari-700': ['plain', 'bold'],
  'yatra-one-400': ['plain', 'bold'],
  'rozha-one-400': ['plain', 'bold'],
  'tiro-hindi-400': ['plain', 'regular'],
  'poppins-400': ['plain', 'regular'],
  'great-vibes-400': ['hand', 'regular'],
  'pacifico-400': ['hand', 'bold'],
  'nastaliq-urdu-400': ['plain', 'regular'],
  'bhaijaan-2-400': ['round', 'regular'],
  'galada-400': ['hand', 'bold'],
  'anek-bangla-400': ['plain', 'regular'],
  'anek-gujarati-400': ['plain', 'regular'],
  'mukta-malar-400': ['plain', 'regular'],
  'anek-tamil-400': ['plain', 'regular'],
  'anek-telugu-400': ['plain', 'regular'],
  'anek-kannada-400': ['plain', 'regular'],
  'chilanka-400': ['hand', 'regular'],
  'anek-malayalam-400': ['plain', 'regular'],
}

/** Whether companions of a font are in their heavy weight. */
const isBold = (font: FontId): boolean => styles[font][1] === 'bold'

const ownScripts = new Map(studioFonts.map(({ id, own }) => [id, own]))

function companionOf(font: FontId, script: FontScript, text: string): FaceId {
  const [style] = styles[font]
  const isPlain = script === 'urdu' && ofNastaliq.test(text)
  const [regular, bold] = companions[isPlain ? 'plain' : style][script]
  return isBold(font) ? bold : regular
}

/** The fonts in the order in which they are offered for a text: first those made for a script of it. */
export function offeredFor(text: string): readonly (typeof studioFonts)[number][] {
  const scripts = scriptsIn(text)
  const isMade = ({ id }: { id: FontId }) => {
    const script = madeFor(id)
    return script !== undefined && scripts.includes(script)
  }
  return [...studioFonts.filter(isMade), ...studioFonts.filter((font) => !isMade(font))]
}

const sign = new RegExp(`[${signs}]`, 'u')

type Written = { text: string; font: FontId }

/** How a font takes part in a text: `letters` and `lacks` narrow what it writes. */
export type Part = {
  font: FaceId
  isCompanion: boolean
  letters?: HasCharacter
  lacks?: RegExp | undefined
}

/**
 * The fonts that write a text, in the order in which they are tried; without that of emoji. The first is
 * the text's own. One that redraws some of its characters may follow, then the companions, that of signs,
 * and those of further letters.
 *
 * @param further what names the last; without it those letters are missing
 */
export function partsFor({ text, font }: Written, further?: FurtherParts): [Part, ...Part[]] {
  const { letters, font: redraws, beside = letters } = redrawn[font] ?? {}
  const isRedrawn = beside?.test(text) === true
  const others = new Set(scriptsLacked(text, font).map((script) => companionOf(font, script, text)))
  const parts: [Part, ...Part[]] = [
    { font, isCompanion: false, lacks: isRedrawn ? letters : undefined },
    ...(isRedrawn && redraws ? [{ font: redraws, isCompanion: false }] : []),
    ...Array.from(others, (id) => ({ font: id, isCompanion: true })),
    ...(sign.test(text) ? [{ font: signsFontId, isCompanion: false } as const] : []),
  ]
  return [...parts, ...(further?.(text, isBold(font), parts) ?? [])]
}

/** Which fonts write letters that none of the others has (further-fonts.ts). */
export type FurtherParts = (text: string, isBold: boolean, others: readonly Part[]) => Part[]

/** The ids of those fonts. */
export const fontsFor = (item: Written, further?: FurtherParts): FaceId[] => [
  ...new Set(partsFor(item, further).map(({ font }) => font)),
]

const emoji = /[\p{Extended_Pictographic}\p{Regional_Indicator}\u20E3]/u

/**
 * The fonts that decide how a text is printed. Latin and Devanagari alone count the emoji's always, as
 * they did before other scripts were printed: an approved print keeps its hash.
 */
export function fontsOfPrint(item: Written, further: FurtherParts): FaceId[] {
  const fonts = fontsFor(item, further)
  const isOfOthers = scriptsIn(item.text).some(
    (script) => script !== 'latin' && script !== 'devanagari',
  )
  return isOfOthers && !emoji.test(item.text) ? fonts : [...fonts, emojiFontId]
}

const ofLatin = /[\p{N}\p{P}\p{S}]/u
const danda = /[\u0964\u0965]/u
/** Of Latin letters with signs, the fonts that are made for another script have some. */
const furtherLatin = /[\u0100-\u024F]/u

/** The scripts of a text that a font has not, or not all of. */
function scriptsLacked(text: string, font: FontId): FontScript[] {
  const own = ownScripts.get(font) ?? []
  const scripts = scriptsIn(text)
  const lacked = scripts.filter((script) => !own.includes(script))
  // Digits and marks belong to no script: they are written as Latin is.
  if (!own.includes('latin') && ofLatin.test(text)) lacked.push('latin')
  if (madeFor(font) && furtherLatin.test(text)) lacked.push('latin')
  const isIndian = scripts.some((script) => script !== 'latin' && script !== 'urdu')
  if (!isIndian && !own.includes('devanagari') && danda.test(text)) lacked.push('devanagari')
  return lacked
}

/**
 * By how much lines with these fonts are further apart than with Latin or Devanagari, so that tall letters
 * and emoji in colour do not overlap. It depends on the fonts, so that no key but the first of a script,
 * or the first emoji, moves a line.
 *
 * @param hasEmoji whether it is drawn with emoji in colour
 */
export function lineStretch(item: Written, hasEmoji = false): number {
  const tall = fontsFor(item).flatMap((font) => ownSetting(font) ?? [])
  if (hasEmoji) tall.push({ scale: 1, ...emojiReach })
  const most = (side: 'above' | 'below') =>
    Math.max(usualSetting[side], ...tall.map(({ scale, [side]: reach }) => reach * scale))
  return (most('above') + most('below')) / (usualSetting.above + usualSetting.below)
}
