const mark = 'cart-changed'

/** Tells this browser's other windows that the bag is not what they show; leaves nothing behind. */
export function announceCartChange(): void {
  localStorage.setItem(mark, 'now')
  localStorage.removeItem(mark)
}

/** Hears when the bag may have changed elsewhere: in another window, or while nobody looked. */
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
