import { useEffect } from 'react'
import { useSession } from '#platform/session/session.store.ts'
import { onCartChange } from './cross-tab-sync.ts'
import { clearCart, readCart } from './cart.store.ts'
import { hasWaiting } from './waiting/has-waiting.ts'

/**
 * Keeps the cart of the signed-in person current: it is read at once, and whenever it may have
 * changed elsewhere. Choices from before the sign-in are added.
 */
export function CartSync() {
  const userId = useSession(({ session }) => session?.userInfo.id)

  useEffect(() => {
    if (!userId) return undefined
    const read = () => {
      void readCart(userId)
      if (hasWaiting()) void putWaiting(userId).catch(() => null)
    }
    // A page from the browser's back-forward cache shows an old cart.
    const readAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) read()
    }
    read()
    window.addEventListener('pageshow', readAgain)
    const stopListening = onCartChange(read)
    return () => {
      stopListening()
      window.removeEventListener('pageshow', readAgain)
      clearCart()
    }
  }, [userId])

  return null
}

const putWaiting = async (userId: string) =>
  (await import('./waiting/put-waiting.ts')).putWaiting(userId)
