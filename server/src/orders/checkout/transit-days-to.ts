import type { Promises } from '#fulfilment/promise/promise.service.ts'
import type { Message } from '#platform/http/messages.ts'
import { refuseUnserved } from './refuse-order.ts'

export type TransitDeps = {
  /** Whether the carrier serves a pincode, and takes cash there. */
  serviceability: (
    pincode: string,
  ) => Promise<{ served: boolean; cod: boolean; refusal: Message | null }>
  promises: Pick<Promises, 'transitDays'>
}

/** The days of a parcel on its way to a PIN code; refuses one that the carrier does not serve. */
export async function transitDaysTo(
  { serviceability, promises }: TransitDeps,
  pinCode: string,
  paysCash: boolean,
) {
  const [area, days] = await Promise.all([serviceability(pinCode), promises.transitDays(pinCode)])
  refuseUnserved(area, paysCash)
  return days
}
