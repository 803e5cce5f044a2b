import type { Order, OrderStatus } from '@tohfa/contract/orders'
import { call } from '../api/api-client.ts'
import { createThunk } from '../thunks.ts'

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
