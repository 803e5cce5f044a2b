import type { CarrierName } from '@tohfa/contract/fulfilment/carriers'
import { Failure } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import { isProviderFailure } from '#platform/outgoing/call-provider.ts'
import { now } from '#platform/runtime/clock.ts'
import type { Booking, Carrier } from './carrier.ts'
import type { Carriers } from './connected-carriers.ts'

/** Longer than all tries of a booking together; after that its process must have died. */
const claimMs = 30_000

/** Whether another process is booking now, given the time of its claim. */
export function isClaimed(claimedAt: Date | null): boolean {
  return claimedAt !== null && now().getTime() - claimedAt.getTime() < claimMs
}

/** A claim of before is over: its booking ended or died. */
export function claimsEndedBefore(): Date {
  return new Date(now().getTime() - claimMs)
}

type Attempt = {
  /** The carrier's reference of the parcel, the same at every attempt. */
  reference: string
  /** The data of an earlier attempt, refused or crashed; null at the first. */
  earlier: { carrier: CarrierName; waybill: string | null } | null
  /** Stores the carrier and the waybill of the parcel before the carrier is called. */
  keep(chosen: { carrier: CarrierName; waybill: string | null }): Promise<void>
  book(carrier: Carrier, waybill: string | null): Promise<Booking>
  /**
   * Ends the claim of an attempt that booked nothing; `waybill` is null if it must not be used
   * again.
   */
  release(left: { waybill?: null; remark: string }): Promise<void>
}

export type Booked = { carrier: CarrierName; waybill: string }

/**
 * Books the one parcel of a claimed order or return. No number of attempts books two.
 *
 * 1. A parcel of an earlier attempt is looked up by its reference, and used if it exists.
 * 2. A waybill is reserved and stored, so that an attempt with a lost answer is repeated as the
 *    same parcel.
 * 3. The parcel is booked.
 *
 * After a refusal the waybill is dropped: the carrier may count it as used, and a corrected attempt
 * may use another carrier. While the carrier is unavailable the waybill stays.
 *
 * @throws Failure `carrier_refused` with the carrier's message, `carrier_away`
 */
export async function bookOnce(carriers: Carriers, attempt: Attempt): Promise<Booked> {
  const { reference, earlier } = attempt
  try {
    const found = earlier && (await carriers.of(earlier.carrier).findByReference(reference))
    if (earlier && found) return { carrier: earlier.carrier, waybill: found }
    const isKept = earlier !== null && earlier.waybill !== null
    const carrier = isKept ? carriers.of(earlier.carrier) : carriers.usual
    const waybill = isKept ? earlier.waybill : await carrier.reserveWaybill()
    await attempt.keep({ carrier: carrier.name, waybill })
    const booking = await attempt.book(carrier, waybill)
    if (booking.booked) return { carrier: carrier.name, waybill: booking.waybill }
    await attempt.release({ waybill: null, remark: booking.remark })
    throw new Failure('carrier_refused', { sentence: message('carrierRefused', booking.remark) })
  } catch (error) {
    if (!isProviderFailure(error)) throw error
    await attempt.release({ remark: 'The carrier was away' })
    throw new Failure('carrier_away', { sentence: message('carrierAway'), cause: error })
  }
}
