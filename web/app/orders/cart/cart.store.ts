import { create } from 'zustand'
import type { CartLine } from '@tohfa/contract/orders/cart'
import type { CartOffer } from '@tohfa/contract/orders/cart-offer'
import { call } from '#platform/api/api-client.ts'

type CartState = {
  items: CartLine[]
  /** False until the server has sent the cart: before that, an empty list means nothing. */
  known: boolean
  /** The sums and the discount of the lines; null until they are loaded. */
  bill: CartOffer | null
  /** Whether lines changed here since the sums were loaded. */
  isBillOld: boolean
  /** The failure of the last read. */
  error: string | null
  /** The number of pending changes. */
  changing: number
}

const unread = { items: [], known: false, bill: null, isBillOld: false, error: null }

/** The cart of the signed-in person. On the server it keeps its initial value. */
export const useCart = create<CartState>(() => ({ ...unread, changing: 0 }))

/** The newest read; it cancels the one before. */
let reading = new AbortController()
/** Whether the cart changed here since that request, whose answer is then outdated. */
let overtaken = false
/** The person whose cart is to be read again after the last pending change. */
let outdated: string | null = null

export async function readCart(userId: string): Promise<void> {
  reading.abort()
  reading = new AbortController()
  const { signal } = reading
  overtaken = useCart.getState().changing > 0
  outdated = null
  const answer = await call('GET /cart/:id', { params: { id: userId }, signal })
  if (signal.aborted) return
  if (!answer.success) useCart.setState({ error: answer.error })
  else if (!overtaken)
    useCart.setState({
      items: answer.data,
      known: true,
      bill: answer,
      isBillOld: false,
      error: null,
    })
  else if (useCart.getState().changing === 0) await readCart(userId)
  else outdated = userId
}

/** The person signed out, or another one signed in. */
export function clearCart(): void {
  reading.abort()
  outdated = null
  useCart.setState(unread)
}

/** Marks the answer of the current read as outdated, because the cart changes here. */
export function overtakeRead(): void {
  overtaken = true
}

/** Reads the cart again after the last pending change, if a read was overtaken. */
export function readOverdue(): void {
  if (outdated && useCart.getState().changing === 0) void readCart(outdated)
}
