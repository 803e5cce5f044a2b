import { latinDigits } from '@tohfa/contract/identifiers'

/** The sign before the fraction of a number, one for a whole file. */
export type DecimalSign = '.' | ','

/**
 * Spreadsheets separate cells by semicolons where the comma is their decimal sign. In a file separated
 * by commas or tabs the decimal sign is the full stop.
 */
export const decimalSignOf = (separator: string): DecimalSign => (separator === ';' ? ',' : '.')

const plain: Record<DecimalSign, RegExp> = { '.': /^\d+(?:\.\d+)?$/, ',': /^\d+(?:,\d+)?$/ }

/** Digits in groups: of three, or with commas also of two before the last three (12,34,567). */
const grouped: Record<DecimalSign, RegExp> = {
  '.': /^(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})(?:\.\d+)?$/,
  // One point before three digits alone may be either sign, so it is neither.
  ',': /^(?:\d{1,3}(?:\.\d{3})+,\d+|\d{1,3}(?:\.\d{3}){2,})$/,
}

/** In a file with decimal commas a point is none of its signs, but cannot group any other digits than three. */
const pointed = /^\d+\.(?:\d{1,2}|\d{4,})$/

/**
 * The number in a cell of a file whose decimal sign is known. Never guesses: `unclear` is what has
 * digits and signs but can be read in more than one way, or in none; `none` is what is not a number.
 */
export function readNumber(cell: string, decimal: DecimalSign): number | 'unclear' | 'none' {
  const written = latinDigits(cell.replaceAll(/[\s\p{Cf}₹%]/gu, ''))
  const sign = /^[-−]/.test(written) ? -1 : 1
  const digits = written.replace(/^[-−]/, '')
  const other = decimal === '.' ? ',' : '.'
  if (plain[decimal].test(digits)) return sign * Number(digits.replace(decimal, '.'))
  if (grouped[decimal].test(digits))
    return sign * Number(digits.replaceAll(other, '').replace(decimal, '.'))
  if (decimal === ',' && pointed.test(digits)) return sign * Number(digits)
  return /^\d[\d.,'’]*$/.test(digits) ? 'unclear' : 'none'
}
