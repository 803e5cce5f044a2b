import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Limits } from './rate-limit.ts'

/** Refuses a network address that makes far more calls than any person or page. */
export function limitCalls(routes: FastifyInstance, limits: Limits): void {
  routes.addHook('onRequest', ({ ip }) => limits.take('call', ip))
}

/** A hook for routes: refuses a network address that requests more files than any page shows. */
export const limitFiles =
  (limits: Limits) =>
  ({ ip }: FastifyRequest): Promise<void> =>
    limits.take('file', ip)
