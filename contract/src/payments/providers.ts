/** The payment providers that the shop can take money with. */
export const paymentProviders = ['razorpay'] as const
export type PaymentProviderName = (typeof paymentProviders)[number]
