import type { FastifyInstance } from 'fastify'
import { createHmac } from 'node:crypto'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the log calls this call, of which it has a line each time, however it ended. */
    logged?: string
  }
  interface FastifyRequest {
    /** The person whom a call without a required token signs in. */
    signedIn: string | null
  }
}

/**
 * Writes to the log each call that its route wishes to have there, and each that somebody was not
 * allowed to make: who, from where, and how it ended; not those that a limit refused. Nothing that was typed: an e-mail stands there
 * as a mark that `secret` makes of it, the same each time.
 */
export function logCalls(routes: FastifyInstance, secret: string): void {
  const markOf = (email: string) =>
    createHmac('sha256', secret).update(`log\n${email.toLowerCase()}`).digest('hex').slice(0, 12)

  routes.decorateRequest('signedIn', null)
  // Before it is sent: who hangs up early is written down all the same.
  routes.addHook('onSend', async (request, reply) => {
    const { statusCode: status } = reply
    const { logged = status === 403 ? 'call not allowed' : undefined } = request.routeOptions.config
    // A flood would fill the disk: that it began is a line of its own.
    if (logged === undefined || status === 429) return
    const { email, code } = (request.body ?? {}) as { email?: unknown; code?: unknown }
    const line = {
      user: request.caller?.id ?? request.signedIn,
      ...(typeof email === 'string' && { account: markOf(email) }),
      ...(code !== undefined && { withCode: true }),
      ip: request.ip,
      method: request.method,
      path: request.routeOptions.url,
      status,
    }
    if (status < 400) request.log.info(line, logged)
    else request.log.warn({ ...line, refusal: request.refusal }, logged)
  })
}
