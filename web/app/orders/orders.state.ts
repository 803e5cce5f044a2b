import type { Order } from '@tohfa/contract/orders'

export type OrdersState = {
  orders: Order[]
  currentOrder: Order | null
  status: 'idle' | 'loading'
}

export const noOrders: OrdersState = { orders: [], currentOrder: null, status: 'idle' }
