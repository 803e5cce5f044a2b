import { createAsyncThunk } from '@reduxjs/toolkit'
import type { UserInfo, UserUpdate } from '@tohfa/contract/accounts'
import type { Order, OrderStatus } from '@tohfa/contract/orders'
import { call, type Failed } from '../api-client.ts'
import { storeUserInfo } from './stored-session.ts'

type Refusal = { rejectValue: Failed }

export const fetchUserInfo = createAsyncThunk<UserInfo, string, Refusal>(
  'user/fetchInfo',
  async (id, { rejectWithValue, signal }) => {
    const answer = await call<UserInfo>('GET', `/user/${id}`, { signal })
    return answer.success ? answer.data : rejectWithValue(answer)
  },
)

/** Changes the profile or the full address list; the stored user info is rewritten too. */
export const updateUserInfo = createAsyncThunk<UserInfo, UserUpdate & { id: string }, Refusal>(
  'user/updateInfo',
  async (change, { rejectWithValue }) => {
    const answer = await call<UserInfo>('PUT', `/user/${change.id}`, { body: change })
    if (!answer.success) return rejectWithValue(answer)
    storeUserInfo(answer.data)
    return answer.data
  },
)

export type OrdersTab = 'on-the-way' | OrderStatus
export type OrdersQuestion = { userId: string; page: number; status?: OrdersTab | undefined }

export const fetchUserOrders = createAsyncThunk<
  { orders: Order[]; totalCount: number },
  OrdersQuestion,
  Refusal
>('user/fetchOrders', async ({ userId, page, status }, { rejectWithValue, signal }) => {
  const query = { page, status }
  const answer = await call<Order[]>('GET', `/order/${userId}`, { query, signal })
  if (!answer.success) return rejectWithValue(answer)
  return { orders: answer.data, totalCount: answer.totalCount ?? answer.data.length }
})
