import { z } from 'zod'
import type { CarrierMaker } from '#fulfilment/carriers/carrier.ts'
import type { ProviderEnv, StandIn } from '#platform/outgoing/provider-maker.ts'
import { webAddress, withoutSlash } from '#platform/outgoing/web-address.ts'
import { createDelhivery } from './delhivery.ts'

const host = 'track.delhivery.com'

export const delhivery: CarrierMaker = {
  environment: {
    DELHIVERY_TOKEN: z.string().optional(),
    DELHIVERY_API_URL: webAddress.default(`https://${host}`),
    DELHIVERY_WEBHOOK_SECRET: z.string().optional(),
    DELHIVERY_PICKUP_LOCATION: z.string().default('Tohfa'),
  },
  key: 'DELHIVERY_TOKEN',
  webhookSecret: 'DELHIVERY_WEBHOOK_SECRET',
  worldKey: 'DELHIVERY_API_URL',

  world({ DELHIVERY_API_URL: address = '' }) {
    const { hostname } = new URL(address)
    if (hostname.startsWith('staging')) return 'test'
    return hostname === host ? 'live' : undefined
  },

  keys,

  connect(env, { standIn, delays }) {
    const token = env['DELHIVERY_TOKEN']
    const { delhiveryToken, delhiveryWebhookSecret } = keys(env, standIn.secret)
    const apiUrl = withoutSlash(env['DELHIVERY_API_URL'] ?? '')
    return createDelhivery({
      url: () => (token ? apiUrl : `${standIn.url()}/delhivery`),
      token: token ?? delhiveryToken,
      pickupLocation: env['DELHIVERY_PICKUP_LOCATION'] ?? '',
      pushSecret: delhiveryWebhookSecret,
      delays,
    })
  },
}

function keys(env: ProviderEnv, secret: StandIn['secret']) {
  return {
    delhiveryToken: secret('delhivery token').slice(0, 40),
    delhiveryWebhookSecret: env['DELHIVERY_WEBHOOK_SECRET'] ?? secret('delhivery push'),
  }
}
