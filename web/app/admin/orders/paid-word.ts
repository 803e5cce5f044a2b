import type { ListedOrder } from '@tohfa/contract/orders/admin-orders'
import { isUndone } from '@tohfa/contract/orders/order-moves'
import { paidTexts as texts } from './admin-orders.texts.ts'
import { handPaymentLabels } from './drafts/drafts.texts.ts'

type Paid = Pick<
  ListedOrder,
  'payment_method' | 'handPayment' | 'paid' | 'refunded' | 'status' | 'replaces' | 'total'
>

/** Whether an order is paid, and how. */
export function paidWord(order: Paid): string {
  const { payment_method: method, handPayment, paid, refunded, status, replaces, total } = order
  if (paid > 0 && refunded >= paid) return texts.givenBack
  if (handPayment) return texts.byHand(handPaymentLabels[handPayment])
  if (method === 'cash') {
    if (status === 'delivered') return texts.collected
    return isUndone(status) ? texts.notPaid : texts.atTheDoor
  }
  if (replaces !== null && total === 0) return texts.nothingDue
  return paid > 0 ? texts.online : texts.notPaid
}
