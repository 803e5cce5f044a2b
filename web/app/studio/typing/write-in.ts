import { type Consonant, consonantOrder, type Syllable, type Vowel } from './sounds.ts'
import type { TypingScript } from './typing-scripts.ts'

/** Where the block of a script begins; letters of the same sound have the same place in each. */
const blocks: Record<TypingScript, number> = {
  Deva: 0x900,
  Beng: 0x980,
  Guru: 0xa00,
  Gujr: 0xa80,
  Orya: 0xb00,
  Taml: 0xb80,
  Telu: 0xc00,
  Knda: 0xc80,
  Mlym: 0xd00,
}

/** Where the consonants begin in each block. */
const firstConsonant = 0x15
/** Sounds of other languages, which have the letter of a near one. */
const near: Readonly<Record<Consonant, Consonant>> = { f: 'ph', z: 'j' }
const placeOf = (consonant: Consonant): number =>
  firstConsonant + consonantOrder.indexOf(near[consonant] ?? consonant)

/** The places of a vowel by itself and of its sign. */
const vowelPlaces: Record<Vowel, readonly [alone: number, sign?: number]> = {
  a: [0x05],
  aa: [0x06, 0x3e],
  i: [0x07, 0x3f],
  ii: [0x08, 0x40],
  u: [0x09, 0x41],
  uu: [0x0a, 0x42],
  R: [0x0b, 0x43],
  e: [0x0f, 0x47],
  ai: [0x10, 0x48],
  o: [0x13, 0x4b],
  au: [0x14, 0x4c],
}
const [viramaPlace, anusvaraPlace] = [0x4d, 0x02]

/** Nasals that are written as one sign before the stops of their place of the mouth. */
const nasals: readonly (readonly [nasal: Consonant, before: RegExp])[] = [
  ['G', /^[kg]h?$/],
  ['J', /^(?:ch?|jh?)$/],
  ['N', /^[TD]h?$/],
  ['n', /^[td]h?$/],
  ['m', /^(?:[pb]h?|f)$/],
]
const isNasalBefore = (one: Consonant, next: Consonant | undefined): boolean =>
  next !== undefined && nasals.some(([nasal, before]) => nasal === one && before.test(next))

/** Whether a word that ends in a consonant shows that no vowel follows. */
const endsWithVirama: ReadonlySet<TypingScript> = new Set(['Knda', 'Mlym', 'Taml', 'Telu'])
/** Languages that end names in the other sh: సురేష్. */
const endsInSh: ReadonlySet<TypingScript> = new Set(['Telu', 'Mlym'])
const hasAnusvara: ReadonlySet<TypingScript> = new Set(['Deva', 'Gujr', 'Telu', 'Knda'])

/** Tamil has one letter for a stop with and without its breath or voice. */
const tamil = Object.fromEntries(
  ['க k kh g gh', 'ச c ch', 'ஜ j jh', 'ஸ z', 'ட T Th D Dh', 'த t th d dh', 'ன n', 'ப p ph b bh']
    .concat(['ஃப f', 'ஷ sh S'])
    .flatMap((row) => {
      const [letter = '', ...sounds] = row.split(' ')
      return sounds.map((sound) => [sound, letter])
    }),
) as Readonly<Record<Consonant, string>>

/** The letters of some sounds that a script writes otherwise than by their place. */
const own: Partial<Record<TypingScript, Readonly<Record<Consonant, string>>>> = {
  Deva: { f: 'फ़', z: 'ज़' },
  Beng: { v: 'ব', L: 'ল', y: 'য়' },
  Guru: { sh: 'ਸ਼', S: 'ਸ਼', f: 'ਫ਼', z: 'ਜ਼', L: 'ਲ', J: 'ਨ', G: 'ਨ' },
  Orya: { v: 'ବ', y: 'ୟ', L: 'ଳ' },
  Taml: tamil,
  Mlym: { z: 'സ' },
}

/** A letter of a word, with what stands around it. */
type Position = {
  script: TypingScript
  isFirst: boolean
  before: Consonant | undefined
  after: Consonant | undefined
  vowel: Vowel | undefined
}

/** A word of syllables in a script. */
export function writeIn(script: TypingScript, syllables: readonly Syllable[]): string {
  let word = ''
  syllables.forEach(({ consonants, vowel }, i) => {
    consonants.forEach((consonant, at) => {
      const after = consonants[at + 1]
      const before = consonants[at - 1]
      word += letterOf(consonant, { script, isFirst: i === 0 && at === 0, before, after, vowel })
      if (after) word += joinOf(consonant, after, script, i === 0 && at === 0, word)
      else if (!vowel && endsWithVirama.has(script)) word += signAt(script, viramaPlace)
    })
    if (vowel) word += vowelOf(vowel, script, consonants.length === 0)
  })
  return (habits[script]?.(word) ?? word).normalize('NFC')
}

