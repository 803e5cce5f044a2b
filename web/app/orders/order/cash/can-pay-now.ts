import type { Order } from '@tohfa/contract/orders/orders'

type Payable = Pick<Order, 'status' | 'payment_method' | 'paid' | 'total' | 'replaces' | 'advance'>

/** Whether a cash order can still be paid online instead. */
export function canPayNow({
  status,
  payment_method: method,
  paid,
  total,
  replaces,
  advance,
}: Payable): boolean {
  const isOpen = status === 'confirmed' && method === 'cash' && replaces === null
  return isOpen && paid === 0 && advance === undefined && total > 0
}
