import { Failure } from '#platform/http/failures.ts'
import type { Message } from '#platform/http/messages.ts'

/** Refuses an address that the carrier does not serve, or a cash order where it accepts no cash. */
export function refuseUnserved(
  { served, cod, refusal }: { served: boolean; cod: boolean; refusal: Message | null },
  paysCash: boolean,
): void {
  if (!served) throw new Failure('pincode_not_served', { ...(refusal && { sentence: refusal }) })
  if (paysCash && !cod) throw new Failure('cash_not_available')
}
