import { z } from 'zod'
import type { CourierVisit } from '#fulfilment/carriers/carrier.ts'

/** The labels of parcels; each link is good for a day (docs/providers.md 2.8). */
export const labelAnswer = z.object({
  packages: z.array(
    z.object({ wbn: z.coerce.string(), pdf_download_link: z.url().nullish().catch(null) }),
  ),
})

const pickupAnswer = z.object({
  pickup_id: z.union([z.number(), z.string()]).nullish().catch(null),
  pr_exist: z.boolean().nullish().catch(null),
})

/** The next working day of the shop in India, Monday to Friday, as `2026-05-26`. */
export function nextPickupDate(now: Date): string {
  const day = new Date(now.getTime() + 5.5 * 3_600_000)
  do day.setUTCDate(day.getUTCDate() + 1)
  while (day.getUTCDay() === 0 || day.getUTCDay() === 6)
  return day.toISOString().slice(0, 10)
}

/** The request body for picking up a day's parcels at the warehouse. */
export function pickupRequest(pickupLocation: string, date: string) {
  return {
    pickup_time: '11:00:00',
    pickup_date: date,
    pickup_location: pickupLocation,
    expected_package_count: 1,
  }
}

/** Reads the answer; a request that is open already will fetch this parcel too. */
export function readPickup(body: unknown, date: string): CourierVisit {
  const answer = pickupAnswer.safeParse(body).data
  if (answer?.pickup_id || answer?.pr_exist) return { isBooked: true, date }
  return { isBooked: false, remark: JSON.stringify(body).slice(0, 300) }
}
