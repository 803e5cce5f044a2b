import { formatRupees } from '@tohfa/contract/shared/money'
import type { TaxClassRates } from '@tohfa/contract/tax/tax-classes'
import { formatDate } from '#platform/i18n/dates.ts'
import { taxTexts as texts } from './tax.texts.ts'

export function rateWords({ rate, above, rateAbove, nil }: TaxClassRates): string {
  if (nil) return texts.nil
  if (above === null || rateAbove === null) return texts.rate(rate)
  return texts.rateUpTo(rate, formatRupees(above), rateAbove)
}

export function reviewWords({ isSample, reviewedBy, reviewedAt }: TaxClassRates): string {
  if (isSample) return texts.sampleOnly
  if (reviewedBy === null || reviewedAt === null) return texts.notReviewed
  return texts.reviewedBy(reviewedBy, formatDate(reviewedAt))
}

/** Not reviewed: a proposal, or an assumption of the sample. */
export const isUnreviewed = ({ isSample, reviewedBy }: TaxClassRates): boolean =>
  isSample || reviewedBy === null
