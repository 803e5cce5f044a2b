import { z } from 'zod'

/** Requests another delivery on the carrier's next round (docs/providers.md 2.10). */
export const nextRound = (waybill: string) => ({ data: [{ waybill, act: 'RE-ATTEMPT' }] })

/**
 * Requests a delivery on a day in India. Public clients use this call, the current documentation
 * does not mention it. It is therefore isolated here, and callers must handle a refusal.
 */
export const onDay = (waybill: string, day: string) => ({
  data: [{ waybill, act: 'DEFER_DLV', action_data: { deferred_date: day } }],
})

const words = z.string().nullish().catch(null)
const numbered = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .catch(null)
const answer = z.object({
  success: z.union([z.boolean(), z.string()]).nullish().catch(null),
  request_id: numbered,
  upl_id: numbered,
  UPL: numbered,
  error: words,
  rmk: words,
  message: words,
})

/** Reads the answer: a request is accepted if it has a number and no error message. */
export function readRedelivery(
  status: number,
  body: unknown,
): { reference: string } | { remark: string } {
  const reply = answer.safeParse(typeof body === 'string' ? { request_id: body } : body).data
  const reference = reply?.request_id || reply?.upl_id || reply?.UPL
  const refused = status >= 400 || /^false$/i.test(String(reply?.success))
  if (reference && !refused && /^[\w-]{3,64}$/.test(reference)) return { reference }
  return { remark: reply?.error || reply?.rmk || reply?.message || 'The carrier gave no reason' }
}
