import { latinDigits, withoutMarks } from '@tohfa/contract/shared/identifiers'

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
  ',': /^(?:\d{1,3}(?:\.\d{3})+,\d+|\d{1,3}(?:\.\d{3}){2,}|\d{1,3}(?:\s\d{3})+(?:,\d+)?)$/,
}

/** In a file with decimal commas a point is none of its signs, but cannot group any other digits than three. */
const pointed = /^\d+\.(?:\d{1,2}|\d{4,})$/

/** What may stand beside a number and say of what it is. */
export type Unit = '₹' | '%'

const besideUnit: Record<Unit, RegExp> = { '₹': /^₹\s*/, '%': /\s*%$/ }

/**
 * The number in a cell of a file whose decimal sign is known. Never guesses: `unclear` is what has
 * digits and signs but can be read in more than one way, or in none; `none` is what is not a number.
 */
export function readNumber(
  cell: string,
  decimal: DecimalSign,
  unit?: Unit,
): number | 'unclear' | 'none' {
  const written = latinDigits(withoutMarks(cell).trim())
  const bare = unit ? written.replace(besideUnit[unit], '') : written
  const sign = /^[-−]/.test(bare) ? -1 : 1
  const digits = bare.replace(/^[-−]/, '')
  const separators = decimal === '.' ? /,/g : /[.\s]/g
  if (plain[decimal].test(digits)) return sign * Number(digits.replace(decimal, '.'))
  if (grouped[decimal].test(digits))
    return sign * Number(digits.replaceAll(separators, '').replace(decimal, '.'))
  if (decimal === ',' && pointed.test(digits)) return sign * Number(digits)
  return /^\d[\d.,'’\s₹%]*$/.test(digits) ? 'unclear' : 'none'
}
