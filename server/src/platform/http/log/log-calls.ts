import type { FastifyInstance } from 'fastify'
import { createHmac } from 'node:crypto'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name in the log of a call that is logged every time, whatever its outcome. */
    logged?: string
  }
  interface FastifyRequest {
    /** The person who signs in by a call without a token. */
    signedIn: string | null
  }
}

/**
 * Logs the calls whose routes ask for it, and every forbidden call: the caller, the network address
 * and the outcome. Calls that a limit refused are not logged. Typed input is left out: instead of
 * an e-mail there is a keyed hash with `secret`, which is the same each time.
 */
export function logCalls(routes: FastifyInstance, secret: string): void {
  const markOf = (email: string) =>
    createHmac('sha256', secret).update(`log\n${email.toLowerCase()}`).digest('hex').slice(0, 12)

  routes.decorateRequest('signedIn', null)
  // Before the answer is sent, so that clients that disconnect early are logged too.
  routes.addHook('onSend', async (request, reply) => {
    const { statusCode: status } = reply
    const { logged = status === 403 ? 'call not allowed' : undefined } = request.routeOptions.config
    // A flood would fill the disk; its beginning has a log line of its own.
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
