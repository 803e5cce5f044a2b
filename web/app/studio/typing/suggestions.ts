import { namesLike } from './names.ts'
import { soundsOf, syllablesOf } from './sounds.ts'
import type { TypingScript } from './typing-scripts.ts'
import { writeIn } from './write-in.ts'

/** So many ways to write a text are offered. */
const mostSuggestions = 4
const latinWord = /[a-z]+/gi
/** Longer texts are sentences, in which too many words would be guessed. */
const mostWords = 4

/** Languages that keep the last `a` of a name short: అనన్య, where Hindi writes अनन्या. */
const shortEnd: ReadonlySet<TypingScript> = new Set(['Knda', 'Mlym', 'Telu'])

/** Those that end names in a short i: లక్ష్మి, where Hindi writes लक्ष्मी. */
const shortI: ReadonlySet<TypingScript> = new Set([...shortEnd, 'Taml'])

/**
 * Ways to write a text of Latin letters in a script, the likeliest first. What is not a Latin word
 * stays as it is. Nothing where there is nothing to suggest.
 */
export function suggestionsFor(text: string, script: TypingScript): string[] {
  const words = text.match(latinWord) ?? []
  if (words.length === 0 || words.length > mostWords) return []
  const ways = words.map((word) => wordIn(word.toLowerCase(), script))
  const most = Math.max(...ways.map(({ length }) => length))
  const suggestions = Array.from({ length: most }, (_, nth) => {
    let at = 0
    return text.replaceAll(latinWord, (word) => {
      const way = ways[at] ?? []
      at += 1
      return way[nth] ?? way[0] ?? word
    })
  })
  return [...new Set(suggestions)].slice(0, mostSuggestions)
}

/** A word in a script: as a known name is written, else by its letters with each `a` short or long. */
function wordIn(word: string, script: TypingScript): string[] {
  const sounds = soundsOf(word)
  const known = namesLike(sounds).toSorted((a, b) => unlike(a, sounds) - unlike(b, sounds))
  const all = [...known, ...lengthsOf(sounds)].flatMap((one) => endingsOf(one, script))
  return [
    ...new Set(
      all.flatMap((one) => {
        const syllables = syllablesOf(one)
        return syllables ? [writeIn(script, syllables)] : []
      }),
    ),
  ]
}

/** How far a name is from what was typed: names of the same careless spelling differ in some sounds. */
const unlike = (name: string, sounds: string): number =>
  Math.abs(name.replaceAll('aa', 'a').length - sounds.replaceAll('aa', 'a').length)

const loneA = /(?<!a)a(?![aiu])/g

/** The sounds with each `a` before the end short, and with the last, the first or all of them long. */
function lengthsOf(sounds: string): string[] {
  const [body, end] = sounds.endsWith('a') ? [sounds.slice(0, -1), 'a'] : [sounds, '']
  const places = Array.from(body.matchAll(loneA), ({ index }) => index)
  const [first, last] = [places[0], places.at(-1)]
  const isOneSyllable = places.length === 1 && end === '' && !/[iueoR]/.test(body)
  const long = (at: readonly (number | undefined)[]) =>
    Array.from(body, (sound, i) => (at.includes(i) ? 'aa' : sound)).join('') + end
  if (first === undefined) return [body + end]
  const ways = [[], [last], [first], places]
  return (isOneSyllable ? ways.toReversed() : ways).map(long)
}

/** A last `a` or `i` is long or short by the habit of the language. */
function endingsOf(sounds: string, script: TypingScript): string[] {
  if (shortI.has(script) && sounds.endsWith('ii')) return [sounds.slice(0, -1), sounds]
  if (!/[^a]a{1,2}$/.test(sounds)) return [sounds]
  const stem = sounds.replace(/a{1,2}$/, '')
  return shortEnd.has(script) ? [`${stem}a`, `${stem}aa`] : [`${stem}aa`]
}
