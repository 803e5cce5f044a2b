import { createSlice, isAnyOf } from '@reduxjs/toolkit'
import type { UserInfo } from '@tohfa/contract/accounts'
import type { Order } from '@tohfa/contract/orders'
import { texts } from '@tohfa/contract/texts'
import { fetchUserInfo, fetchUserOrders, updateUserInfo } from './user.thunks.ts'

type UserState = {
  userOrders: Order[]
  totalOrders: number
  /** The call for orders that counts: one that was overtaken changes nothing. */
  ordersRequest: string | null
  ordersStatus: 'unasked' | 'loading' | 'here' | 'failed'
  userInfo: UserInfo | null
  /** Why the user's data could not be read. */
  infoError: string | null
  status: 'idle' | 'loading'
}

const initialState: UserState = {
  userOrders: [],
  totalOrders: 0,
  ordersRequest: null,
  ordersStatus: 'unasked',
  userInfo: null,
  infoError: null,
  status: 'idle',
}

const thunks = [fetchUserInfo, updateUserInfo, fetchUserOrders] as const

/** Spec section 4: what is fetched or updated replaces what was there. */
export const userSlice = createSlice({
  name: 'user',
  initialState,
  reducers: {
    userForgotten: () => initialState,
  },
  extraReducers(builder) {
    builder
      .addCase(fetchUserOrders.pending, (state, { meta }) => {
        state.ordersRequest = meta.requestId
        state.ordersStatus = 'loading'
      })
      .addCase(fetchUserOrders.fulfilled, (state, { payload, meta }) => {
        if (state.ordersRequest !== meta.requestId) return
        state.userOrders = payload.orders
        state.totalOrders = payload.totalCount
        state.ordersStatus = 'here'
      })
      .addCase(fetchUserOrders.rejected, (state, { meta }) => {
        if (state.ordersRequest === meta.requestId)
          state.ordersStatus = meta.aborted ? 'unasked' : 'failed'
      })
      .addCase(fetchUserInfo.rejected, (state, { payload, meta }) => {
        if (!meta.aborted) state.infoError = payload?.error ?? texts.somethingWrong
      })
      .addMatcher(
        isAnyOf(fetchUserInfo.fulfilled, updateUserInfo.fulfilled),
        (state, { payload }) => {
          state.userInfo = payload
          state.infoError = null
        },
      )
      .addMatcher(isAnyOf(...thunks.map(({ pending }) => pending)), (state) => {
        state.status = 'loading'
      })
      .addMatcher(isAnyOf(...thunks.map(({ settled }) => settled)), (state) => {
        state.status = 'idle'
      })
  },
})

export const { userForgotten } = userSlice.actions
