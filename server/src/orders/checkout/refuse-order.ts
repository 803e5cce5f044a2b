import type { ShopSettings } from '@tohfa/contract/backoffice/settings/settings-table'
import type { CashRules } from '@tohfa/contract/orders/cash-rules'
import type { OrderPlacement } from '@tohfa/contract/orders/checkout'
import { type CashOrder, whyNoCash } from '#orders/cash-rules/cash-rules.service.ts'
import type { Database } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import type { Message } from '#platform/http/messages.ts'
import { refusedBusiness } from '#tax/seller/home-state.service.ts'

/** Cash orders reserve and use goods that nobody has paid for yet. */
const mostUnshipped = 3
/** The time after which a retry is useful; nobody knows when the shop ships. */
const retryAfterSeconds = 60 * 60

/**
 * Refuses a cash order that the shop's own rules do not allow, whatever the carrier does.
 *
 * @throws Failure `cash_not_available` with a sentence that says why
 */
export function refuseCash(
  setting: ShopSettings['cash'],
  rules: CashRules,
  order: CashOrder,
): void {
  const sentence = whyNoCash(setting, rules, order)
  if (sentence) throw new Failure('cash_not_available', { sentence })
}

/**
 * Refuses another cash order while the buyer has too many unshipped ones. The buyer must be locked.
 */
export function refuseManyUnshipped(unshipped: number): void {
  if (unshipped < mostUnshipped) return
  throw new Failure('too_many_orders', { retryAfter: retryAfterSeconds })
}

/** Refuses a delivery to another state for a seller who may sell only in their own. */
export async function refuseInterstateSale(
  db: Database,
  { gstin, deliveredTo }: Pick<OrderPlacement, 'gstin' | 'deliveredTo'>,
): Promise<void> {
  const refusal = gstin && deliveredTo === 'other' ? await refusedBusiness(db, gstin) : null
  if (refusal) throw new Failure('bad_request', { fields: { gstin: refusal } })
}

/** Refuses an address that the carrier does not serve, or a cash order where it accepts no cash. */
export function refuseUnserved(
  { served, cod, refusal }: { served: boolean; cod: boolean; refusal: Message | null },
  paysCash: boolean,
): void {
  if (!served) throw new Failure('pincode_not_served', { ...(refusal && { sentence: refusal }) })
  if (paysCash && !cod) throw new Failure('cash_not_available')
}
