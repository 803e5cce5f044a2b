import type { Address } from '@tohfa/contract/accounts/addresses'
import type { Order } from '@tohfa/contract/orders/orders'
import type { GiftWords } from '@tohfa/contract/orders/gift'
import type { Redelivery, RedeliveryWish } from '@tohfa/contract/fulfilment/redelivery'
import type { Connection, Transaction } from '#platform/database/connect.ts'
import { defineJob, type Jobs } from '#platform/jobs/jobs.ts'
import type { Orders } from '#orders/order/orders.service.ts'
import { returnToOrigin, type ReturnToOriginDeps } from './return-to-origin.ts'
import { type AddressDeps, changeAddress } from './change-address.ts'
import { changeWords, editWords, type WordsDeps } from './change-words.ts'
import { settleCameBack } from './settle-came-back.ts'
import { changeGift, type GiftDeps } from './change-gift.ts'
import { changeEwayBill } from './set-eway-bill.ts'
import { changesOf, type OrderChange } from './order-changes.queries.ts'
import {
  type RequestDeps,
  requestRedelivery,
  readRedelivery,
} from './redelivery/request-redelivery.ts'
import { type PastRedelivery, redeliveriesOf } from './redelivery/redeliveries.queries.ts'
import { notifyCarrier, type NotifyDeps } from './redelivery/notify-carrier.ts'

export type { OrderChange, PastRedelivery }

export type OrderChanges = ReturnType<typeof createOrderChanges>

type Deps = AddressDeps &
  GiftDeps &
  ReturnToOriginDeps &
  WordsDeps &
  Omit<RequestDeps, 'notifyCarrier'> &
  NotifyDeps & {
    connection: Pick<Connection, 'db'>
    jobs: Jobs
    orders: Pick<Orders, 'ofUser'>
  }

// Five minutes between attempts, for two days: the carrier may be unavailable for that long.
const notifyCarrierJob = defineJob<{ id: string }>('tell-carrier-to-try-again', { retryLimit: 600 })

/** Changes of an order after it was made (docs/product.md 11.16 to 11.18, 12.9). */
export function createOrderChanges(deps: Deps) {
  const { jobs, orders } = deps
  const requesting: RequestDeps = {
    ...deps,
    notifyCarrier: (tx: Transaction, id: string) => jobs.send(tx, notifyCarrierJob, { id }),
  }
  jobs.handle(notifyCarrierJob, ({ id }) => notifyCarrier(deps, id))

  return {
    /** For the order's owner; 404 for anybody else. */
    async addressByOwner(userId: string, orderId: string, address: Address): Promise<void> {
      const order = await orders.ofUser(userId, orderId)
      await changeAddress(deps, order, address, { actor: 'customer', actorId: userId })
    },

    async addressByStaff(staffId: string, orderId: string, address: Address): Promise<void> {
      const order = await orders.byId(orderId)
      await changeAddress(deps, order, address, { actor: 'admin', actorId: staffId })
    },

    /** Changes the print of a line for the order's owner; 404 for anybody else. */
    words: (userId: string, orderId: string, itemId: string, proof: string): Promise<void> =>
      changeWords(deps, { userId, orderId, itemId, proof }),

    /** A new draft of the design on a line of its owner's. */
    editWords: (userId: string, orderId: string, itemId: string): Promise<string> =>
      editWords(deps, { userId, orderId, itemId }),

    /** Notes the number of the e-way bill that an order's goods are moved with. */
    ewayBill: (staffId: string, orderId: string, number: string): Promise<void> =>
      changeEwayBill(deps, orderId, number, staffId),

    /** Corrects the words of a gift. */
    gift: (staffId: string, orderId: string, words: GiftWords): Promise<void> =>
      changeGift(deps, orderId, words, staffId),

    /** Closes the case of a parcel that came back unpaid. */
    cameBack: (staffId: string, orderId: string): Promise<void> =>
      settleCameBack(deps, orderId, staffId),

    /** Recalls a parcel that is on its way. */
    returnToOrigin: (staffId: string, orderId: string): Promise<void> =>
      returnToOrigin(deps, orderId, staffId),

    /** Sets the day of the next delivery attempt for the order's owner; 404 for anybody else. */
    async redeliveryByOwner(userId: string, orderId: string, wish: RedeliveryWish): Promise<void> {
      await orders.ofUser(userId, orderId)
      await requestRedelivery(requesting, orderId, wish, { actor: 'customer', actorId: userId })
    },

    redeliveryByStaff: (staffId: string, orderId: string, wish: RedeliveryWish): Promise<void> =>
      requestRedelivery(requesting, orderId, wish, { actor: 'admin', actorId: staffId }),

    redelivery: (order: Pick<Order, 'id' | 'status'>): Promise<Redelivery> =>
      readRedelivery(deps, deps.connection.db, order),

    redeliveriesOf: (orderId: string): Promise<PastRedelivery[]> =>
      redeliveriesOf(deps.connection.db, orderId),

    of: (orderId: string): Promise<OrderChange[]> => changesOf(deps.connection.db, orderId),
  }
}
