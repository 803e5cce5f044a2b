import type { PayWindowHosts } from '#payments/providers/payment-provider.ts'

/**
 * Hosts of the provider's own policy list (docs/providers.md 1.8), in addition to those configured.
 */
export function payWindowHosts(scriptUrl: string, apiUrl: string): PayWindowHosts {
  const checkout = new URL(scriptUrl).origin
  const api = new URL(apiUrl).origin
  const cdn = 'https://cdn.razorpay.com'
  return {
    script: [checkout, cdn],
    frame: [api, checkout],
    image: [cdn],
    connect: [
      api,
      checkout,
      'https://lumberjack.razorpay.com',
      'https://lumberjack-metrics.razorpay.com',
      'https://lumberjack-cx.razorpay.com',
    ],
  }
}
