import type { GiftWords } from '@tohfa/contract/orders/gift'
import { lateByStatus } from '#orders/cancellations/cancellations.service.ts'
import { refuseUnprintableGift } from '#orders/checkout/checkout.service.ts'
import { logAfterCommit } from '#platform/database/business-events.ts'
import type { Connection } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import { lockOrder, setGift } from '#orders/order/orders.service.ts'
import type { Printing } from '#fulfilment/print/print.service.ts'
import type { Proofs } from '#studio/proofs/proofs.service.ts'
import { recordChange } from '#backoffice/staff-log/staff-log.service.ts'
import { insertChange } from './order-changes.queries.ts'

export type GiftDeps = {
  connection: Pick<Connection, 'transaction'>
  printing: Pick<Printing, 'renewCard'>
  proofs: Pick<Proofs, 'missingOnCard'>
}

/**
 * Corrects the words of a gift (docs/product.md 11.22): its card is made anew, unless it is being
 * printed. The same words again change nothing.
 *
 * @throws Failure `too_late_to_change`, `letter_not_printable`
 */
export async function changeGift(
  deps: GiftDeps,
  orderId: string,
  words: GiftWords,
  staffId: string,
): Promise<void> {
  await refuseUnprintableGift(deps.proofs, staffId, words, '')
  await deps.connection.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const { gift } = order
    const late = lateByStatus(order.status, 'change')
    if (late) throw new Failure('too_late_to_change', { sentence: late })
    if (!gift) throw new Failure('too_late_to_change', { sentence: message('noGift') })
    const { to, from, message: said } = words
    const same = gift.to === to && (gift.from ?? '') === (from ?? '') && gift.message === said
    if (same) return
    await setGift(tx, orderId, {
      to,
      ...(from && { from }),
      message: said,
      wrap: gift.wrap,
      hidePrices: gift.hidePrices,
    })
    if (!(await deps.printing.renewCard(tx, orderId)))
      throw new Failure('too_late_to_change', { sentence: message('cardPrinting') })
    const before = [gift.to, gift.from, gift.message].filter(Boolean).join(' · ')
    await insertChange(tx, { orderId, changed: 'gift', before, actor: 'admin', actorId: staffId })
    await recordChange(tx, staffId, {
      subject: 'order',
      action: 'changed',
      subjectId: orderId,
      name: order.orderNumber,
      details: { gift: [false, true] },
    })
    logAfterCommit(tx, { what: 'words of a gift corrected', order: order.orderNumber })
  })
}
