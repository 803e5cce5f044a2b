import { createSlice } from '@reduxjs/toolkit'
import type { Order } from '@tohfa/contract/orders'
import { placeOrder, verifyPayment } from './orders.thunks.ts'

type OrdersState = {
  orders: Order[]
  currentOrder: Order | null
  status: 'idle' | 'loading'
}

const initialState: OrdersState = { orders: [], currentOrder: null, status: 'idle' }

/** Orders that were made in this visit (spec section 4): each is appended and is the current one. */
export const ordersSlice = createSlice({
  name: 'orders',
  initialState,
  reducers: {
    currentOrderReset(state) {
      state.currentOrder = null
    },
  },
  extraReducers(builder) {
    builder
      .addCase(placeOrder.fulfilled, (state, { payload }) => {
        if ('order' in payload) remember(state, payload.order)
      })
      .addCase(verifyPayment.fulfilled, (state, { payload }) => remember(state, payload))
      .addMatcher(
        ({ type }: { type: string }) => /^orders\/.*\/pending$/.test(type),
        (state) => {
          state.status = 'loading'
        },
      )
      .addMatcher(
        ({ type }: { type: string }) => /^orders\/.*\/(?:fulfilled|rejected)$/.test(type),
        (state) => {
          state.status = 'idle'
        },
      )
  },
})

function remember(state: OrdersState, order: Order) {
  state.orders = [...state.orders.filter(({ id }) => id !== order.id), order]
  state.currentOrder = order
}

export const { currentOrderReset } = ordersSlice.actions
