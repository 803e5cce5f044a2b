import { plainIdentifier } from '#shared/identifiers.ts'

/**
 * The state, a PAN, the number of the registration, a letter (Z for all sellers), and the check
 * digit.
 */
const pattern = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Normalises a GSTIN: people type small letters and spaces, and paste invisible marks. */
export function plainGstin(written: string): string {
  return plainIdentifier(written).toUpperCase()
}

/**
 * True when a GSTIN is well-formed and its check digit is correct. Only the tax office knows
 * whether it was assigned.
 */
export function isGstin(gstin: string): boolean {
  if (!pattern.test(gstin)) return false
  const base = digits.length
  const sum = Array.from(gstin.slice(0, -1)).reduce((total, digit, place) => {
    const product = digits.indexOf(digit) * (place % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / base) + (product % base)
  }, 0)
  return gstin.at(-1) === digits[(base - (sum % base)) % base]
}

/** The state code of its registration: its first two digits. */
export function stateOfGstin(gstin: string): string {
  return gstin.slice(0, 2)
}
