import type { Listing } from '@tohfa/contract/catalog/listing-address'
import { priceSteps } from '@tohfa/contract/catalog/listing-choices'
import { formatRupees } from '@tohfa/contract/shared/money'
import type { FilterCounts, SearchedPrice } from '@tohfa/contract/catalog/products'
import { listingTexts as texts } from './listing.texts.ts'

/** The price limit in the text of a search, and the filter step that equals it. */
export type WordedPrice = { label: string; step: number | null; rest: string }

/**
 * The price limit in the text of a listing's search.
 * @param shown the listing of the counts; if it differs, another is loading
 */
export function wordedPrice(
  wanted: Listing,
  shown: Listing,
  counts: FilterCounts | null,
): WordedPrice | undefined {
  const price = counts?.searchedPrice
  if (!price || wanted.search !== shown.search) return undefined
  const { least, above, under, rest } = price
  const isStep = least === undefined && above === undefined
  const step = (isStep && priceSteps.find((one) => one === under)) || null
  return { label: labelOf(price), step, rest }
}

function labelOf({ least, above, most, under }: SearchedPrice): string {
  if (least !== undefined && most !== undefined)
    return texts.between(formatRupees(least), formatRupees(most))
  const ends = [
    above !== undefined && texts.above(formatRupees(above)),
    least !== undefined && texts.atLeast(formatRupees(least)),
    most !== undefined && texts.atMost(formatRupees(most)),
    under !== undefined && texts.under(formatRupees(under)),
  ]
  return ends.filter(Boolean).join(', ')
}
