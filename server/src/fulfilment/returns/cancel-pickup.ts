import type { ReturnState } from '@tohfa/contract/fulfilment/return-moves'
import { logAfterCommit } from '#platform/database/business-events.ts'
import type { Connection } from '#platform/database/connect.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import type { Carriers } from '#fulfilment/carriers/connected-carriers.ts'
import { readReturns, type ReturnRow } from './returns.queries.ts'

/** Five minutes between attempts, for two days: no buyer should wait for a courier in vain. */
export const cancelPickupJob = defineJob<{ returnId: string }>('call-back-pickup', {
  retryLimit: 600,
})

/** From these a pick-up may still be booked, or is: its parcel stays. */
const wanted: readonly ReturnState[] = ['approved', 'pickup_booked', 'pickup_failed']

/** The carrier's reference of the next pick-up of a return: the same however often its booking dies. */
export function pickupReference(
  orderNumber: string,
  { number, pickups }: Pick<ReturnRow, 'number' | 'pickups'>,
): string {
  return `${orderNumber}-R${number}-${pickups + 1}`
}

/** Whether a booking was begun whose result is unknown. */
export function mayBeBooked({
  waybill,
  pickupClaimedAt,
}: Pick<ReturnRow, 'waybill' | 'pickupClaimedAt'>): boolean {
  return waybill !== null || pickupClaimedAt !== null
}

/**
 * Cancels the pick-up of a booking that died or ended too late, if the carrier has one and the return
 * went on without it. May be run again.
 *
 * @throws Error while the carrier does not cancel it
 */
export async function cancelPickup(
  {
    connection,
    carriers,
  }: {
    connection: Pick<Connection, 'db'>
    carriers: Pick<Carriers, 'of'>
  },
  returnId: string,
): Promise<void> {
  const [found] = await readReturns(connection.db, { id: returnId })
  if (!found || wanted.includes(found.row.state)) return
  const reference = pickupReference(found.orderNumber, found.row)
  const carrier = carriers.of(found.row.carrier)
  const waybill = await carrier.findByReference(reference)
  if (!waybill) return
  const { cancelled, remark } = await carrier.cancel(waybill)
  logAfterCommit(connection.db, { what: 'pick-up called back', reference, waybill, remark })
  if (!cancelled) throw new Error(`The pick-up ${waybill} was not called back: ${remark}`)
}
