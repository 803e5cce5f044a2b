import { StartError } from '@tohfa/embedded-db/start-error'

/** Signs every token: as long as what it makes (RFC 7518, 3.2), once real money depends on it. */
const liveTokenSecret = 32
const liveWebhookSecret = 16
/** A word will do while no real money moves; nothing at all, beside a comma, would let anybody in. */
const shortestWebhookSecret = 4

/** Whether payments with a key move real money. */
export function isLiveKey(keyId: string | undefined): boolean {
  return keyId?.startsWith('rzp_live_') ?? false
}

export type SecretVariables = {
  TOKEN_SECRET?: string | undefined
  TOKEN_SECRET_PREVIOUS?: string | undefined
  ADMIN_PASSWORD?: string | undefined
  PUBLIC_URL?: string | undefined
  RAZORPAY_KEY_ID?: string | undefined
  RAZORPAY_KEY_SECRET?: string | undefined
  RAZORPAY_WEBHOOK_SECRET?: string | undefined
  DELHIVERY_TOKEN?: string | undefined
  DELHIVERY_API_URL: string
  DELHIVERY_WEBHOOK_SECRET?: string | undefined
}

/**
 * Refuses secrets that can be guessed, that were pasted into the wrong place, or that belong to
 * different worlds: real money with played parcels, or played money with real ones.
 *
 * @throws StartError whose sentence names the variable, never its value
 */
export function refuseWeakSecrets(e: SecretVariables): void {
  if (e.TOKEN_SECRET_PREVIOUS && !e.TOKEN_SECRET)
    throw new StartError('TOKEN_SECRET must be set when TOKEN_SECRET_PREVIOUS is set.')
  if (e.TOKEN_SECRET && e.TOKEN_SECRET === e.TOKEN_SECRET_PREVIOUS)
    throw new StartError('TOKEN_SECRET_PREVIOUS must differ from TOKEN_SECRET.')
  for (const name of ['RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const)
    if (e[name]?.startsWith('rzp_'))
      throw new StartError(`${name} is a key id: it must be the secret that belongs to the key.`)
  const live = isLiveKey(e.RAZORPAY_KEY_ID)
  const webhook = live ? liveWebhookSecret : shortestWebhookSecret
  for (const one of e.RAZORPAY_WEBHOOK_SECRET?.split(',') ?? [])
    requireLength('RAZORPAY_WEBHOOK_SECRET', one.trim(), webhook)
  requireLength('DELHIVERY_WEBHOOK_SECRET', e.DELHIVERY_WEBHOOK_SECRET, webhook)
  if (live) {
    requireLength('TOKEN_SECRET', e.TOKEN_SECRET, liveTokenSecret)
    if (!e.RAZORPAY_WEBHOOK_SECRET)
      throw new StartError('RAZORPAY_WEBHOOK_SECRET must be set when RAZORPAY_KEY_ID is live.')
  }
  refuseMixedWorlds(e, live)
}

function requireLength(name: string, value: string | undefined, least: number): void {
  if (value !== undefined && value.length < least)
    throw new StartError(`${name} must have at least ${least} characters.`)
}

function refuseMixedWorlds(e: SecretVariables, live: boolean): void {
  const staging = new URL(e.DELHIVERY_API_URL).hostname.startsWith('staging')
  if (live && !e.DELHIVERY_TOKEN)
    throw new StartError(
      'RAZORPAY_KEY_ID is live, so DELHIVERY_TOKEN must be set: real payments need real parcels.',
    )
  if (live && staging)
    throw new StartError(
      'DELHIVERY_API_URL is the carrier’s test host, but RAZORPAY_KEY_ID is live: use keys of one kind.',
    )
  // Beside a developer's own machine: a shop that the public knows would send for nothing.
  const isPublic = e.PUBLIC_URL?.startsWith('https:') ?? false
  const test = e.RAZORPAY_KEY_ID?.startsWith('rzp_test_') ?? false
  const realParcels = e.DELHIVERY_TOKEN && new URL(e.DELHIVERY_API_URL).hostname === carrier
  if (test && isPublic && realParcels)
    throw new StartError(
      'RAZORPAY_KEY_ID is a test key, but DELHIVERY_API_URL is the carrier’s real host: use keys of one kind.',
    )
}

const carrier = 'track.delhivery.com'
