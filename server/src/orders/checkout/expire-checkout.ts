import { now } from '#platform/runtime/clock.ts'
import type { Connection } from '#platform/database/connect.ts'
import { logAfterCommit } from '#platform/database/business-events.ts'
import { releaseUse } from '#orders/offers/offers.service.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { checkoutById, lockBuyer, updateCheckout } from './checkout.queries.ts'
import { expireCheckout } from './checkout.jobs.ts'
import { releaseStock } from './reserve-stock.ts'

/** How long an unpaid checkout holds its stock (docs/product.md 9.7). */
export const reservationMinutes = 15

/** Ends an expired checkout. If it was extended, the job checks it again later. */
export async function expireIfDue(
  { connection, jobs }: { connection: Connection; jobs: Jobs },
  checkoutId: string,
): Promise<void> {
  await connection.transaction(async (tx) => {
    const seen = await checkoutById(tx, checkoutId)
    if (!seen) return
    await lockBuyer(tx, seen.userId)
    const checkout = await checkoutById(tx, checkoutId)
    if (checkout?.status !== 'open') return
    if (checkout.expiresAt > now()) {
      await jobs.send(tx, expireCheckout, { checkoutId }, { startAfter: checkout.expiresAt })
      return
    }
    await updateCheckout(tx, checkoutId, { status: 'lapsed' })
    await releaseUse(tx, checkoutId)
    await releaseStock(tx, checkoutId)
    logAfterCommit(tx, { what: 'checkout lapsed', checkout: checkoutId })
  })
}
