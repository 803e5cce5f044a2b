import { plainIdentifier } from '#shared/identifiers.ts'

/** The state, a PAN, the number of the registration, a letter that is Z for all who sell, the check digit. */
const pattern = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** As it is kept: people write it in small letters and with spaces, and paste it with marks. */
export function plainGstin(written: string): string {
  return plainIdentifier(written).toUpperCase()
}

/**
 * True when a GSTIN is of the right form and its last digit checks the others; whether it was ever
 * given to somebody only the tax office knows.
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

/** The code of the state in which it is registered: its first two digits. */
export function stateOfGstin(gstin: string): string {
  return gstin.slice(0, 2)
}
