import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { IntlMessageFormat } from 'intl-messageformat'
import type { Translation } from '@tohfa/print-engine/text/translation'

type Words = { readonly [key: string]: string | Words }
/** The names of the parameters of a text's function, in order. */
type Gaps = Readonly<Record<string, readonly string[]>>

const file = join(import.meta.dirname, '../../../../locales/hi.json')
const catalogue = JSON.parse(readFileSync(file, 'utf8')) as Words

/**
 * A texts module in Hindi, for the few texts that the server itself shows: entries of the
 * catalogue, else the English ones.
 * @throws Error when the catalogue has the text of a function whose parameters are not listed
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
  // Loaded on first use: parsing a message takes about a millisecond, and a start needs none.
  let format: IntlMessageFormat | undefined
  return (...given: (string | number)[]) => {
    format ??= formatOf(found)
    return format.format(Object.fromEntries(names.map((name, index) => [name, given[index]])))
  }
}

/** A message without syntax of the format is its own text. */
const isPlain = /^[^{}']*$/

const formatOf = (found: string) =>
  new IntlMessageFormat(found, 'hi', undefined, { ignoreTag: true })
