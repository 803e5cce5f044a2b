import type { UserInfo, UserUpdate } from '@tohfa/contract/accounts'
import type { Order, OrderStatus } from '@tohfa/contract/orders'
import { createReducer } from '../actions.ts'
import { call } from '../api-client.ts'
import { addReducer } from '../store.ts'
import { createThunk, keepStatus } from '../thunks.ts'
import { sessionEnded, sessionRead, userInfoChanged } from './auth.slice.ts'
import { storeUserInfo } from './stored-session.ts'
import { noUser } from './user.state.ts'

export const fetchUserInfo = createThunk<UserInfo, string>(
  'user/fetchInfo',
  async (id, { dispatch, rejectWithValue, signal }) => {
    const answer = await call<UserInfo>('GET', `/user/${id}`, { signal })
    if (!answer.success) return rejectWithValue(answer)
    dispatch(userInfoChanged(answer.data))
    return answer.data
  },
)

/** Changes the profile or the full address list; the stored user info is rewritten too. */
export const updateUserInfo = createThunk<UserInfo, UserUpdate & { id: string }>(
  'user/updateInfo',
  async (change, { dispatch, rejectWithValue }) => {
    const answer = await call<UserInfo>('PUT', `/user/${change.id}`, { body: change })
    if (!answer.success) return rejectWithValue(answer)
    storeUserInfo(answer.data)
    dispatch(userInfoChanged(answer.data))
    return answer.data
  },
)

export type OrdersTab = 'on-the-way' | OrderStatus
export type OrdersQuestion = { userId: string; page: number; status?: OrdersTab | undefined }

export const fetchUserOrders = createThunk<{ orders: Order[]; totalCount: number }, OrdersQuestion>(
  'user/fetchOrders',
  async ({ userId, page, status }, { rejectWithValue, signal }) => {
    const query = { page, status }
    const answer = await call<Order[]>('GET', `/order/${userId}`, { query, signal })
    if (!answer.success) return rejectWithValue(answer)
    return { orders: answer.data, totalCount: answer.totalCount ?? answer.data.length }
  },
)

/** Spec section 4: what is fetched or updated replaces what was there. */
const userReducer = createReducer(noUser, (on) => {
  keepStatus(on, [fetchUserInfo, updateUserInfo, fetchUserOrders])
  on(fetchUserOrders.pending, (_, { meta }) => ({
    ordersRequest: meta.requestId,
    ordersStatus: 'loading',
  }))
  on(fetchUserOrders.fulfilled, ({ ordersRequest }, { payload, meta }) =>
    ordersRequest === meta.requestId
      ? { userOrders: payload.orders, totalOrders: payload.totalCount, ordersStatus: 'here' }
      : undefined,
  )
  on(fetchUserOrders.rejected, ({ ordersRequest }, { meta }) =>
    ordersRequest === meta.requestId
      ? { ordersStatus: meta.aborted ? 'unasked' : 'failed' }
      : undefined,
  )
  on(fetchUserInfo.rejected, (_, { payload, meta }) =>
    meta.aborted ? undefined : { infoError: payload.error },
  )
  on([fetchUserInfo.fulfilled, updateUserInfo.fulfilled], (_, { payload }) => ({
    userInfo: payload,
    infoError: null,
  }))
  on(sessionEnded, () => noUser)
  on(sessionRead, (_, { payload }) => (payload ? undefined : noUser))
})

addReducer('user', userReducer)
