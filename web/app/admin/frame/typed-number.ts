import { latinDigits } from '@tohfa/contract/shared/identifiers'
import { isBlank } from '@tohfa/print-engine/text/blank'

/** The typed number, in digits of any Indian script; undefined for an empty field. */
export const typedNumber = (text: string): number | undefined =>
  isBlank(text) ? undefined : Number(latinDigits(text))

/** The same of an amount in rupees, as people write it: ₹1,499 or Rs. 499/-; NaN for other text. */
export const typedRupees = (text: string): number | undefined =>
  typedNumber(
    text
      .trim()
      .replace(/^(?:₹|rs\.?|inr)/i, '')
      .replace(/\/-$/, '')
      .replaceAll(/[,\s]/g, ''),
  )
