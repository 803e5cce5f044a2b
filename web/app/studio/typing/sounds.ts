/**
 * The consonants of the Indian scripts in the order of Unicode's blocks, `.` for places that are not
 * needed: `c` is च, `ch` छ, capitals are retroflex, `sh` is श, `S` ष, `G` ङ, `J` ञ.
 */
export const consonantOrder =
  'k kh g gh G c ch j jh J T Th D Dh N t th d dh n . p ph b bh m y r . l L . v sh S s h'.split(' ')
const consonants = [...consonantOrder.filter((one) => one !== '.'), 'f', 'z'].toSorted(
  (a, b) => b.length - a.length,
)
/** A vowel; `R` is the ri of Krishna. */
const vowels = ['aa', 'ii', 'uu', 'ai', 'au', 'a', 'i', 'u', 'R', 'e', 'o'] as const

export type Consonant = string
export type Vowel = (typeof vowels)[number]

/** Consonants and the vowel after them; none at the end of a word, and where consonants are not joined. */
export type Syllable = { consonants: readonly Consonant[]; vowel?: Vowel }

/** Parts two consonants that are not joined: the r and p of Gurpreet. */
const parted = '_'
const sound = new RegExp(`(?:(${consonants.join('|')})|(${vowels.join('|')})|${parted})`, 'y')

/** Sounds, such as `kRSNaa`, as syllables; nothing where something else is among them. */
export function syllablesOf(sounds: string): Syllable[] | undefined {
  const found: Syllable[] = []
  let open: Consonant[] = []
  sound.lastIndex = 0
  while (sound.lastIndex < sounds.length) {
    const match = sound.exec(sounds)
    if (!match) return undefined
    if (match[1]) open.push(match[1])
    else {
      found.push({ consonants: open, ...(match[2] && { vowel: match[2] as Vowel }) })
      open = []
    }
  }
  return open.length > 0 ? [...found, { consonants: open }] : found
}

/** How people write sounds in Latin letters, the longest first. */
const spellings: readonly (readonly [spelling: RegExp, sounds: string])[] = [
  [/ksh/y, 'kS'],
  [/chh/y, 'ch'],
  [/ch/y, 'c'],
  [/jn/y, 'jJ'],
  [/^gy(?=[aeiou])/y, 'jJ'],
  [/sh/y, 'sh'],
  [/(?:ph|th|dh|kh|gh|jh|bh)/y, '$&'],
  [/ck/y, 'k'],
  [/c(?=[eiy])/y, 's'],
  [/[cq]/y, 'k'],
  [/x/y, 'ks'],
  [/w/y, 'v'],
  [/(?:ee|ea|ii)/y, 'ii'],
  [/(?:oo|uu)/y, 'uu'],
  [/aa/y, 'aa'],
  [/a[iy](?=[^aeiouy])/y, 'ai'],
  [/(?:au|ou)/y, 'au'],
  [/ei/y, 'e'],
  [/(?<=[^aeiou])[iy]$/y, 'ii'],
  [/(?<=[^aeiou])u$/y, 'uu'],
  [/[a-z]/y, '$&'],
]

/** What sounds become beside others. */
const changes: readonly (readonly [RegExp, string])[] = [
  [/kri(?=sh)/g, 'kR'],
  [/sh(?=[tTpkN])/g, 'S'],
  [/shn/g, 'SN'],
  [/n(?=[kg])/g, 'G'],
  [/n(?=[cj])/g, 'J'],
  [/r(?=pr)/g, `r${parted}`],
]
/** Sounds as they are beside others. */
export const inPlace = (sounds: string): string =>
  changes.reduce((result, [from, to]) => result.replaceAll(from, to), sounds)

/** A word in small Latin letters as the sounds that it most likely has, its vowels `a` short. */
export function soundsOf(word: string): string {
  let sounds = ''
  for (let at = 0; at < word.length;) {
    for (const [spelling, sound] of spellings) {
      spelling.lastIndex = at
      const found = spelling.exec(word)?.[0]
      if (found === undefined) continue
      sounds += sound === '$&' ? found : sound
      at += found.length
      break
    }
  }
  return inPlace(sounds)
}

const plain = new Map(
  'R:ri S:sh G:n J:n N:n T:t D:d L:l z:j f:p'.split(' ').map((pair): [string, string] => {
    const [sign = '', letters = ''] = pair.split(':')
    return [sign, letters]
  }),
)

/** Sounds as the most careless spelling in Latin letters has them, by which known names are found. */
export const looseSpelling = (sounds: string): string =>
  sounds
    .replaceAll(parted, '')
    .replaceAll(/[RSGJNTDLzf]/g, (sign) => plain.get(sign) ?? sign)
    .replaceAll(/(.)\1+/g, '$1')
    .replaceAll(/([ctdpbkgj])h/g, '$1')
