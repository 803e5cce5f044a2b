import { createHmac } from 'node:crypto'
import { createDeliveries } from '#deliveries.ts'
import { randomId } from '#random-id.ts'
import type { SimulatorDeps } from '#simulator-deps.ts'
import type { MessageStatus, SentMessage } from './sent-message.ts'

/** The phones of the shop's readers: what they get, and what they write back. */
export type Phones = ReturnType<typeof createPhones>

const undeliverable = 131026

export function createPhones(deps: SimulatorDeps) {
  const { address, keys, delays, records, now } = deps
  const deliveries = createDeliveries(address, '/v1/webhooks/whatsapp', delays)

  function tell(value: object): void {
    const body = JSON.stringify({
      object: 'whatsapp_business_account',
      entry: [
        {
          id: '200000000000002',
          changes: [
            {
              field: 'messages',
              value: {
                messaging_product: 'whatsapp',
                metadata: {
                  display_phone_number: '15550001111',
                  phone_number_id: keys.whatsappPhoneNumberId,
                },
                ...value,
              },
            },
          ],
        },
      ],
    })
    deliveries.post(body, {
      'content-type': 'application/json',
      'x-hub-signature-256': `sha256=${createHmac('sha256', keys.whatsappAppSecret).update(body).digest('hex')}`,
    })
  }
  const inSeconds = () => String(Math.floor(now().getTime() / 1_000))

  /** A message gets to its next status, and the shop hears of it. */
  async function move(id: string, status: MessageStatus): Promise<SentMessage | undefined> {
    const message = await records.change('message', id, (sent) => ({
      ...sent,
      statuses: [...sent.statuses, status],
    }))
    if (message)
      tell({
        statuses: [
          {
            id,
            status,
            timestamp: inSeconds(),
            recipient_id: message.to,
            ...(message.reference !== null && { biz_opaque_callback_data: message.reference }),
            ...(status === 'failed'
              ? { errors: [{ code: undeliverable, title: 'Message undeliverable' }] }
              : { pricing: { billable: true, pricing_model: 'PMP', category: 'utility' } }),
          },
        ],
      })
    return message
  }

  return {
    move,
    newest: (limit: number) => records.list('message', { limit }),

    /** Takes a message; without a fault it arrives at once. */
    async take(
      message: Omit<SentMessage, 'id' | 'at' | 'statuses'>,
      statuses: readonly MessageStatus[],
    ): Promise<string> {
      const id = `wamid.${randomId('')}${randomId('')}`
      const data = { ...message, id, at: now().toISOString(), statuses: [] }
      await records.insert({ kind: 'message', id, parentId: message.to, data })
      for (const status of statuses) await move(id, status)
      return id
    },

    /** Somebody writes to the shop's number. */
    write(from: string, text: string): void {
      tell({
        contacts: [{ wa_id: from }],
        messages: [
          {
            from,
            id: `wamid.${randomId('')}`,
            timestamp: inSeconds(),
            type: 'text',
            text: { body: text },
          },
        ],
      })
    },

    stop: deliveries.stop,
  }
}
