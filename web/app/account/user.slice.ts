import type { EmailProof, UserInfo, UserUpdate } from '@tohfa/contract/accounts'
import { createReducer } from '../actions.ts'
import { type Answer, call } from '../api/api-client.ts'
import { fetchUserOrders } from '../orders/fetch-user-orders.ts'
import { addReducer } from '../store.ts'
import { createThunk, keepStatus } from '../thunks.ts'
import { sessionEnded, sessionRead, userInfoChanged } from './auth.slice.ts'
import { storeUserInfo } from '../session/stored-session.ts'
import { noUser, type UserState } from './user.state.ts'

export const fetchUserInfo = createThunk<UserInfo, string>(
  'user/fetchInfo',
  async (id, { dispatch, rejectWithValue, signal }) => {
    const answer = await call<UserInfo>('GET', `/user/${id}`, { signal })
    if (!answer.success) return rejectWithValue(answer)
    dispatch(userInfoChanged(answer.data))
    return answer.data
  },
)

/** A call that answers who somebody is from now on; the stored user info is rewritten too. */
function changing<Change extends { id: string }>(
  type: string,
  change: (change: Change) => Promise<Answer<UserInfo>>,
) {
  return createThunk<UserInfo, Change>(type, async (given, { dispatch, rejectWithValue }) => {
    const answer = await change(given)
    if (!answer.success) return rejectWithValue(answer)
    storeUserInfo(answer.data)
    dispatch(userInfoChanged(answer.data))
    return answer.data
  })
}

/** Changes the profile or the full address list; another e-mail waits for its code. */
export const updateUserInfo = changing('user/updateInfo', (change: UserUpdate & { id: string }) =>
  call('PUT', `/user/${change.id}`, { body: change }),
)

/** Changes the e-mail to the one that waits. */
export const confirmEmail = changing(
  'user/confirmEmail',
  ({ id, ...body }: EmailProof & { id: string }) => call('POST', `/user/${id}/email`, { body }),
)

/** Forgets the e-mail that waits. */
export const cancelEmailChange = changing('user/cancelEmailChange', ({ id }: { id: string }) =>
  call('DELETE', `/user/${id}/email`),
)

const changes = [updateUserInfo, confirmEmail, cancelEmailChange] as const

/** Spec section 4: what is fetched or updated replaces what was there. */
const userReducer = createReducer(noUser, (on) => {
  keepStatus(on, [fetchUserInfo, ...changes, fetchUserOrders])
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
  on(
    [fetchUserInfo, ...changes].map(({ fulfilled }) => fulfilled),
    (_, { payload }) => ({
      userInfo: payload,
      infoError: null,
    }),
  )
  on(sessionEnded, forget)
  on(sessionRead, (state, { payload }) => (payload ? undefined : forget(state)))
})

/** Nothing of whoever was here; their calls may still be under way. */
function forget({ status, pending }: UserState): UserState {
  return { ...noUser, status, pending }
}

addReducer('user', userReducer)
