import type { DraftTaking } from '@tohfa/contract/orders/drafts/drafts'
import type { ApprovalWay } from '@tohfa/contract/orders/drafts/draft-states'
import type { Order } from '@tohfa/contract/orders/orders'
import { formatRupees, toPaise, toRupees } from '@tohfa/contract/shared/money'
import { recordChange } from '#backoffice/staff-log/staff-log.service.ts'
import { lockBuyerOfDraft, placeDraft } from '#orders/checkout/checkout.service.ts'
import {
  lockDraft,
  updateDraft,
  wholeDraft,
  type WholeDraft,
} from '#orders/drafts/drafts.service.ts'
import { Failure, refusedFields } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import { indianDay } from '#platform/runtime/clock.ts'
import { counterAddress } from './counter-address.ts'
import { approve } from './order-quote.ts'
import type { QuotesDeps } from './quotes-deps.ts'
import { refuseUnservedDraft } from './refuse-unserved-draft.ts'

const ways: Record<ApprovalWay, string> = {
  counter: 'at the counter',
  phone: 'on the phone',
  chat: 'in a chat',
}

/**
 * Makes the order of a draft that was paid by hand (docs/product.md 26.8): its payment is written down
 * with its reference, and its prints count as approved by whom staff name. Again is the same order.
 */
export async function takeDraft(
  deps: QuotesDeps,
  staffId: string,
  id: string,
  { payment, approval }: DraftTaking,
): Promise<Order> {
  const found = await wholeDraft(deps.connection.db, id)
  if (!found) throw new Failure('draft_not_found')
  const before = await takenBefore(deps, found, payment)
  if (before) return before
  const { draft } = found
  refuseOther(found)
  if (toPaise(payment.amount) !== draft.totalPaise)
    throw refusedFields({
      'payment.amount': message('handPaymentAmount', formatRupees(toRupees(draft.totalPaise))),
    })
  const isParcel = draft.delivery === 'parcel'
  if (isParcel && !draft.address) throw refusedFields({ address: message('required') })
  const address =
    isParcel && draft.address
      ? draft.address
      : await counterAddress(
          deps.connection.db,
          deps.settings,
          draft,
          draft.customer.email ?? draft.address?.email ?? '',
        )
  const transitDays = await refuseUnservedDraft(deps, draft, address.pinCode, false)
  const prints = await deps.drafts.printsOf(found)
  const ticked = new Map(
    found.items.map((item, at) => [item.id, prints[at]?.preflight.map(({ code }) => code) ?? []]),
  )
  const made = await deps.connection.transaction(async (tx) => {
    await lockBuyerOfDraft(tx, draft.userId)
    const locked = await lockDraft(tx, id)
    const whole = locked && (await wholeDraft(tx, id))
    if (!whole) throw new Failure('draft_not_found')
    // Another press, or the link, was first.
    if (whole.order) return null
    if (whole.draft.version !== draft.version) throw new Failure('draft_changed')
    refuseOther(whole)
    const approvals = await approve(deps, tx, whole, ticked)
    const { by, how } = approval
    await updateDraft(tx, id, { approvedBy: by, approvedHow: how })
    const types = whole.items.map(({ productType }) => productType)
    const { checkout, order } = await placeDraft(deps, tx, {
      whole,
      approvals,
      method: 'online',
      address,
      delivery: draft.delivery,
      promise: await deps.promises.forOrder(tx, types, transitDays),
      dueNowPaise: null,
      staffId,
    })
    if (!order) throw new Error(`draft ${draft.number} became no order`)
    await deps.payments.takenByHand(tx, {
      orderId: order.id,
      checkoutId: checkout.id,
      kind: payment.kind,
      amountPaise: draft.totalPaise,
      reference: payment.reference ?? null,
      takenBy: staffId,
    })
    if (approvals.size > 0)
      await deps.notes.writeWithin(tx, order.id, staffId, `Prints approved by ${by} ${ways[how]}.`)
    await recordChange(tx, staffId, {
      subject: 'draft',
      action: 'taken',
      subjectId: id,
      name: draft.number,
      details: { [payment.kind]: [null, payment.amount], order: [null, order.orderNumber] },
    })
    return order.id
  })
  if (made !== null) return deps.orders.byId(made)
  const after = await wholeDraft(deps.connection.db, id)
  const again = after && (await takenBefore(deps, after, payment))
  if (!again) throw new Failure('draft_closed')
  return again
}

/** The order of a draft that was taken with the same payment before; 409 of one paid otherwise. */
async function takenBefore(
  { orders, payments }: QuotesDeps,
  { order }: WholeDraft,
  { kind, amount }: DraftTaking['payment'],
): Promise<Order | undefined> {
  if (!order) return undefined
  const paid = await payments.ofOrder(order.id)
  const isSame = paid.some((one) => one.kind === kind && one.amountPaise === toPaise(amount))
  if (!isSame) throw new Failure('draft_closed')
  return orders.byId(order.id)
}

function refuseOther({ draft: { state, until } }: WholeDraft): void {
  if ((state !== 'draft' && state !== 'sent') || until < indianDay())
    throw new Failure('draft_closed')
}
