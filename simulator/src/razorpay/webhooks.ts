import { createHmac } from 'node:crypto'
import { randomId } from '#random-id.ts'
import type { SimulatorDeps } from '#simulator-deps.ts'
import type { Order, Payment, Refund } from './entities.ts'

type Entities = { payment?: Payment; order?: Order; refund?: Refund }

/** Sends the provider's signed events to the shop, with retries until a 2xx. */
export type Webhooks = {
  send(event: string, contains: Entities): void
  stop(): void
}

/** The provider retries for a day; the simulator long enough for a restart of the database. */
const pausesMs = [250, 1_000, 3_000, 8_000, 20_000, 45_000]

export function createWebhooks(
  address: SimulatorDeps['address'],
  secret: string,
  { eventMs }: Pick<SimulatorDeps['delays'], 'eventMs'>,
): Webhooks {
  const timers = new Set<NodeJS.Timeout>()
  const stopped = new AbortController()

  async function deliver(body: string, headers: Record<string, string>, attempt: number) {
    const accepted = await fetch(`${address.own}/v1/webhooks/razorpay`, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.any([stopped.signal, AbortSignal.timeout(eventMs)]),
    }).then(
      (answer) => answer.ok,
      () => false,
    )
    const pause = pausesMs[attempt]
    if (!accepted && pause !== undefined) later(pause, () => deliver(body, headers, attempt + 1))
  }

  function later(pause: number, work: () => Promise<void>): void {
    if (stopped.signal.aborted) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      void work()
    }, pause)
    timers.add(timer.unref())
  }

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
      later(0, () => deliver(body, headers, 0))
    },
    stop() {
      stopped.abort()
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
    },
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
