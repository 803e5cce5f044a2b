import type { FastifyInstance } from 'fastify'
import type { Limits } from './rate-limit.ts'

/** Refuses a network address that calls far more often than any person or page does. */
export function limitCalls(routes: FastifyInstance, limits: Limits): void {
  routes.addHook('onRequest', ({ ip }) => limits.take('call', ip))
}
