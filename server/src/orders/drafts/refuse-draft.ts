import { draftLimits } from '@tohfa/contract/orders/drafts/draft-states'
import { Failure, refusedFields } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import { indianDay } from '#platform/runtime/clock.ts'
import { stateOf } from './draft-shape.ts'
import type { GivenDiscount } from './price-draft.ts'
import type { DraftRow } from './drafts.queries.ts'

const dayMs = 86_400_000

/** @throws Failure `quote_not_found` or `quote_expired` unless a draft has this link and is offered by it */
export function refuseOtherLink(draft: DraftRow, linkId: string): void {
  if (draft.linkId !== linkId) {
    const isOpen = draft.state === 'draft' || draft.state === 'sent'
    throw new Failure('quote_not_found', { ...(isOpen && { sentence: message('quoteReplaced') }) })
  }
  if (stateOf(draft) === 'expired') throw new Failure('quote_expired')
}

/** Refuses a last day that is over, or too far. */
export function refuseUntil(until: string): void {
  const today = indianDay()
  if (until < today) throw refusedFields({ until: message('draftPast') })
  const last = indianDay(new Date(Date.parse(today) + draftLimits.days * dayMs))
  if (until > last) throw refusedFields({ until: message('draftTooFar', draftLimits.days) })
}

type Discounted = Pick<DraftRow, 'totalPaise' | 'discountPaise'>

/** What the discount takes off, in percent of what it is taken off. */
export const shareOf = ({ totalPaise, discountPaise }: Discounted): number =>
  (discountPaise * 100) / (totalPaise + discountPaise)

/** Refuses more than `limit` percent, at the field in which the discount was given. */
export function refuseDiscount(discount: GivenDiscount, sums: Discounted, limit: number): void {
  const share = discount?.percent ?? shareOf(sums)
  if (share <= limit) return
  const field = discount?.percent == null ? 'amount' : 'percent'
  throw refusedFields({ [`discount.${field}`]: message('draftDiscountLimit', limit) })
}

/** Refuses changes of what was ordered or ended. */
export function refuseClosed({ state }: DraftRow): void {
  if (state === 'ordered' || state === 'ended') throw new Failure('draft_closed')
}
