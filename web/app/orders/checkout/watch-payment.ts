import { onCartChange } from '#orders/cart/cross-tab-sync.ts'

const everyMs = 10_000

/**
 * Asks now and then while the pay window is open, and at once when a sleeping phone or a hidden
 * window comes back or another window bought, whether the payment arrived some other way.
 *
 * @returns ends the watch
 */
export function watchPayment(ask: () => void): () => void {
  const timer = setInterval(ask, everyMs)
  const stopListening = onCartChange(ask)
  return () => {
    clearInterval(timer)
    stopListening()
  }
}
