// chunk: orders
import { formatRupees, formatSigned, toRupees } from '@tohfa/contract/shared/money'
import type { Order } from '@tohfa/contract/orders/orders'
import { cartTexts } from '#orders/cart/cart.texts.ts'
import { offerOfLeft, piecePaise } from './pieces.ts'
import { ordersTexts as texts } from './orders.texts.ts'

/** The parts of an order's total, for uncancelled pieces; empty if the total equals the goods. */
export function offerRows({ order_items: lines, offer, wrap, total }: Order): [string, string][] {
  if (total === 0 || (!offer && !wrap)) return []
  const goods = lines.reduce(
    (sum, line) => sum + piecePaise(line) * (line.quantity - line.cancelled),
    0,
  )
  const taken = lines.reduce((sum, line) => sum + offerOfLeft(line), 0)
  const rows: [string, string][] = [[texts.goods, formatRupees(toRupees(goods))]]
  if (offer) rows.push([cartTexts.offer(offer.code), formatSigned(-toRupees(taken))])
  if (wrap) rows.push([cartTexts.wrap, formatRupees(wrap)])
  return rows
}
