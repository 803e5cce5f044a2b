import { latinDigits } from '@tohfa/contract/shared/identifiers'
import { toPaise } from '@tohfa/contract/shared/money'
import type { PriceBounds } from '@tohfa/contract/catalog/products'
import {
  about,
  aboutAfter,
  after,
  afterInside,
  amount,
  before,
  begin,
  end,
  inFigures,
  noMeasure,
  noPieces,
  priceNouns,
  range,
} from './price-words.ts'

/**
 * A search without its price words, and its price range. A price without a bound ("mug ₹300") gives
 * no range; it is removed anyway, or the figure would be searched as a word.
 */
export type ParsedPrice = { rest: string; bounds?: PriceBounds }

/** A price range in paise: `from` inclusive, `below` exclusive. */
export type PriceRange = { from?: number; below?: number }

type Bound = keyof PriceBounds
type Saying = {
  form: RegExp
  /** The range of one amount, or of two. */
  bounds: readonly [Bound] | readonly ['least', 'most'] | readonly []
  /** Without a word for rupees, a figure that looks like a year is a year. */
  mayBeYear?: boolean
  /** Without a word for rupees it is not a price. */
  wantsWord?: boolean
}

const expression = (form: string) => new RegExp(begin + form, 'g')
const ahead = (bound: Bound, words: string, measure = noMeasure): Saying => ({
  form: expression(`(?:${words}) ?${amount(1)}${measure}`),
  bounds: [bound],
})
const behind = (bound: Bound, words: string): Saying => ({
  form: expression(`${amount(1)} ?(?:${words})${end}`),
  bounds: [bound],
})
const between = (form: string): Saying => ({
  form: expression(form),
  bounds: ['least', 'most'],
  mayBeYear: true,
})

const first = `${amount(1)} ?`
const second = ` ?${amount(2)}${noPieces}`

/** The expressions for a price; of two that match, the first is meant. */
const sayings: readonly Saying[] = [
  between(
    `(?:${range.intro})?${first}(?:${range.to})${second}(?: ?(?:${range.end}|${range.between})${end})?`,
  ),
  between(`between ${first}(?:${range.and})${second}`),
  between(`${first}(?:${range.and})${second} ?(?:${range.between})${end}`),
  ahead('most', before.most),
  ahead('least', before.least, noPieces),
  ahead('under', before.under),
  ahead('above', before.above, noPieces),
  { ...ahead('least', before.from, noPieces), mayBeYear: true },
  behind('most', after.most),
  behind('least', after.least),
  behind('under', after.under),
  behind('above', after.above),
  { ...behind('most', afterInside), mayBeYear: true },
  { ...behind('least', ''), form: expression(`${amount(1)} ?\\+${noPieces}`), mayBeYear: true },
  { form: expression(`(?:${about}) ?${amount(1)}${noPieces}`), bounds: [], mayBeYear: true },
  { form: expression(`${amount(1)} ?(?:${aboutAfter})${end}`), bounds: [] },
  { form: expression(amount(1)), bounds: [], wantsWord: true },
]
const nouns = expression(`(?:${priceNouns})${end}`)

/**
 * Nothing costs less: a smaller figure without a word for rupees is an age, or a number of pieces.
 */
const leastRupees = 100
const mostRupees = 100_000_000

/** Finds “under ₹300”, “between 200 and 300”, “500 rupees se zyada” or “३०० से ५०० तक” in a search. */
export function parsePrice(search: string): ParsedPrice {
  const plain = search.normalize('NFKC').replaceAll('\u093c', '').replaceAll(/\s+/g, ' ')
  let text = inFigures(latinDigits(plain))
  if (!/\d/.test(text)) return { rest: search }
  let bounds: PriceBounds | undefined
  for (const saying of sayings) {
    if (saying.bounds.some((bound) => isKnown(bounds, bound))) continue
    const found = priceIn(text, saying)
    if (!found) continue
    bounds = { ...bounds, ...found.bounds }
    text = `${text.slice(0, found.at)} ${text.slice(found.at + found.length)}`
  }
  if (!bounds) return { rest: search }
  return { rest: text.replaceAll(nouns, ' ').replaceAll(/\s+/g, ' ').trim(), bounds }
}

/** The price of an expression, in paise. */
export function rangeOf({ least, above, most, under }: PriceBounds): PriceRange {
  const from = above === undefined ? least && toPaise(least) : toPaise(above) + 1
  const below = most === undefined ? under && toPaise(under) : toPaise(most) + 1
  return { ...(from !== undefined && { from }), ...(below !== undefined && { below }) }
}

/** Whether this end of a range was already given. */
function isKnown(known: PriceBounds | undefined, bound: Bound): boolean {
  const ends: readonly Bound[] =
    bound === 'least' || bound === 'above' ? ['least', 'above'] : ['most', 'under']
  return ends.some((one) => known?.[one] !== undefined)
}

function priceIn(text: string, saying: Saying) {
  for (const found of inLowerCase(text).matchAll(saying.form)) {
    const bounds = boundsOf(found.groups ?? {}, saying)
    if (bounds) return { bounds, at: found.index, length: found[0].length }
  }
  return undefined
}

/** Latin letters in lower case, each where it was: expressions that forgive case take ten times as long. */
function inLowerCase(text: string): string {
  return text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
}

type Groups = Partial<Record<string, string>>

function boundsOf(groups: Groups, { bounds, mayBeYear, wantsWord }: Saying): PriceBounds | null {
  const rupees = figures(groups)
  const isNamed = ['sign1', 'word1', 'sign2', 'word2'].some((group) => groups[group])
  const isMany = ['thousand1', 'thousand2', 'hundred1', 'hundred2'].some((one) => groups[one])
  const isFigure = rupees.every((one) => one === 0 || one >= leastRupees) && Math.max(...rupees) > 0
  const areYears = mayBeYear && rupees.every((one) => one >= 1900 && one < 2100)
  const isPrice = isNamed || (!wantsWord && (isMany || (isFigure && !areYears)))
  if (!isPrice || Math.max(...rupees) > mostRupees) return null
  if (bounds.length === 2) return { least: Math.min(...rupees), most: Math.max(...rupees) }
  const [bound] = bounds
  return bound ? { [bound]: rupees[0] } : {}
}

function figures(groups: Groups): number[] {
  const one = Number(groups['figure1']?.replaceAll(',', ''))
  const times = (n: 1 | 2) => (groups[`thousand${n}`] ? 1000 : groups[`hundred${n}`] ? 100 : 1)
  if (groups['figure2'] === undefined) return [one * times(1)]
  const other = Number(groups['figure2'].replaceAll(',', ''))
  // Of "1 to 2k" both are thousands, of "3 se 5 sau" both hundreds.
  const ofFirst = one < other ? Math.max(times(1), times(2)) : times(1)
  return [one * ofFirst, other * times(2)]
}
