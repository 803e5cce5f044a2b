import type { OrderPlacement } from '@tohfa/contract/orders/checkout'
import type { Database } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import { refusedBusiness } from '#tax/seller/home-state.service.ts'

/** Refuses a delivery to another state for a seller who may sell only in their own. */
export async function refuseInterstateSale(
  db: Database,
  { gstin, deliveredTo }: Pick<OrderPlacement, 'gstin' | 'deliveredTo'>,
): Promise<void> {
  const refusal = gstin && deliveredTo === 'other' ? await refusedBusiness(db, gstin) : null
  if (refusal) throw new Failure('bad_request', { fields: { gstin: refusal } })
}
