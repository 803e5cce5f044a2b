import type { Order } from '@tohfa/contract/orders'
import { noCalls, type Waiting } from '../thunks.ts'

export type OrdersState = Waiting & { orders: Order[]; currentOrder: Order | null }

export const noOrders: OrdersState = { ...noCalls, orders: [], currentOrder: null }
