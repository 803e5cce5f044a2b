import { refuseInterstateSale, transitDaysTo } from '#orders/checkout/checkout.service.ts'
import type { WholeDraft } from '#orders/drafts/drafts.service.ts'
import type { QuotesDeps } from './quotes-deps.ts'

/**
 * Refuses an order that cannot be delivered, or that the shop may not sell there.
 *
 * @returns the days of its parcel on the way; 0 at the counter
 */
export async function refuseUnservedDraft(
  deps: QuotesDeps,
  { delivery, buyerGstin, deliveredTo }: WholeDraft['draft'],
  pinCode: string,
  isCash: boolean,
) {
  const transitDays = delivery === 'parcel' ? await transitDaysTo(deps, pinCode, isCash) : 0
  await refuseInterstateSale(deps.connection.db, { gstin: buyerGstin, deliveredTo })
  return transitDays
}
