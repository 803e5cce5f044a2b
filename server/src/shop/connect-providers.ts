import { createHmac } from 'node:crypto'
import type { Carriers } from '#fulfilment/carriers/connected-carriers.ts'
import type { PaymentProviders } from '#payments/providers/connected-providers.ts'
import type { Config } from '#platform/config/config.ts'
import type { WhatsappConfig } from '#platform/config/whatsapp.ts'
import { type Delays, productDelays } from '#platform/config/delays.ts'
import type { ShopAddress } from '#platform/http/shop-address.ts'
import {
  isConfigured,
  type ProviderMaker,
  type StandIn,
} from '#platform/outgoing/provider-maker.ts'
import { createWhatsapp, type Whatsapp } from '#platform/whatsapp/whatsapp.ts'

/** WhatsApp as the shop uses it; undefined while it is off. */
export type ConnectedWhatsapp =
  | (Whatsapp & { phoneNumberId: string; appSecrets: readonly string[]; verifyToken: string })
  | undefined

type ConnectedProviders = {
  whatsapp: ConnectedWhatsapp
  paymentProviders: PaymentProviders
  carriers: Carriers
  /** The names of the providers that are not configured, which the simulator plays. */
  simulated: readonly string[]
  /** The shared secrets of shop and simulator. */
  keys: Readonly<Record<string, string>>
}

/**
 * The payment providers and the carriers: the real ones where keys are configured, otherwise the
 * same adapters with the simulator's address. Its secrets are derived from the shop's own, so that
 * all processes of a shop have the same.
 */
export function connectProviders(
  {
    providers: { makers, env, payment, carrier },
    whatsapp,
  }: Pick<Config, 'providers' | 'whatsapp'>,
  address: ShopAddress,
  tokenSecret: string,
  delays: Delays = productDelays,
): ConnectedProviders {
  const standIn: StandIn = {
    url: () => `${address.own}/sandbox`,
    secret: (name) => createHmac('sha256', tokenSecret).update(name).digest('hex'),
  }
  function connect<Made>(table: Readonly<Record<string, ProviderMaker<Made>>>, usual: string) {
    const made = new Map(
      Object.entries(table).map(([name, one]) => [name, one.connect(env, { standIn, delays })]),
    )
    const of = (name: string | null) => {
      const found = made.get(name ?? usual)
      if (found === undefined) throw new Error(`this shop has no provider ${name}`)
      return found
    }
    return { of, usual: of(usual), all: [...made.values()] }
  }
  const played = playedKeys(standIn)
  const all = [...Object.entries(makers.payments), ...Object.entries(makers.carriers)]
  return {
    whatsapp: connectWhatsapp(whatsapp, standIn, delays),
    paymentProviders: connect(makers.payments, payment.name),
    carriers: connect(makers.carriers, carrier.name),
    simulated: [
      ...all.flatMap(([name, one]) => (isConfigured(one, env) ? [] : name)),
      ...(whatsapp?.isPlayed ? ['whatsapp'] : []),
    ],
    keys: Object.assign({}, played, ...all.map(([, one]) => one.keys(env, standIn.secret))),
  }
}

/** The credentials that shop and simulator share. */
function playedKeys({ secret }: StandIn) {
  return {
    whatsappToken: secret('whatsapp token'),
    whatsappPhoneNumberId: '100000000000001',
    whatsappAppSecret: secret('whatsapp app'),
    whatsappVerifyToken: secret('whatsapp verify'),
  }
}

function connectWhatsapp(
  config: WhatsappConfig,
  standIn: StandIn,
  { providerMs: timeoutMs }: Pick<Delays, 'providerMs'>,
): ConnectedWhatsapp {
  if (!config) return undefined
  const played = playedKeys(standIn)
  const keys = config.isPlayed
    ? {
        token: played.whatsappToken,
        phoneNumberId: played.whatsappPhoneNumberId,
        appSecrets: [played.whatsappAppSecret],
        verifyToken: played.whatsappVerifyToken,
      }
    : config
  const url = () => (config.isPlayed ? `${standIn.url()}/whatsapp/v24.0` : config.url)
  return { ...createWhatsapp({ ...keys, url, timeoutMs }), ...keys }
}
