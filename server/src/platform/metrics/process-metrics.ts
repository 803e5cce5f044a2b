import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { inSpan } from './traces.ts'

/** Metrics of this process: its requests, its calls of providers, its memory and event loop. */
export const processMetrics = new Registry()
collectDefaultMetrics({ register: processMetrics })

const requests = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Requests by route and status, from their first byte to the end of the answer.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.08, 0.1, 0.2, 0.3, 0.5, 1, 2.5, 10],
  registers: [processMetrics],
})

const providerCalls = new Histogram({
  name: 'tohfa_provider_call_duration_seconds',
  help: 'Calls of payment provider, carrier and picture storage by outcome: ok, refused or away.',
  labelNames: ['provider', 'outcome'],
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8],
  registers: [processMetrics],
})

const limitsAlone = new Gauge({
  name: 'tohfa_limits_counted_alone',
  help: '1 while Redis is configured and away, so that each process counts tries for itself.',
  registers: [processMetrics],
})

/**
 * Measures every request by the pattern of its route, so that odd addresses create no new series.
 */
export function measureRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    requests.observe(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.raw.statusCode,
      },
      reply.elapsedTime / 1_000,
    )
    done()
  })
}

/** Measures a call of a provider, labelled by its host, or by its part of the simulator. */
export async function measureProvider<T extends { status: number }>(
  url: string,
  call: () => Promise<T>,
): Promise<T> {
  const { hostname, pathname } = new URL(url)
  const sandbox = /^\/sandbox\/(\w+)/.exec(pathname)?.[1]
  const provider = sandbox ? `sandbox ${sandbox}` : hostname
  const stop = providerCalls.startTimer({ provider })
  try {
    const answer = await inSpan(`call ${provider}`, 'client', { 'server.address': hostname }, call)
    stop({ outcome: answer.status < 400 ? 'ok' : 'refused' })
    return answer
  } catch (error) {
    stop({ outcome: 'away' })
    throw error
  }
}

/** Records whether limits are counted without Redis. */
export const noteLimitsAlone = (alone: boolean): void => limitsAlone.set(alone ? 1 : 0)
