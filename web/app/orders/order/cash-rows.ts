// chunk: orders
import { formatRupees, formatSigned } from '@tohfa/contract/shared/money'
import { isOver, type Order } from '@tohfa/contract/orders/orders'
import { cashTexts as texts } from './cash.texts.ts'

type Cash = Pick<Order, 'status' | 'paid' | 'toCollect' | 'rounding' | 'advance'>

/** The cash due on delivery and its rounding; nothing for a paid order. */
export function cashRows({
  status,
  paid,
  toCollect = 0,
  rounding = 0,
  advance = 0,
}: Cash): [string, string][] {
  const isCollected = paid > advance
  if (toCollect === 0 || (isOver(status) && !isCollected)) return []
  return [
    ...(rounding === 0 ? [] : [[texts.rounding, formatSigned(rounding)] as [string, string]]),
    ...(advance === 0 ? [] : [[texts.advance, formatRupees(advance)] as [string, string]]),
    [isCollected ? texts.paidInCash : texts.toCollect, formatRupees(toCollect)],
  ]
}
