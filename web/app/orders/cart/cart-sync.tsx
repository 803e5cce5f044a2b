import { useEffect } from 'react'
import { useSession } from '#platform/session/session.store.ts'
import { onCartChange } from './cross-tab-sync.ts'
import { clearCart, readCart } from './cart.store.ts'
import { hasWaiting } from './waiting/has-waiting.ts'

/**
 * Keeps the cart of the signed-in person current: read at once, and whenever it may have changed
 * elsewhere. What was chosen before the sign-in comes into it.
 */
export function CartSync() {
  const userId = useSession(({ session }) => session?.userInfo.id)

  useEffect(() => {
    if (!userId) return undefined
    const read = () => {
      void readCart(userId)
      if (hasWaiting()) void putWaiting(userId).catch(() => null)
    }
    // A page that Back brings out of the browser's memory shows the cart as it was then.
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
