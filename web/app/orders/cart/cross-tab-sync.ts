const mark = 'cart-changed'

/** Notifies this browser's other windows that their cart is outdated, without storing anything. */
export function announceCartChange(): void {
  localStorage.setItem(mark, 'now')
  localStorage.removeItem(mark)
}

/**
 * Calls back when the cart may have changed elsewhere: in another window, or while this one was
 * hidden.
 */
export function onCartChange(hear: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === mark && newValue) hear()
  }
  const looked = () => {
    if (document.visibilityState === 'visible') hear()
  }
  window.addEventListener('storage', onStorage)
  document.addEventListener('visibilitychange', looked)
  return () => {
    window.removeEventListener('storage', onStorage)
    document.removeEventListener('visibilitychange', looked)
  }
}
