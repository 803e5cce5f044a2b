import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isSameSecret } from '#platform/runtime/same-secret.ts'
import { isLoopback } from '#platform/http/proxy/loopback.ts'
import { Failure } from '#platform/http/failures.ts'
import { namesThisMachine, wasForwarded } from '#platform/http/proxy/was-forwarded.ts'
import { processMetrics } from './process-metrics.ts'
import { shopMetrics } from './shop-metrics.ts'
import type { Database } from '#platform/database/connect.ts'

/**
 * `/metrics` for Prometheus: from anywhere with the METRICS_TOKEN, else from this machine by its
 * own name only. Anybody else gets a 404.
 */
export function metricsRoute(
  app: FastifyInstance,
  deps: { db: Database; token: string | undefined },
): void {
  const figures = shopMetrics(deps.db)
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, deps.token)) throw new Failure('not_found')
    const [own, shop] = await Promise.all([processMetrics.metrics(), figures()])
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(`${own}${shop}`)
  })
}

function mayRead({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token) return isSameSecret(headers.authorization ?? '', `Bearer ${token}`)
  const fromHere = isLoopback(socket.remoteAddress ?? '')
  // A proxy on this machine that adds no headers still passes on the shop's public name.
  return fromHere && !wasForwarded(headers) && namesThisMachine(headers)
}
