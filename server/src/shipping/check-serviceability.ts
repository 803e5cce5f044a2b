import type { Serviceability } from '@tohfa/contract/shipping'
import type { Database } from '../database/connect.ts'
import { Failure, ProviderAway } from '../http/failures.ts'
import { message } from '../http/sentences.ts'
import { ProviderRefused } from '../providers/call-provider.ts'
import type { Delhivery } from '../providers/delhivery/delhivery.ts'
import { keepPincode, knownPincode, type Pincode } from './shipping.queries.ts'

const minute = 60_000
const day = 24 * 60 * minute
/** How old an answer may be while the carrier can be asked, and while it cannot. */
const freshFor = 10 * minute
const usableFor = 30 * day
/**
 * docs/product.md 12.1: today plus 6 days, by the calendar of India, which is 5:30 ahead all the
 * year.
 */
const deliveryDays = 6
const aheadOfUtc = 5.5 * 60 * minute

/** Whether the carrier serves a pincode, and takes cash there. */
export type AreaService = { served: boolean; cod: boolean; answer: Serviceability }

/**
 * Asks the carrier about a valid pincode, and remembers its answers: while it is away a recent one
 * is used and said to be so; with none known the caller gets 503 (docs/product.md 12.2).
 */
export async function checkServiceability(
  { db, delhivery }: { db: Database; delhivery: Pick<Delhivery, 'pincode'> },
  pincode: string,
): Promise<AreaService> {
  const known = await knownPincode(db, pincode)
  const age = known ? Date.now() - known.checkedAt.getTime() : Infinity
  if (known && age < freshFor) return describe(known)
  try {
    const area = { pincode, ...(await delhivery.pincode(pincode)), checkedAt: new Date() }
    await keepPincode(db, area)
    return describe(area)
  } catch (error) {
    if (!(error instanceof ProviderAway || error instanceof ProviderRefused)) throw error
    if (known && age < usableFor) return describe(known, true)
    throw new Failure('carrier_away', { cause: error, retryAfter: 60 })
  }
}

function describe(area: Pincode, remembered = false): AreaService {
  const estimate = new Date(Date.now() + aheadOfUtc + deliveryDays * day).toISOString().slice(0, 10)
  return {
    served: area.served,
    cod: area.served && area.cod,
    answer: {
      ...message(area.served ? 'serviceAvailable' : 'serviceUnavailable'),
      pincode: area.pincode,
      city: area.city,
      state: area.state,
      cod: area.served && area.cod,
      estimatedDelivery: area.served ? estimate : null,
      ...(remembered && { checkedAt: area.checkedAt.toISOString() }),
    },
  }
}
