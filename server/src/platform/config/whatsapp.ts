import { StartError } from '@tohfa/embedded-db/start-error'
import { withoutSlash } from '#platform/outgoing/web-address.ts'

export const whatsappHost = 'https://graph.facebook.com/v24.0'

/** The keys that belong together. */
export const whatsappKeys = [
  'WHATSAPP_TOKEN',
  'WHATSAPP_PHONE_NUMBER_ID',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
] as const

type WhatsappVariables = { [key in (typeof whatsappKeys)[number]]?: string | undefined } & {
  WHATSAPP_API_URL: string
}

/** How the shop writes by WhatsApp: not at all, to the sandbox, or with keys. */
export type WhatsappConfig =
  | { isPlayed: true }
  | {
      isPlayed: false
      url: string
      token: string
      phoneNumberId: string
      /** The current one first; several during a change. */
      appSecrets: string[]
      verifyToken: string
    }
  | undefined

/**
 * Messages by WhatsApp are off until there are keys, or the sandbox was asked for.
 * @throws StartError for messages of real orders that would reach nobody
 */
export function whatsappOf(e: WhatsappVariables, realMoney: boolean): WhatsappConfig {
  if (e.WHATSAPP_API_URL === 'sandbox') {
    if (realMoney)
      throw new StartError(
        'WHATSAPP_API_URL is sandbox, which reaches nobody, and payments are live: set the keys of WhatsApp, or leave it out.',
      )
    return { isPlayed: true }
  }
  if (
    !e.WHATSAPP_TOKEN ||
    !e.WHATSAPP_PHONE_NUMBER_ID ||
    !e.WHATSAPP_APP_SECRET ||
    !e.WHATSAPP_VERIFY_TOKEN
  )
    return undefined
  return {
    isPlayed: false,
    url: withoutSlash(e.WHATSAPP_API_URL),
    token: e.WHATSAPP_TOKEN,
    phoneNumberId: e.WHATSAPP_PHONE_NUMBER_ID,
    appSecrets: e.WHATSAPP_APP_SECRET.split(',').map((one) => one.trim()),
    verifyToken: e.WHATSAPP_VERIFY_TOKEN,
  }
}
