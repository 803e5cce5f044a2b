import { indianDay } from '#platform/runtime/clock.ts'
import type { Connection } from '#platform/database/connect.ts'
import type { Settings } from '#backoffice/settings/settings.service.ts'
import { expectedArrival, type Promises } from '#fulfilment/promise/promise.service.ts'
import { type EndangeredMailDeps, queueEndangeredMail } from './endangered.mails.ts'
import { doubtfulOrders, type DoubtfulOrder, markEndangered } from './endangered.queries.ts'

export type WatchDeps = EndangeredMailDeps & {
  connection: Connection
  settings: Pick<Settings, 'read'>
  promises: Pick<Promises, 'lastSaid'>
}

const mostAtOnce = 2_000

/** Tells the buyers whose promised day is not likely to be met, each once (docs/product.md 12.17). */
export async function watchPromises(deps: WatchDeps): Promise<void> {
  const { db, transaction } = deps.connection
  const { promise } = await deps.settings.read()
  const today = indianDay()
  const expectedOn = async ({ address, status, ...order }: DoubtfulOrder) => {
    const transitDays = await deps.promises.lastSaid(db, address.pinCode)
    return expectedArrival({ ...order, isFailed: status === 'failed', transitDays }, today, promise)
  }
  for (const order of await doubtfulOrders(db, mostAtOnce)) {
    const expected = await expectedOn(order)
    if (expected <= order.arrivesBy && !order.isLost) continue
    await transaction(async (tx) => {
      if (await markEndangered(tx, order.id)) await queueEndangeredMail(deps, tx, order, expected)
    })
  }
}
