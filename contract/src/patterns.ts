import { plainIdentifier } from './identifiers.ts'

/** docs/product.md 13.2: a local part, an at sign, a domain and an ending of 2 to 4 letters. */
export const emailPattern = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,4}$/
/** docs/product.md 13.2: at least 8 characters with an uppercase, a lowercase and a number. */
export const passwordPattern = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{8,}$/s
export const otpPattern = /^\d{6}$/
/** Six digits, the first of them 1 to 9 (docs/product.md 12.1). */
export const pinCodePattern = /^[1-9]\d{5}$/
export const phonePattern = /^\d{10}$/

/**
 * The ten digits of an Indian phone number as people write it: with +91, 0091, 91 or 0 before them,
 * also after `tel:`, with spaces, dashes and brackets, in digits of any Indian script. What is no such
 * number stays as it is.
 */
export function tenDigits(phone: string): string {
  const written = plainIdentifier(phone).replaceAll(/^tel:|[.()]/gi, '')
  return /^(?:(?:\+|0{0,2})91)?0?(\d{10})$/.exec(written)?.[1] ?? phone
}
