import { createHmac } from 'node:crypto'
import type { Config } from '#platform/config/config.ts'
import { type Delays, productDelays } from '#platform/config/delays.ts'
import type { ShopAddress } from '#platform/http/shop-address.ts'
import { createRazorpay, type Razorpay } from '#payments/providers/razorpay/razorpay.ts'
import { createDelhivery, type Delhivery } from '#fulfilment/carriers/delhivery/delhivery.ts'

/** The secrets by which the shop and its providers know each other. */
export type ProviderKeys = {
  razorpayKeyId: string
  razorpayKeySecret: string
  razorpayWebhookSecret: string
  delhiveryToken: string
  delhiveryWebhookSecret: string
}

export type Providers = {
  razorpay: Razorpay
  /** The secrets that may sign a webhook, the present one first. */
  webhookSecrets: readonly string[]
  delhivery: Delhivery
  /** What the carrier's push must carry. */
  pushSecret: string
  /** Those that the simulator goes by, as long as a provider is not configured. */
  keys: ProviderKeys
}

/**
 * The payment provider and the carrier: the real ones where keys are configured, else the same
 * adapters pointed at the simulator. The simulator's keys follow from the shop's own secret,
 * so that every process of one shop has the same.
 */
export function connectProviders(
  config: Config,
  address: ShopAddress,
  tokenSecret: string,
  delays: Delays = productDelays,
): Providers {
  const derive = (name: string) => createHmac('sha256', tokenSecret).update(name).digest('hex')
  const webhookSecrets = config.razorpayWebhookSecrets ?? [derive('razorpay webhook')]
  const keys: ProviderKeys = {
    razorpayKeyId: `rzp_test_${derive('razorpay key').slice(0, 14)}`,
    razorpayKeySecret: derive('razorpay secret').slice(0, 24),
    razorpayWebhookSecret: webhookSecrets[0] ?? derive('razorpay webhook'),
    delhiveryToken: derive('delhivery token').slice(0, 40),
    delhiveryWebhookSecret: config.delhiveryWebhookSecret ?? derive('delhivery push'),
  }
  const { razorpay, delhivery } = config
  return {
    razorpay: createRazorpay({
      url: () => razorpay?.apiUrl ?? `${address.own}/sandbox/razorpay/v1`,
      keyId: razorpay?.keyId ?? keys.razorpayKeyId,
      keySecret: razorpay?.keySecret ?? keys.razorpayKeySecret,
      delays,
    }),
    webhookSecrets,
    delhivery: createDelhivery({
      url: () => delhivery?.apiUrl ?? `${address.own}/sandbox/delhivery`,
      token: delhivery?.token ?? keys.delhiveryToken,
      pickupLocation: config.delhiveryPickupLocation,
      delays,
    }),
    pushSecret: keys.delhiveryWebhookSecret,
    keys,
  }
}
