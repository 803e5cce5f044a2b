import type { PaymentProviderName } from '@tohfa/contract/payments/providers'
import type { PayWindow } from '@tohfa/contract/shared/pages'
import type { OpenPayWindow, PayWindowMaker } from './pay-window.ts'
import { razorpay } from './razorpay.ts'

/** The payment window of each provider. */
const makers: Readonly<Record<PaymentProviderName, PayWindowMaker>> = { razorpay }

/** The shop's payment window; null when its script cannot be loaded. */
export function loadPayWindow({ provider, scriptUrl }: PayWindow): Promise<OpenPayWindow | null> {
  return makers[provider](scriptUrl)
}
