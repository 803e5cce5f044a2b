import { createHmac } from 'node:crypto'
import { createDeliveries } from '#deliveries.ts'
import { randomId } from '#random-id.ts'
import type { SimulatorDeps } from '#simulator-deps.ts'
import type { Order, Payment, Refund } from './entities.ts'

type Entities = { payment?: Payment; order?: Order; refund?: Refund }

/** Sends the provider's signed events to the shop, with retries until a 2xx. */
export type Webhooks = {
  send(event: string, contains: Entities): void
  stop(): void
}

export function createWebhooks(
  address: SimulatorDeps['address'],
  secret: string,
  delays: Pick<SimulatorDeps['delays'], 'eventMs'>,
): Webhooks {
  const deliveries = createDeliveries(address, '/v1/webhooks/razorpay', delays)
  return {
    send(event, contains) {
      const body = ascii({
        entity: 'event',
        account_id: 'acc_sandboxSandbox',
        event,
        contains: Object.keys(contains),
        payload: Object.fromEntries(
          Object.entries(contains).map(([name, entity]) => [name, { entity }]),
        ),
        created_at: Math.floor(Date.now() / 1000),
      })
      const headers = {
        'content-type': 'application/json',
        'user-agent': 'Razorpay-Webhook/v1',
        'request-id': randomId(''),
        'x-razorpay-event-id': randomId(''),
        'x-razorpay-signature': createHmac('sha256', secret).update(body).digest('hex'),
      }
      deliveries.post(body, headers)
    },
    stop: deliveries.stop,
  }
}

/**
 * JSON as PHP writes it, with slashes and non-ASCII characters escaped. A shop that verifies the
 * signature over its own serialisation fails here as with the real provider.
 */
function ascii(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('/', String.raw`\/`)
    .replace(/[\u0080-\uffff]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
