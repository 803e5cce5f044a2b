import { z } from 'zod'
import type { ShipmentCancellation } from '#fulfilment/carriers/carrier.ts'

const answer = z.object({
  status: z.union([z.boolean(), z.string()]).nullish(),
  remark: z.string().nullish(),
  error: z.string().nullish(),
})

/** Reads the answer to a cancellation: JSON, or XML when the carrier feels like it (2.7). */
export function cancellation(body: unknown): ShipmentCancellation {
  const reply = typeof body === 'string' ? fromXml(body) : answer.safeParse(body).data
  const status = reply?.status
  return {
    cancelled: status === true || /^true$/i.test(String(status)),
    remark: reply?.remark || reply?.error || 'The carrier gave no reason',
  }
}

function fromXml(text: string): z.infer<typeof answer> {
  const inner = (tag: string) => new RegExp(`<${tag}>([^<]*)</${tag}>`, 'i').exec(text)?.[1]
  return { status: inner('status'), remark: inner('remark'), error: inner('error') }
}
