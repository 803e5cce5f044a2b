import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { IntlMessageFormat } from 'intl-messageformat'
import type { Translation } from '@tohfa/print-engine/text/translation'

type Words = { readonly [key: string]: string | Words }
/** The names of what a sentence's function takes, in their order. */
type Gaps = Readonly<Record<string, readonly string[]>>

const file = join(import.meta.dirname, '../../../../locales/hi.json')
const catalogue = JSON.parse(readFileSync(file, 'utf8')) as Words

/**
 * Words of a texts module in Hindi, for the few that the server says itself: each that the catalogue has,
 * all others in English.
 *
 * @throws Error when the catalogue has a function's sentence and nothing says what it takes
 */
export function inHindi<T extends object>(
  texts: string,
  name: string,
  english: T,
  gaps: Gaps = {},
): Translation<T> {
  return translated(english, wordsAt(wordsAt(catalogue, texts), name), gaps) as Translation<T>
}

const wordsAt = (words: Words, key: string): Words => {
  const found = words[key]
  return typeof found === 'object' ? found : {}
}

const translated = (english: object, words: Words, gaps: Gaps): object =>
  Array.isArray(english)
    ? english.map((one, index) => translatedOne(String(index), one, words, gaps))
    : Object.fromEntries(
        Object.entries(english).map(([key, one]: [string, unknown]) => [
          key,
          translatedOne(key, one, words, gaps),
        ]),
      )

function translatedOne(key: string, english: unknown, words: Words, gaps: Gaps): unknown {
  const found = words[key]
  if (typeof english === 'object' && english !== null)
    return translated(english, wordsAt(words, key), gaps)
  if (typeof found !== 'string') return english
  if (typeof english !== 'function') return isPlain.test(found) ? found : formatOf(found).format()
  const names = gaps[key]
  if (!names) throw new Error(`Nobody says what ${key} takes`)
  // A start says no sentence yet: to read one takes about a millisecond.
  let format: IntlMessageFormat | undefined
  return (...given: (string | number)[]) => {
    format ??= formatOf(found)
    return format.format(Object.fromEntries(names.map((name, index) => [name, given[index]])))
  }
}

/** A message without the signs of the format is its own text. */
const isPlain = /^[^{}']*$/

const formatOf = (found: string) =>
  new IntlMessageFormat(found, 'hi', undefined, { ignoreTag: true })
