import { z } from 'zod'
import { StartError } from '@tohfa/embedded-db/start-error'
import type { PaymentProviderMaker } from '#payments/providers/payment-provider.ts'
import { type ProviderEnv, secretsOf, type StandIn } from '#platform/outgoing/provider-maker.ts'
import { webAddress, withoutSlash } from '#platform/outgoing/web-address.ts'
import { createRazorpay } from './razorpay.ts'

export const razorpay: PaymentProviderMaker = {
  environment: {
    RAZORPAY_KEY_ID: z.string().optional(),
    RAZORPAY_KEY_SECRET: z.string().optional(),
    RAZORPAY_WEBHOOK_SECRET: z.string().optional(),
    RAZORPAY_API_URL: webAddress.default('https://api.razorpay.com/v1'),
    RAZORPAY_CHECKOUT_URL: webAddress.default('https://checkout.razorpay.com/v1/checkout.js'),
  },
  key: 'RAZORPAY_KEY_ID',
  together: ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET'],
  webhookSecret: 'RAZORPAY_WEBHOOK_SECRET',
  hasManySecrets: true,
  worldKey: 'RAZORPAY_KEY_ID',

  world({ RAZORPAY_KEY_ID: key }) {
    if (key?.startsWith('rzp_live_')) return 'live'
    return key?.startsWith('rzp_test_') ? 'test' : undefined
  },

  check(env) {
    for (const name of ['RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'])
      if (env[name]?.startsWith('rzp_'))
        throw new StartError(`${name} is a key id: it must be the secret that belongs to the key.`)
  },

  keys,

  connect(env, { standIn, delays }) {
    const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret } = env
    const { razorpayKeyId, razorpayKeySecret, razorpayWebhookSecret } = keys(env, standIn.secret)
    const isReal = keyId !== undefined
    const apiUrl = apiUrlOf(env['RAZORPAY_API_URL'] ?? '')
    return createRazorpay({
      url: () => (isReal ? apiUrl : `${standIn.url()}/razorpay/v1`),
      keyId: keyId ?? razorpayKeyId,
      keySecret: keySecret ?? razorpayKeySecret,
      webhookSecrets: [razorpayWebhookSecret, ...secretsOf(razorpay, env).slice(1)],
      scriptUrl: isReal ? (env['RAZORPAY_CHECKOUT_URL'] ?? '') : '/sandbox/razorpay/checkout.js',
      isReal,
      delays,
    })
  },
}

/** The base of the API; a host without a path means its only version. */
export function apiUrlOf(address: string): string {
  const base = withoutSlash(address)
  return new URL(base).pathname === '/' ? `${base}/v1` : base
}

function keys(env: ProviderEnv, secret: StandIn['secret']) {
  return {
    razorpayKeyId: `rzp_test_${secret('razorpay key').slice(0, 14)}`,
    razorpayKeySecret: secret('razorpay secret').slice(0, 24),
    razorpayWebhookSecret: secretsOf(razorpay, env)[0] ?? secret('razorpay webhook'),
  }
}