const signAt = (script: TypingScript, place: number): string =>
  String.fromCharCode(blocks[script] + place)

function letterOf(
  consonant: Consonant,
  { script, isFirst, before, after, vowel }: Position,
): string {
  if (hasAnusvara.has(script) && isNasalBefore(consonant, after))
    return signAt(script, anusvaraPlace)
  if (script === 'Guru' && isNasalBefore(consonant, after)) return 'ੰ'
  if (script === 'Guru' && isDoubled(consonant, after)) return /[nmN]/.test(consonant) ? 'ੰ' : 'ੱ'
  if (endsInSh.has(script) && consonant === 'sh' && !vowel && !after)
    return signAt(script, placeOf('S'))
  if (script === 'Taml') {
    if (consonant === 'n' && (isFirst || isNasalBefore('n', after))) return 'ந'
    if (consonant === 's') return vowel && !before && !after ? 'ச' : 'ஸ'
    if (consonant === 'J') return 'ஞ'
  }
  if (script === 'Beng' && consonant === 'y' && (isFirst || before)) return 'য'
  if (script === 'Orya' && consonant === 'y' && isFirst) return 'ଯ'
  return own[script]?.[consonant] ?? signAt(script, placeOf(consonant))
}

/** The same consonant twice, the second with or without its breath. */
const isDoubled = (one: Consonant, next: Consonant | undefined): boolean =>
  next === one || next === `${one}h`

/** What joins two consonants. */
function joinOf(
  one: Consonant,
  next: Consonant,
  script: TypingScript,
  isFirst: boolean,
  word: string,
): string {
  if (isNasalBefore(one, next) && (hasAnusvara.has(script) || script === 'Guru')) return ''
  // Panjabi joins only r and h below; other consonants follow each other.
  if (script === 'Guru')
    return ['r', 'h'].includes(next) && !isDoubled(one, next) ? signAt(script, viramaPlace) : ''
  // A Tamil word begins with no two consonants.
  if (script === 'Taml' && isFirst && /[rly]/.test(next) && !word.endsWith('ஷ')) return 'ி'
  return signAt(script, viramaPlace)
}

function vowelOf(vowel: Vowel, script: TypingScript, isAlone: boolean): string {
  if (vowel === 'R' && script === 'Taml') return isAlone ? 'ரு' : 'ிரு'
  if (vowel === 'R' && script === 'Guru') return isAlone ? 'ਰਿ' : '੍ਰਿ'
  if (vowel === 'au' && script === 'Mlym' && !isAlone) return 'ൗ'
  const [alone, sign] = vowelPlaces[vowel]
  if (isAlone) return signAt(script, alone)
  return sign === undefined ? '' : signAt(script, sign)
}

const chillus: Readonly<Record<string, string>> = { ന: 'ൻ', ണ: 'ൺ', ല: 'ൽ', ര: 'ർ', ള: 'ൾ' }

/** The habits of single languages, on words as their letters give them. */
const habits: Partial<Record<TypingScript, (word: string) => string>> = {
  // Singh, whose gh is spoken as h.
  Deva: (word) => word.replaceAll('सिंघ', 'सिंह'),
  Gujr: (word) => word.replaceAll('સિંઘ', 'સિંહ'),
  Taml: (word) => word.replaceAll(/^ஷ்ரீ/g, 'ஸ்ரீ'),
  Mlym: (word) =>
    word
      .replaceAll(/([നണലരള])്$/g, (_, letter: string) => chillus[letter] ?? letter)
      .replaceAll(/ര്(?!യ|$)/g, 'ർ')
      .replaceAll(/മ്$/g, 'ം'),
  // A nasal after a long vowel is a dot, and y is written as a vowel.
  Guru: (word) =>
    word
      .replaceAll(/^[ੱੰ]+|([ੱੰ])(?=\1)/g, '')
      .replaceAll(/([ਾੀੇੈੋੌ])ੰ/g, '$1ਂ')
      .replaceAll('ਜਨਾ', 'ਗਿਆ')
      .replaceAll(/ਿਯਾ/g, 'ਿਆ')
      .replaceAll(/([ਕ-ਹ]਼?)ਯਾ/g, '$1ਿਆ')
      .replaceAll('ਯਾ', 'ਇਆ')
      .replaceAll(/ਿ$/g, 'ੀ'),
}
