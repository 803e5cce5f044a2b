import type { Address } from '@tohfa/contract/addresses'
import type { OrderPlacement, PaymentRequest } from '@tohfa/contract/checkout'
import type { Order } from '@tohfa/contract/orders'
import { createAction, createReducer } from '../actions.ts'
import { call } from '../api/api-client.ts'
import { addReducer } from '../store.ts'
import { createThunk, keepStatus } from '../thunks.ts'
import { noOrders, type OrdersState } from './orders.state.ts'

/** What the pay window hands to the page. */
export type PaymentCallback = {
  razorpay_order_id: string
  razorpay_payment_id: string
  razorpay_signature: string
}

/** Turns the cart into an order (cash) or into what the pay window needs (online). */
export const placeOrder = createThunk<
  PaymentRequest | { order: Order },
  { placement: OrderPlacement; key: string }
>('orders/place', async ({ placement, key }, { rejectWithValue }) => {
  const answer = await call<PaymentRequest | { order: Order }>('POST', '/order', {
    body: placement,
    headers: { 'idempotency-key': key },
  })
  return answer.success ? answer.data : rejectWithValue(answer)
})

/** Tells the server of a payment; the same payment told twice answers the same order. */
export const verifyPayment = createThunk<Order, { callback: PaymentCallback; address: Address }>(
  'orders/verify',
  async ({ callback, address }, { rejectWithValue }) => {
    const body = { ...address, ...callback }
    const answer = await call<Order>('POST', '/user-orders/verify-order', { body })
    return answer.success ? answer.data : rejectWithValue(answer)
  },
)

export const currentOrderReset = createAction('orders/currentOrderReset')

/** Orders that were made in this visit (spec section 4): each is appended and is the current one. */
const ordersReducer = createReducer(noOrders, (on) => {
  keepStatus(on, [placeOrder, verifyPayment])
  on(placeOrder.fulfilled, (state, { payload }) =>
    'order' in payload ? remembered(state, payload.order) : undefined,
  )
  on(verifyPayment.fulfilled, (state, { payload }) => remembered(state, payload))
  on(currentOrderReset, () => ({ currentOrder: null }))
})

function remembered({ orders }: OrdersState, order: Order): Partial<OrdersState> {
  return { orders: [...orders.filter(({ id }) => id !== order.id), order], currentOrder: order }
}

addReducer('orders', ordersReducer)
