import { isHmacOf } from '#platform/runtime/same-secret.ts'
import { z } from 'zod'
import { indianNumber } from './whatsapp.ts'

/** What became of a message. */
export type MessageStatus = {
  providerId: string
  /** Ours, as it was sent along. */
  reference: string | undefined
  status: 'sent' | 'delivered' | 'read' | 'failed'
  at: Date
  isBilled: boolean | undefined
  error: { code: number; message: string } | undefined
}

/** What a person wrote to the shop's number. */
export type InboundText = { phone: string; text: string; at: Date }

type Events = { statuses: MessageStatus[]; texts: InboundText[] }

/** True when one of these secrets signed the very bytes (docs/providers.md 5.3). */
export function isSignedBy(
  secrets: readonly string[],
  rawBody: Buffer,
  header: string | string[] | undefined,
): boolean {
  const signature = typeof header === 'string' ? header.replace(/^sha256=/, '') : ''
  return secrets.some((secret) => isHmacOf(signature, rawBody, secret))
}

const seconds = z.coerce
  .number()
  .int()
  .min(0)
  .max(99_999_999_999)
  .transform((at) => new Date(at * 1_000))
const statusEvent = z.object({
  id: z.string().min(1).max(512),
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  timestamp: seconds,
  biz_opaque_callback_data: z.string().max(512).optional().catch(undefined),
  pricing: z.object({ billable: z.boolean() }).optional().catch(undefined),
  errors: z
    .array(z.object({ code: z.number(), title: z.string().catch('') }))
    .optional()
    .catch(undefined),
})
const inboundEvent = z.object({
  from: z.string(),
  timestamp: seconds,
  // Of a text, and of a quick reply below a template.
  text: z.object({ body: z.string() }).optional().catch(undefined),
  button: z.object({ text: z.string() }).optional().catch(undefined),
})
const change = z.object({
  field: z.literal('messages'),
  value: z.object({
    metadata: z.object({ phone_number_id: z.string() }),
    statuses: z.array(z.unknown()).catch([]),
    messages: z.array(z.unknown()).catch([]),
  }),
})
const webhook = z.object({
  entry: z.array(z.object({ changes: z.array(z.unknown()).catch([]) })).catch([]),
})

/**
 * The events of a webhook about the shop's own number. Whatever has another shape is left out: new
 * kinds of events are added at any time.
 */
export function readEvents(payload: unknown, phoneNumberId: string): Events {
  const events: Events = { statuses: [], texts: [] }
  for (const { changes } of webhook.safeParse(payload).data?.entry ?? [])
    for (const one of changes) {
      const value = change.safeParse(one).data?.value
      if (value?.metadata.phone_number_id !== phoneNumberId) continue
      events.statuses.push(...value.statuses.flatMap(toStatus))
      events.texts.push(...value.messages.flatMap(toText))
    }
  return events
}

function toStatus(event: unknown): MessageStatus[] {
  const { data } = statusEvent.safeParse(event)
  if (!data) return []
  const [error] = data.errors ?? []
  return [
    {
      providerId: data.id,
      reference: data.biz_opaque_callback_data,
      status: data.status,
      at: data.timestamp,
      isBilled: data.pricing?.billable,
      error: error && { code: error.code, message: error.title },
    },
  ]
}

function toText(event: unknown): InboundText[] {
  const { data } = inboundEvent.safeParse(event)
  const phone = data && indianNumber(data.from)
  const text = data?.text?.body ?? data?.button?.text
  return phone && text !== undefined ? [{ phone, text, at: data.timestamp }] : []
}
