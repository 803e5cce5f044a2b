import { plainIdentifier } from '@tohfa/contract/shared/identifiers'
import { folded, lexeme, separators } from '#platform/database/search-words.ts'
import { fewestDigits, fewestLetters } from './order-bitmaps.fragments.ts'

const mostWords = 8
/** Waybills share a prefix: a search includes them only from this number of characters on. */
const fewestOfWaybill = 10

/** How a word matches: exactly, as a prefix, or as a prefix if no order has the exact word. */
type Piece = { word: string; begins: 'never' | 'always' | 'unless known' }
/** Every term is to be met, by one of its spellings, of which all pieces are met. */
type Terms<Part> = Part[][][]
export type OrderSearch = Terms<Piece>

/** A word, or with this suffix a prefix; no word contains it, because it separates words. */
const beginning = ':*'
/** The search as full-text queries over `orders.words`. */
export type OrderQuery = {
  query: string
  /**
   * Where common words alone can match every term: those orders, and further matches by rare words.
   */
  common?: { terms: Terms<string>; query: string; rest: string | undefined }
}

/**
 * Parses a staff search. It is an order number with or without its letters, or a phone with or
 * without spaces and +91, in digits of any script. Otherwise it is words of name, city, PIN code,
 * products, e-mail and waybill. Undefined when nothing was typed.
 */
export function parseOrderSearch(typed: string): OrderSearch | undefined {
  const text = folded(typed).trim()
  if (!text) return undefined
  const joined = plainIdentifier(text).replace(/^tel:|[().#]/g, '')
  if (/^tf\d+$/.test(joined)) return [[[digits('tf', joined.slice(2))]]]
  if (/^\d+$/.test(joined)) return [waysOfDigits(joined)]
  const phone = /^(?:\+91|0091)(\d{1,10})$/.exec(joined)?.[1]
  if (phone !== undefined) return [[[digits('', phone)]]]
  return text.split(/\s+/).slice(0, mostWords).map(waysOfWord)
}

/** All tokens that it may use, words and prefixes. */
export function possibleTokens(search: OrderSearch): string[] {
  return search
    .flat(2)
    .flatMap(({ word, begins }) => [
      ...(begins === 'always' ? [] : [word]),
      ...(begins === 'never' ? [] : [word + beginning]),
    ])
}

/** The words whose matching depends on whether some order has them. */
export function wordsToKnow(search: OrderSearch): string[] {
  const pieces = search.flat(2).filter(({ begins }) => begins === 'unless known')
  return [...new Set(pieces.map(({ word }) => word))]
}

/**
 * The search to run.
 *
 * @param known the words that some order has
 * @param isCommon whether a token has bitmaps
 */
export function orderQuery(
  search: OrderSearch,
  known: ReadonlySet<string>,
  isCommon: (token: string) => boolean,
): OrderQuery {
  const terms = search.map((spellings) =>
    spellings.map((pieces) =>
      pieces.map(({ word, begins }) =>
        begins === 'never' || (begins === 'unless known' && known.has(word))
          ? word
          : word + beginning,
      ),
    ),
  )
  const common = terms.map((spellings) => spellings.filter((spelling) => spelling.every(isCommon)))
  const rest = terms.flatMap((spellings) =>
    spellings.filter((spelling) => !spelling.every(isCommon)),
  )
  return {
    query: fullText(terms),
    ...(common.every((spellings) => spellings.length > 0) && {
      common: {
        terms: common,
        query: fullText(common),
        rest: rest.length === 0 ? undefined : fullText([rest]),
      },
    }),
  }
}

function fullText(terms: Terms<string>): string {
  const one = (token: string) =>
    token.endsWith(beginning)
      ? lexeme(token.slice(0, -beginning.length)) + beginning
      : lexeme(token)
  const spelling = (tokens: string[]) => tokens.map(one).join(' & ')
  return terms
    .map((spellings) => `(${spellings.map((each) => `(${spelling(each)})`).join(' | ')})`)
    .join(' & ')
}

function digits(sign: '' | 'tf', figures: string): Piece {
  return { word: sign + figures, begins: figures.length < fewestDigits ? 'never' : 'always' }
}

/** A number, a phone, a PIN code or a waybill. */
function waysOfDigits(figures: string): Piece[][] {
  const phone = /^(?:91|0)(\d{10})$/.exec(figures)?.[1]
  return [
    [digits('', figures)],
    [digits('tf', figures)],
    ...(phone === undefined ? [] : [[digits('', phone)]]),
    ...waysOfWaybill(figures),
  ]
}

function waysOfWaybill(word: string): Piece[][] {
  return word.length < fewestOfWaybill ? [] : [[{ word: `#${word}`, begins: 'always' }]]
}

function waysOfWord(word: string): Piece[][] {
  if (word.includes('@')) return [[{ word: `@${word}`, begins: 'always' }]]
  if (/^\d+$/.test(word)) return waysOfDigits(word)
  const pieces = word.split(separators).filter(Boolean)
  const whole = pieces.length === 0 ? [plain(word)] : pieces.map(plain)
  return [whole, ...waysOfWaybill(word)]
}

function plain(word: string): Piece {
  const isLong = word.length >= fewestLetters
  return { word, begins: isLong ? 'unless known' : 'never' }
}
