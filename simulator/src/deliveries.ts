import type { SimulatorDeps } from './simulator-deps.ts'

/** Posts a provider's events to the shop, with retries until a 2xx. */
export type Deliveries = {
  post(body: string, headers: Record<string, string>): void
  stop(): void
}

/** Providers retry for a day; the simulator long enough for a restart of the database. */
const pausesMs = [250, 1_000, 3_000, 8_000, 20_000, 45_000]

export function createDeliveries(
  address: SimulatorDeps['address'],
  path: string,
  { eventMs }: Pick<SimulatorDeps['delays'], 'eventMs'>,
): Deliveries {
  const timers = new Set<NodeJS.Timeout>()
  const stopped = new AbortController()

  async function deliver(body: string, headers: Record<string, string>, attempt: number) {
    const accepted = await fetch(`${address.own}${path}`, {
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
    post(body, headers) {
      later(0, () => deliver(body, headers, 0))
    },
    stop() {
      stopped.abort()
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
    },
  }
}
