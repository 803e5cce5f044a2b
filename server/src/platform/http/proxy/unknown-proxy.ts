import type { FastifyInstance } from 'fastify'
import { isLoopback } from './loopback.ts'
import { wasForwarded } from './was-forwarded.ts'
import { trustedProxies } from './trust-proxy.ts'

const outcome =
  'that TRUST_PROXY does not name: all its visitors count as one address, and share its limits. ' +
  'Set TRUST_PROXY=1 for one proxy in front.'

/** How the shop is reached, of the settings. */
type Reached = { loopback: boolean; publicUrl: string | undefined; trustProxy: string | undefined }

/**
 * Says once when requests come through a proxy that TRUST_PROXY does not name: at the start where the
 * settings tell, else at the first such request. `warn` takes a sentence.
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
    // Of a proxy that is trusted the address before it is known too.
    if (!isLogged && wasForwarded(request.headers) && (request.ips?.length ?? 1) < 2) {
      isLogged = true
      warn(`A request came through a proxy ${outcome}`)
    }
    done()
  })
}

/** The shop itself speaks no https, and what listens on loopback is reached by nobody else. */
function isBehindProxy({ loopback, publicUrl }: Reached): boolean {
  if (!publicUrl) return false
  const { protocol, hostname } = new URL(publicUrl)
  return protocol === 'https:' || (loopback && !isLoopback(hostname))
}
