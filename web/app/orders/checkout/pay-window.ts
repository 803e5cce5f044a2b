import type { PaymentCallback } from './order.calls.ts'

/** As much of the provider's checkout.js as is used (docs/providers.md 1.7). */
export type PayWindowOptions = {
  key: string
  order_id: string
  /** In paise. */
  amount: number
  currency: string
  name: string
  /** At most 255 characters. */
  description: string
  prefill: { name: string; email: string; contact: string }
  theme: { color: string }
  handler: (callback: PaymentCallback) => void
  modal: { ondismiss: () => void }
}
export type PayWindow = {
  open(): void
  close(): void
  on(event: 'payment.failed', listener: () => void): void
}
type Constructor = new (options: PayWindowOptions) => PayWindow

declare global {
  interface Window {
    Razorpay?: Constructor
  }
}

const patienceMs = 20_000
let loading: Promise<Constructor | null> | undefined

/** The provider's pay window: its script is loaded once; null when it cannot be, and asked again. */
export function loadPayWindow(src: string): Promise<Constructor | null> {
  loading ??= inject(src).then((constructor) => {
    if (!constructor) loading = undefined
    return constructor
  })
  return loading
}

function inject(src: string): Promise<Constructor | null> {
  return new Promise((resolve) => {
    const script = document.createElement('script')
    const timer = setTimeout(() => end(false), patienceMs)
    function end(loaded: boolean) {
      clearTimeout(timer)
      const constructor = loaded ? window.Razorpay : undefined
      if (!constructor) script.remove()
      resolve(constructor ?? null)
    }
    script.src = src
    script.async = true
    script.addEventListener('load', () => end(true))
    script.addEventListener('error', () => end(false))
    document.head.append(script)
  })
}
