import { Failure } from '#platform/http/failures.ts'
import type { Message } from '#platform/http/messages.ts'

/** Refuses a place that the carrier does not go to, or where it takes no cash that is to be paid there. */
export function refuseUnserved(
  { served, cod, refusal }: { served: boolean; cod: boolean; refusal: Message | null },
  paysCash: boolean,
): void {
  if (!served) throw new Failure('pincode_not_served', { ...(refusal && { sentence: refusal }) })
  if (paysCash && !cod) throw new Failure('cash_not_available')
}
