import type { MotifEntry } from './motifs.ts'

type Searched = Pick<MotifEntry, 'name' | 'words'>

/** How well a word is found; the first counts most. */
const ranks = ['name', 'beginning', 'word', 'sound', 'letter'] as const
type Rank = (typeof ranks)[number]

/**
 * The motifs that every word of a search finds, the best first: by the beginning of a word in
 * English, Hindi or Hindi in Latin letters, however it is spelt. One wrong letter of a longer word is
 * forgiven where nothing else is found. An empty search finds all.
 */
export function findMotifs<T extends Searched>(motifs: readonly T[], search: string): T[] {
  const asked = wordsOf(search)
  if (asked.length === 0) return [...motifs]
  const exact = ranked(motifs, asked, false)
  return exact.length > 0 ? exact : ranked(motifs, asked, true)
}

function ranked<T extends Searched>(
  motifs: readonly T[],
  asked: readonly Word[],
  forgives: boolean,
): T[] {
  return motifs
    .flatMap((motif) => {
      const at = asked.map((word) => rankOf(motif, word, forgives))
      return at.includes(-1) ? [] : [{ motif, at: at.reduce((sum, rank) => sum + rank) }]
    })
    .toSorted((a, b) => a.at - b.at)
    .map(({ motif }) => motif)
}

/** The rank of the best word of a motif; -1 when none is found. */
function rankOf(motif: Searched, asked: Word, forgives: boolean): number {
  const known = wordsOfMotif(motif)
  const found = (rank: Rank): boolean => {
    if (rank === 'name') return known.names.some(({ plain }) => plain === asked.plain)
    if (rank === 'beginning') return known.names.some(({ plain }) => plain.startsWith(asked.plain))
    if (rank === 'word') return known.all.some(({ plain }) => plain.startsWith(asked.plain))
    if (rank === 'sound') return known.all.some((word) => soundsLike(word, asked))
    return forgives && known.all.some((word) => isOneLetterOff(word.plain, asked.plain))
  }
  return ranks.findIndex(found)
}

/** A word as it is typed, without signs and case; how it sounds; and its consonants. */
type Word = { plain: string; sound: string; bones: string }

const kept = new WeakMap<object, { names: readonly Word[]; all: readonly Word[] }>()
function wordsOfMotif(motif: Searched) {
  const before = kept.get(motif)
  if (before) return before
  const names = wordsOf(`${motif.name.en} ${motif.name.hi}`)
  const words = { names, all: [...names, ...wordsOf(motif.words.join(' '))] }
  kept.set(motif, words)
  return words
}

const separators = /[\s,.;:!?()/'’"-]+/u

const wordsOf = (text: string): Word[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u{300}-\u{36f}]|\u{93c}|\u{fe0f}|\u{200c}|\u{200d}/gu, '')
    .split(separators)
    .filter((word) => word !== '')
    .map(wordOf)

function wordOf(plain: string): Word {
  const sound = soundOf(isDevanagari.test(plain) ? inLatin(plain) : plain)
  return { plain, sound, bones: sound.replaceAll(/(?!^)[aeiou]/g, '') }
}

/** The least letters of a word whose vowels may differ. */
const leastLetters = 4

/** The short vowel that Hindi does not write is left out by some, and written by others. */
function soundsLike(word: Word, asked: Word): boolean {
  if (asked.sound.length >= 3 && word.sound.startsWith(asked.sound)) return true
  return asked.plain.length >= leastLetters && asked.bones.length >= 3 && word.bones === asked.bones
}

/** What people write alike: long vowels, doubled and breathed letters, v and w, z and j. */
const soundOf = (latin: string): string =>
  latin
    .replaceAll('ph', 'f')
    .replaceAll(/w/g, 'v')
    .replaceAll(/z/g, 'j')
    .replaceAll(/q|c(?=[kaourl])/g, 'k')
    .replaceAll(/ee|ii|ea/g, 'i')
    .replaceAll(/oo|uu/g, 'u')
    .replaceAll(/iy|yi/g, 'i')
    .replaceAll(/ai|ei|ey|ay/g, 'e')
    .replaceAll(/au|ou|ow/g, 'o')
    .replaceAll(/(?<=[bcdgjkpst])h/g, '')
    .replaceAll(/(.)\1+/g, '$1')
    .replace(/y$/, 'i')

const isDevanagari = /[\u0900-\u097f]/u

const consonants: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहळ', (letter, at) => [
    letter,
    'k kh g gh n ch chh j jh n t th d dh n t th d dh n p f b bh m y r l v sh sh s h l'.split(' ')[
      at
    ]!,
  ]),
)
const vowels: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'e',
  ओ: 'o',
  औ: 'o',
  ऑ: 'o',
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'e',
  'ो': 'o',
  'ौ': 'o',
  'ॉ': 'o',
  'ॅ': 'e',
  'ं': 'n',
  'ँ': 'n',
  ॐ: 'om',
}

/** Devanagari as people type it in Latin letters. */
function inLatin(word: string): string {
  const letters = Array.from(word)
  return letters
    .map((letter, at) => {
      const consonant = consonants[letter]
      if (consonant === undefined) return vowels[letter] ?? ''
      const next = letters[at + 1]
      const hasOwnVowel = next !== undefined && (next in consonants || /[ंँ]/u.test(next))
      return consonant + (hasOwnVowel ? 'a' : '')
    })
    .join('')
}

/** Whether one letter more, less or other makes the words the same, from five letters on. */
function isOneLetterOff(word: string, asked: string): boolean {
  if (asked.length < 5 || Math.abs(word.length - asked.length) > 1) return false
  let from = 0
  while (word[from] !== undefined && word[from] === asked[from]) from += 1
  const [rest, askedRest] = [word.slice(from), asked.slice(from)]
  return (
    rest.slice(1) === askedRest.slice(1) ||
    rest.slice(1) === askedRest ||
    rest === askedRest.slice(1) ||
    (rest[0] === askedRest[1] && rest[1] === askedRest[0] && rest.slice(2) === askedRest.slice(2))
  )
}
