import { createAsyncThunk } from '@reduxjs/toolkit'
import type { Address } from '@tohfa/contract/addresses'
import type { OrderPlacement, PaymentRequest } from '@tohfa/contract/checkout'
import type { Order } from '@tohfa/contract/orders'
import { call, type Failed } from '../api-client.ts'

type Refusal = { rejectValue: Failed }

/** What the pay window hands to the page. */
export type PaymentCallback = {
  razorpay_order_id: string
  razorpay_payment_id: string
  razorpay_signature: string
}

/** Turns the cart into an order (cash) or into what the pay window needs (online). */
export const placeOrder = createAsyncThunk<
  PaymentRequest | { order: Order },
  { placement: OrderPlacement; key: string },
  Refusal
>('orders/place', async ({ placement, key }, { rejectWithValue }) => {
  const answer = await call<PaymentRequest | { order: Order }>('POST', '/order', {
    body: placement,
    headers: { 'idempotency-key': key },
  })
  return answer.success ? answer.data : rejectWithValue(answer)
})

/** Tells the server of a payment; the same payment told twice answers the same order. */
export const verifyPayment = createAsyncThunk<
  Order,
  { callback: PaymentCallback; address: Address },
  Refusal
>('orders/verify', async ({ callback, address }, { rejectWithValue }) => {
  const body = { ...address, ...callback }
  const answer = await call<Order>('POST', '/user-orders/verify-order', { body })
  return answer.success ? answer.data : rejectWithValue(answer)
})
