import { plainIdentifier, tenDigits } from '@tohfa/contract/shared/identifiers'
import { folded, lexeme, separators } from '#platform/database/search-words.ts'

const mostWords = 8
/** Shorter words are looked for as they are, because too many begin with them. */
const fewestLetters = 3
const fewestDigits = 4

/** People with these words in `customers.words`, and the one with this order. */
export type CustomerSearch = { words?: string; orderNumber?: string }

/**
 * Parses what staff typed: an order number with or without its letters, a phone in any spelling or
 * its last four digits, or else words of name and e-mail. Undefined when nothing was typed.
 */
export function parseCustomerSearch(typed: string): CustomerSearch | undefined {
  const text = folded(typed).trim()
  if (!text) return undefined
  const joined = plainIdentifier(text).replace(/^tel:|[().#]/g, '')
  if (/^tf\d+$/.test(joined)) return { orderNumber: joined.toUpperCase() }
  if (/^\+?\d+$/.test(joined))
    return { words: ofDigits(tenDigits(joined)), orderNumber: `TF${joined}` }
  const words = text.split(/\s+/).slice(0, mostWords)
  return { words: words.map((word) => `(${ofWord(word)})`).join(' & ') }
}

function ofDigits(digits: string): string {
  const phone = begins(digits, fewestDigits)
  return digits.length === fewestDigits ? `${phone} | ${lexeme(`#${digits}`)}` : phone
}

function ofWord(word: string): string {
  if (word.includes('@')) return begins(`@${word}`, 1)
  const parts = word.split(separators).filter(Boolean)
  const whole = (parts.length > 0 ? parts : [word]).map((part) => begins(part, fewestLetters))
  return [whole.join(' & '), ...(parts.length > 1 ? [begins(`@${word}`, 1)] : [])].join(' | ')
}

const begins = (word: string, fewest: number) =>
  word.length < fewest ? lexeme(word) : `${lexeme(word)}:*`
