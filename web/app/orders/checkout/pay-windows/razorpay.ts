import type { PaymentCallback } from '#orders/checkout/order.calls.ts'
import { loadScript } from './load-script.ts'
import type { PayWindowMaker } from './pay-window.ts'

/** The used part of the provider's checkout.js (docs/providers.md 1.7). */
type Options = {
  key: string
  order_id: string
  /** In paise. */
  amount: number
  currency: string
  name: string
  description: string
  prefill: { name: string; email: string; contact: string }
  theme: { color: string }
  handler: (callback: PaymentCallback) => void
  modal: { ondismiss: () => void }
}
type RazorpayWindow = {
  open(): void
  close(): void
  on(event: 'payment.failed', listener: () => void): void
}

declare global {
  interface Window {
    Razorpay?: new (options: Options) => RazorpayWindow
  }
}

export const razorpay: PayWindowMaker = async (scriptUrl) => {
  const Razorpay = await loadScript(scriptUrl, () => window.Razorpay)
  if (!Razorpay) return null
  return ({ request, shopName, description, buyer, colour }, events) => {
    const opened = new Razorpay({
      key: request.keyId,
      order_id: request.razorpayOrderId,
      amount: request.amount,
      currency: request.currency,
      name: shopName,
      description,
      prefill: {
        name: buyer.name,
        email: buyer.email,
        contact: buyer.phone && `+91${buyer.phone}`,
      },
      theme: { color: colour },
      handler: (callback) => events.onPaid(callback),
      modal: { ondismiss: () => events.onDismissed() },
    })
    opened.on('payment.failed', () => events.onRefused())
    opened.open()
    return opened
  }
}
