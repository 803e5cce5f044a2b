import { latinDigits, withoutMarks } from '@tohfa/contract/shared/identifiers'

/** The decimal sign of a whole file. */
export type DecimalSign = '.' | ','

/**
 * Spreadsheets separate cells by semicolons where the comma is the decimal sign. In a file
 * separated by commas or tabs the decimal sign is the full stop.
 */
export const decimalSignOf = (separator: string): DecimalSign => (separator === ';' ? ',' : '.')

const plain: Record<DecimalSign, RegExp> = { '.': /^\d+(?:\.\d+)?$/, ',': /^\d+(?:,\d+)?$/ }

/** Grouped digits: by three, or with commas also by two before the last three (12,34,567). */
const grouped: Record<DecimalSign, RegExp> = {
  '.': /^(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})(?:\.\d+)?$/,
  // One sign before exactly three digits is ambiguous, so it is refused.
  ',': /^(?:\d{1,3}(?:\.\d{3})+,\d+|\d{1,3}(?:\.\d{3}){2,}|\d{1,3}(?:\s\d{3})+(?:,\d+)?)$/,
}

/** With decimal commas a point cannot be the decimal sign, and it groups only three digits. */
const pointed = /^\d+\.(?:\d{1,2}|\d{4,})$/

/** Units and signs that may surround a number. */
export type Unit = '₹' | '%'

const besideUnit: Record<Unit, RegExp> = { '₹': /^₹\s*/, '%': /\s*%$/ }

/**
 * Parses the number in a cell of a file with a known decimal sign. It never guesses: `unclear`
 * means that the digits and signs have several readings or none, and `none` that the cell is not a
 * number.
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
