import { latinDigits } from '@tohfa/contract/shared/identifiers'
import { isBlank } from '@tohfa/print-engine/text/blank'

/** The number that was typed, in digits of any Indian script; undefined where nothing was. */
export const typedNumber = (text: string): number | undefined =>
  isBlank(text) ? undefined : Number(latinDigits(text))
