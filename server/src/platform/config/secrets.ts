import { StartError } from '@tohfa/embedded-db/start-error'
import { isConfigured, secretsOf } from '#platform/outgoing/provider-maker.ts'
import { movesRealMoney, type Providers } from './providers.ts'

/** Signs all tokens. With live payments it must be as long as its signature (RFC 7518, 3.2). */
const liveTokenSecret = 32
const liveWebhookSecret = 16
/**
 * Any word is enough without live payments. An empty secret before a comma would let anybody in.
 */
const shortestWebhookSecret = 4

type SecretVariables = {
  TOKEN_SECRET?: string | undefined
  TOKEN_SECRET_PREVIOUS?: string | undefined
  ADMIN_PASSWORD?: string | undefined
  PUBLIC_URL?: string | undefined
}

/**
 * Refuses secrets that can be guessed or that were pasted into the wrong variable. It also refuses
 * live payments with simulated parcels, and the reverse.
 * @throws StartError whose message names the variable, never its value
 */
export function refuseWeakSecrets(e: SecretVariables, providers: Providers): void {
  if (e.TOKEN_SECRET_PREVIOUS && !e.TOKEN_SECRET)
    throw new StartError('TOKEN_SECRET must be set when TOKEN_SECRET_PREVIOUS is set.')
  if (e.TOKEN_SECRET && e.TOKEN_SECRET === e.TOKEN_SECRET_PREVIOUS)
    throw new StartError('TOKEN_SECRET_PREVIOUS must differ from TOKEN_SECRET.')
  const { payment, carrier, env } = providers
  for (const { maker } of [payment, carrier]) maker.check?.(env)
  const live = movesRealMoney(providers)
  const least = live ? liveWebhookSecret : shortestWebhookSecret
  for (const { maker } of [payment, carrier])
    for (const one of secretsOf(maker, env)) requireLength(maker.webhookSecret, one, least)
  if (live) {
    const { key, webhookSecret } = payment.maker
    requireLength('TOKEN_SECRET', e.TOKEN_SECRET, liveTokenSecret)
    if (!env[webhookSecret])
      throw new StartError(`${webhookSecret} must be set when ${key} is live.`)
  }
  refuseMixedWorlds(e, providers)
}

function requireLength(name: string, value: string | undefined, least: number): void {
  if (value !== undefined && value.length < least)
    throw new StartError(`${name} must have at least ${least} characters.`)
}

function refuseMixedWorlds(e: SecretVariables, { payment, carrier, env }: Providers): void {
  const { key } = payment.maker
  const { key: carrierKey, worldKey: carrierHost } = carrier.maker
  const money = payment.maker.world(env)
  const parcels = carrier.maker.world(env)
  const realCarrier = isConfigured(carrier.maker, env)
  if (money === 'live' && !realCarrier)
    throw new StartError(
      `${key} is live, so ${carrierKey} must be set: real payments need real parcels.`,
    )
  if (money === 'live' && parcels === 'test')
    throw new StartError(
      `${carrierHost} is the carrier’s test host, but ${key} is live: use keys of one kind.`,
    )
  // Only a developer's machine may do this: a public shop would send parcels without payment.
  const isPublic = e.PUBLIC_URL?.startsWith('https:') ?? false
  if (money === 'test' && isPublic && realCarrier && parcels === 'live')
    throw new StartError(
      `${key} is a test key, but ${carrierHost} is the carrier’s real host: use keys of one kind.`,
    )
}
