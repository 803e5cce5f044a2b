import type { UserInfo } from '@tohfa/contract/accounts'
import type { Order } from '@tohfa/contract/orders'
import { noCalls, type Waiting } from '../thunks.ts'

export type UserState = Waiting & {
  userOrders: Order[]
  totalOrders: number
  /** The call for orders that counts: one that was overtaken changes nothing. */
  ordersRequest: number | null
  ordersStatus: 'unasked' | 'loading' | 'here' | 'failed'
  userInfo: UserInfo | null
  /** Why the user's data could not be read. */
  infoError: string | null
}

export const noUser: UserState = {
  ...noCalls,
  userOrders: [],
  totalOrders: 0,
  ordersRequest: null,
  ordersStatus: 'unasked',
  userInfo: null,
  infoError: null,
}
