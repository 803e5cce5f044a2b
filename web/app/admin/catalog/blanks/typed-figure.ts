import { latinDigits } from '@tohfa/contract/shared/identifiers'
import { trimBlank } from '@tohfa/print-engine/text/blank'

/** The typed figure; NaN for text that is none; undefined where nothing is typed. */
export function typedFigure(typed: string): number | undefined {
  const text = latinDigits(trimBlank(typed))
  if (text === '') return undefined
  return /^\d+$/.test(text) ? Number(text) : Number.NaN
}
