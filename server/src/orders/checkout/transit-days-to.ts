import type { PlaceOrderDeps } from './place-order.ts'
import { refuseUnserved } from './refuse-order.ts'

/** The days of a parcel on its way to a PIN code; refuses one that the carrier does not serve. */
export async function transitDaysTo(
  {
    serviceability,
    promises,
  }: Pick<PlaceOrderDeps, 'serviceability'> & {
    promises: Pick<PlaceOrderDeps['promises'], 'transitDays'>
  },
  pinCode: string,
  paysCash: boolean,
) {
  const [area, days] = await Promise.all([serviceability(pinCode), promises.transitDays(pinCode)])
  refuseUnserved(area, paysCash)
  return days
}
