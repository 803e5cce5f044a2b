import { create } from 'zustand'
import type { CartLine } from '@tohfa/contract/orders/cart'
import type { CartOffer } from '@tohfa/contract/orders/cart-offer'
import type { Answer } from '#platform/api/api-client.ts'
import { announceCartChange } from './cross-tab-sync.ts'
import {
  type CartLineChange,
  deleteCartLine,
  getCart,
  type NewCartLine,
  postCartLine,
  putCartLine,
} from './cart.calls.ts'

type CartState = {
  items: CartLine[]
  /** False until the server told of the cart: an empty list says nothing before. */
  known: boolean
  /** What the lines come to, and what is taken off them; null until it was read. */
  bill: CartOffer | null
  /** Whether the lines changed here since then. */
  isBillOld: boolean
  /** Why the cart could not be read. */
  error: string | null
  /** How many calls that change it are under way. */
  changing: number
}

const unread = { items: [], known: false, bill: null, isBillOld: false, error: null }

/** The cart of the signed-in person. On the server it keeps its initial value. */
export const useCart = create<CartState>(() => ({ ...unread, changing: 0 }))

/** The newest reading; it cancels the one before. */
let reading = new AbortController()
/** Whether the cart changed here since that was asked: its answer may not know. */
let overtaken = false
/** Whose cart is to be read again when the last change has ended. */
let outdated: string | null = null

export async function readCart(userId: string): Promise<void> {
  reading.abort()
  reading = new AbortController()
  const { signal } = reading
  overtaken = useCart.getState().changing > 0
  outdated = null
  const answer = await getCart(userId, signal)
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

/** Nobody is signed in any more, or somebody else is. */
export function clearCart(): void {
  reading.abort()
  outdated = null
  useCart.setState(unread)
}

export function addToCart(line: NewCartLine): Promise<Answer<CartLine>> {
  return change(postCartLine(line), (items, added) => [
    ...items.filter(({ id }) => id !== added.id),
    added,
  ])
}

export function updateCartLine(line: CartLineChange): Promise<Answer<CartLine>> {
  return change(putCartLine(line), (items, changed) =>
    items.map((item) => (item.id === changed.id ? changed : item)),
  )
}

export function removeCartLine(removed: string): Promise<Answer<{ id: string }>> {
  return change(deleteCartLine(removed), (items) => items.filter(({ id }) => id !== removed))
}

async function change<T>(
  pending: Promise<Answer<T>>,
  apply: (items: CartLine[], data: T) => CartLine[],
): Promise<Answer<T>> {
  overtaken = true
  useCart.setState(({ changing }) => ({ changing: changing + 1 }))
  const answer = await pending
  useCart.setState(({ items, changing }) => ({
    changing: changing - 1,
    ...(answer.success && { items: apply(items, answer.data), isBillOld: true, error: null }),
  }))
  if (answer.success) announceCartChange()
  if (outdated && useCart.getState().changing === 0) void readCart(outdated)
  return answer
}
