import type { FastifyInstance } from 'fastify'
import { isLoopback } from './loopback.ts'
import { wasForwarded } from './was-forwarded.ts'
import { trustedProxies } from './trust-proxy.ts'

const outcome =
  'that TRUST_PROXY does not name: all its visitors count as one address, and share its limits. ' +
  'Set TRUST_PROXY=1 for one proxy in front.'

/** The settings that determine how the shop is reached. */
type Reached = { loopback: boolean; publicUrl: string | undefined; trustProxy: string | undefined }

/**
 * Warns once about requests through a proxy that TRUST_PROXY does not name. It warns at the start
 * if the settings show it, else at the first such request. `warn` takes a message.
 */
export function warnOfUnknownProxy(
  app: FastifyInstance,
  config: Reached,
  warn: (sentence: string) => void,
): void {
  if (trustedProxies(config.trustProxy) === false && isBehindProxy(config)) {
    warn(`PUBLIC_URL ${config.publicUrl} is reached through a proxy ${outcome}`)
    return
  }
  let isLogged = false
  app.addHook('onRequest', (request, _reply, done) => {
    // With a trusted proxy, the address of the client in front of it is known too.
    if (!isLogged && wasForwarded(request.headers) && (request.ips?.length ?? 1) < 2) {
      isLogged = true
      warn(`A request came through a proxy ${outcome}`)
    }
    done()
  })
}

/**
 * The shop itself serves no https, and a shop that listens on loopback is reached only by a proxy.
 */
function isBehindProxy({ loopback, publicUrl }: Reached): boolean {
  if (!publicUrl) return false
  const { protocol, hostname } = new URL(publicUrl)
  return protocol === 'https:' || (loopback && !isLoopback(hostname))
}
