import { latinDigits } from '@tohfa/contract/shared/identifiers'
import { isBlank } from '@tohfa/print-engine/text/blank'

/** The typed number, in digits of any Indian script; undefined for an empty field. */
export const typedNumber = (text: string): number | undefined =>
  isBlank(text) ? undefined : Number(latinDigits(text))
