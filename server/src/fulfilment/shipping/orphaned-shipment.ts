import type { Database } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import { isProviderFailure } from '#platform/outgoing/call-provider.ts'
import type { Delhivery } from '#fulfilment/carriers/delhivery/delhivery.ts'
import { shipmentOf } from './shipping.queries.ts'

/**
 * Whether a booking of an unshipped order that failed or died has left a parcel at the carrier: the
 * next booking takes that one up, with the address it was booked with.
 *
 * @throws Failure `carrier_away` when it cannot be known
 */
export async function orphanedShipment(
  { db, delhivery }: { db: Database; delhivery: Pick<Delhivery, 'findByReference'> },
  { id, orderNumber }: { id: string; orderNumber: string },
): Promise<boolean> {
  if (!(await shipmentOf(db, id))) return false
  try {
    return (await delhivery.findByReference(orderNumber)) !== null
  } catch (error) {
    if (!isProviderFailure(error)) throw error
    throw new Failure('carrier_away', { cause: error, retryAfter: 60 })
  }
}
