import type { Database } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import { isProviderFailure } from '#platform/outgoing/call-provider.ts'
import type { Carriers } from '#fulfilment/carriers/connected-carriers.ts'
import { shipmentOf } from './shipping.queries.ts'

/**
 * Whether a booking of an unshipped order that failed or died has left a parcel at the carrier: the
 * next booking takes that one up, with the address it was booked with.
 *
 * @throws Failure `carrier_away` when it cannot be known
 */
export async function orphanedShipment(
  { db, carriers }: { db: Database; carriers: Pick<Carriers, 'of'> },
  { id, orderNumber }: { id: string; orderNumber: string },
): Promise<boolean> {
  const shipment = await shipmentOf(db, id)
  if (!shipment) return false
  try {
    return (await carriers.of(shipment.carrier).findByReference(orderNumber)) !== null
  } catch (error) {
    if (!isProviderFailure(error)) throw error
    throw new Failure('carrier_away', { cause: error, retryAfter: 60 })
  }
}
