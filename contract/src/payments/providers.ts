/** The available payment providers. */
export const paymentProviders = ['razorpay'] as const
export type PaymentProviderName = (typeof paymentProviders)[number]
