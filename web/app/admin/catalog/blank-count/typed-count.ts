import type { CountedChoice } from '@tohfa/contract/catalog/blank-counts'
import { latinDigits } from '@tohfa/contract/shared/identifiers'
import { trimBlank } from '@tohfa/print-engine/text/blank'

/** The difference of a typed count to the kept stock; none where nothing is typed. */
export function differenceOf({ stock }: CountedChoice, typed: string): number | 'wrong' | null {
  const text = latinDigits(trimBlank(typed))
  if (text === '') return null
  return /^\d+$/.test(text) ? Number(text) - stock : 'wrong'
}
