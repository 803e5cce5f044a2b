import { createHmac } from 'node:crypto'
import type { Carriers } from '#fulfilment/carriers/connected-carriers.ts'
import type { PaymentProviders } from '#payments/providers/connected-providers.ts'
import type { Config } from '#platform/config/config.ts'
import { type Delays, productDelays } from '#platform/config/delays.ts'
import type { ShopAddress } from '#platform/http/shop-address.ts'
import {
  isConfigured,
  type ProviderMaker,
  type StandIn,
} from '#platform/outgoing/provider-maker.ts'

type ConnectedProviders = {
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
  { providers: { makers, env, payment, carrier } }: Pick<Config, 'providers'>,
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
  const all = [...Object.entries(makers.payments), ...Object.entries(makers.carriers)]
  return {
    paymentProviders: connect(makers.payments, payment.name),
    carriers: connect(makers.carriers, carrier.name),
    simulated: all.flatMap(([name, one]) => (isConfigured(one, env) ? [] : name)),
    keys: Object.assign({}, ...all.map(([, one]) => one.keys(env, standIn.secret))),
  }
}
