import { expect, test } from 'vitest'
import { paidWord } from './paid-word.ts'

const order = {
  payment_method: 'online',
  handPayment: undefined,
  paid: 499,
  refunded: 0,
  status: 'confirmed',
  replaces: null,
  total: 499,
} as const
const cash = { ...order, payment_method: 'cash', paid: 0 } as const

test.for([
  [order, 'Paid online'],
  [{ ...order, refunded: 499, status: 'cancelled' }, 'Refunded'],
  [{ ...order, refunded: 100 }, 'Paid online'],
  [{ ...order, handPayment: 'upi' }, 'Paid: UPI'],
  [{ ...order, paid: 0, total: 0, replaces: 'another' }, 'Nothing to pay'],
  [{ ...order, paid: 0 }, 'Not paid'],
  [cash, 'Cash on delivery'],
  [{ ...cash, status: 'delivered' }, 'Cash collected'],
  [{ ...cash, status: 'returned' }, 'Not paid'],
] as const)('the list says plainly whether an order is paid: %j is %s', ([one, word]) => {
  expect(paidWord(one)).toBe(word)
})
