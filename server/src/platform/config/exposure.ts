import { isLoopback } from '#platform/http/proxy/loopback.ts'
import { trustedProxies } from '#platform/http/proxy/trust-proxy.ts'
import { StartError } from '@tohfa/embedded-db/start-error'
import { isConfigured } from '#platform/outgoing/provider-maker.ts'
import type { Providers } from './providers.ts'

type ExposureVariables = {
  HOST: string
  PUBLIC_URL?: string | undefined
  TRUST_PROXY?: string | undefined
  SANDBOX?: 'public' | undefined
  RATE_LIMITS: 'on' | 'off'
  SMTP_URL?: string | undefined
}

/**
 * Refuses settings that are safe on a single machine only: the sandbox, where anybody reads all
 * mails and pays all orders, and a shop without rate limits.
 * @throws StartError whose message names the variables
 */
export function refusePublicSandbox(
  e: ExposureVariables,
  { payment, carrier, env }: Providers,
): void {
  const open = exposureOf(e)
  if (!open) return
  if (e.RATE_LIMITS === 'off')
    throw new StartError(`RATE_LIMITS=off is for load tests on loopback, and ${open}.`)
  const missing = [
    ...[payment.maker, carrier.maker].flatMap((one) => (isConfigured(one, env) ? [] : one.key)),
    ...(e.SMTP_URL === undefined ? ['SMTP_URL'] : []),
  ]
  if (missing.length > 0 && e.SANDBOX !== 'public')
    throw new StartError(
      `${open} while ${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} not set: set ${missing.length > 1 ? 'them' : 'it'}, or SANDBOX=public to show the sandbox to everyone.`,
    )
}

/** The setting that lets other machines reach the shop; undefined when none does. */
function exposureOf({ HOST, PUBLIC_URL, TRUST_PROXY }: ExposureVariables): string | undefined {
  if (!isLoopback(HOST)) return `HOST ${HOST} can be reached from outside`
  if (trustedProxies(TRUST_PROXY) !== false)
    return `TRUST_PROXY ${TRUST_PROXY} lets others in through a proxy`
  if (PUBLIC_URL && !isLoopback(new URL(PUBLIC_URL).hostname))
    return `PUBLIC_URL ${PUBLIC_URL} can be reached from outside`
  return undefined
}
