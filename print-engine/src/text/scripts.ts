import type { FontScript } from '#fonts/fonts.ts'

/** A script as ISO 15924 names it, which tells a shaper by which rules letters are joined. */
export type ShapedScript =
  | 'Latn'
  | 'Deva'
  | 'Beng'
  | 'Guru'
  | 'Gujr'
  | 'Orya'
  | 'Taml'
  | 'Telu'
  | 'Knda'
  | 'Mlym'
  | 'Arab'
  | 'Grek'
  | 'Cyrl'

/** The scripts that are written differently, each by the letters that are its own. */
const patterns: readonly (readonly [ShapedScript, RegExp])[] = [
  ['Deva', /\p{Script=Devanagari}/u],
  ['Latn', /\p{Script=Latin}/u],
  ['Beng', /\p{Script=Bengali}/u],
  ['Guru', /\p{Script=Gurmukhi}/u],
  ['Gujr', /\p{Script=Gujarati}/u],
  ['Orya', /\p{Script=Oriya}/u],
  ['Taml', /\p{Script=Tamil}/u],
  ['Telu', /\p{Script=Telugu}/u],
  ['Knda', /\p{Script=Kannada}/u],
  ['Mlym', /\p{Script=Malayalam}/u],
  // Its digits and marks are counted among those of several scripts.
  ['Arab', /[\p{Script=Arabic}\u0600-\u06FF]/u],
  ['Grek', /\p{Script=Greek}/u],
  ['Cyrl', /\p{Script=Cyrillic}/u],
]

/** The script of a letter; undefined of what belongs to none, such as a space. */
export const scriptOf = (letter: string): ShapedScript | undefined =>
  patterns.find(([, pattern]) => pattern.test(letter))?.[0]

const named: Record<FontScript, ShapedScript> = {
  latin: 'Latn',
  devanagari: 'Deva',
  bengali: 'Beng',
  gurmukhi: 'Guru',
  gujarati: 'Gujr',
  odia: 'Orya',
  tamil: 'Taml',
  telugu: 'Telu',
  kannada: 'Knda',
  malayalam: 'Mlym',
  urdu: 'Arab',
}
const inText = Object.entries(named).map(([script, iso]) => ({
  script: script as FontScript,
  pattern: patterns.find(([name]) => name === iso)?.[1],
}))

/** The scripts of which a text has letters, as fonts name them. */
export const scriptsIn = (text: string): FontScript[] =>
  inText.flatMap(({ script, pattern }) => (pattern?.test(text) ? script : []))

/** Whether a text has letters that are read from right to left. */
export const isReadFromTheRight = (text: string): boolean =>
  /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text)
