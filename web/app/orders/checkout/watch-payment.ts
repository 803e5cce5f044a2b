import { onCartChange } from '#orders/cart/cross-tab-sync.ts'

const everyMs = 10_000

/**
 * Polls while the payment window is open, and at once when a sleeping phone or a hidden window
 * becomes active or another window has bought. It detects payments that arrive without the
 * callback.
 * @returns a function that stops it
 */
export function watchPayment(ask: () => void): () => void {
  const timer = setInterval(ask, everyMs)
  const stopListening = onCartChange(ask)
  return () => {
    clearInterval(timer)
    stopListening()
  }
}
