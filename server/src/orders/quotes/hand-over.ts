import { recordChange } from '#backoffice/staff-log/staff-log.service.ts'
import { lockOrder, refuseUnconfirmed } from '#orders/order/orders.service.ts'
import { Failure } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import type { QuotesDeps } from './quotes-deps.ts'

/**
 * Hands a counter order over, whose prints are done (docs/product.md 26.9). It is delivered without a
 * parcel, and its invoice is issued as with shipping.
 *
 * @throws Failure `order_not_found`, `invalid_transition`
 */
export async function handOver(
  { connection, orders, packing }: Pick<QuotesDeps, 'connection' | 'orders' | 'packing'>,
  staffId: string,
  orderId: string,
  to: string,
): Promise<void> {
  await connection.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    refuseUnconfirmed(order)
    if (order.delivery !== 'counter' || order.status !== 'confirmed')
      throw new Failure('invalid_transition', { sentence: message('handOverOther') })
    if (order.paidPaise > 0 && order.refundHeldPaise === order.paidPaise)
      throw new Failure('invalid_transition', { sentence: message('paidBack') })
    const unready = (await packing.unready(tx, [orderId])).get(orderId) ?? []
    const unprinted = unready.filter(({ state }) => state !== 'unpacked')
    if (unprinted.length > 0)
      throw new Failure('invalid_transition', {
        sentence: message('handOverUnprinted'),
        lines: unprinted,
      })
    await orders.move(tx, orderId, 'delivered', 'admin', { actorId: staffId, reason: to })
    await recordChange(tx, staffId, {
      subject: 'order',
      action: 'handed-over',
      subjectId: orderId,
      name: order.orderNumber,
    })
  })
}
