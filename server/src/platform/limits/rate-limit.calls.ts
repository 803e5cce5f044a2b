import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Limits } from './rate-limit.ts'

/** Refuses a network address that calls far more often than any person or page does. */
export function limitCalls(routes: FastifyInstance, limits: Limits): void {
  routes.addHook('onRequest', ({ ip }) => limits.take('call', ip))
}

/** A route's hook: refuses a network address that asks for more files than any page shows. */
export const limitFiles =
  (limits: Limits) =>
  ({ ip }: FastifyRequest): Promise<void> =>
    limits.take('file', ip)
