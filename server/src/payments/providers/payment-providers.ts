import type { PaymentProviderName } from '@tohfa/contract/payments/providers'
import type { PaymentProviderMaker } from './payment-provider.ts'
import { razorpay } from './razorpay/razorpay.maker.ts'

/** The payment providers that the shop can take money with, the usual one first. */
export const paymentProviderMakers: Readonly<Record<PaymentProviderName, PaymentProviderMaker>> = {
  razorpay,
}
