import type { CartLine } from '@tohfa/contract/cart'
import { createAction, createReducer } from '../actions.ts'
import { call } from '../api/api-client.ts'
import { announceCart } from './cart-news.ts'
import { createThunk, keepStatus, noCalls, type Waiting } from '../thunks.ts'

type CartState = Waiting & {
  items: CartLine[]
  /** How many of the calls change it. */
  changing: number
  /** The newest reading; an older one that comes late is dropped. */
  reading: number | null
  /** Whether the cart changed here since that reading was asked for: its answer may not know. */
  overtaken: boolean
  /** Whether such an answer was dropped: the cart is to be read again. */
  outdated: boolean
  /** False until the server told of the cart: an empty list says nothing before. */
  known: boolean
  /** Why the cart could not be read. */
  error: string | null
}

const initialState: CartState = {
  ...noCalls,
  items: [],
  changing: 0,
  reading: null,
  overtaken: false,
  outdated: false,
  known: false,
  error: null,
}

export type NewCartLine = {
  product_id: string
  user_id: string
  selectedDetails: { color: string; size?: string; quantity?: number }
}

export const fetchCart = createThunk<CartLine[], string>(
  'cart/fetch',
  async (userId, { rejectWithValue, signal }) => {
    const answer = await call<CartLine[]>('GET', `/cart/${userId}`, { signal })
    return answer.success ? answer.data : rejectWithValue(answer)
  },
)

export const addToCart = createThunk<CartLine, NewCartLine>(
  'cart/add',
  async (line, { rejectWithValue }) => {
    const answer = await call<CartLine>('POST', '/cart', { body: { ...line, quantity: 1 } })
    if (answer.success) announceCart()
    return answer.success ? answer.data : rejectWithValue(answer)
  },
)

export const updateCartLine = createThunk<CartLine, { id: string; quantity: number }>(
  'cart/update',
  async (line, { rejectWithValue }) => {
    const answer = await call<CartLine>('PUT', `/cart/${line.id}`, { body: line })
    if (answer.success) announceCart()
    return answer.success ? answer.data : rejectWithValue(answer)
  },
)

export const removeCartLine = createThunk<string, string>(
  'cart/remove',
  async (id, { rejectWithValue }) => {
    const answer = await call<{ id: string }>('DELETE', `/cart/${id}`)
    if (answer.success) announceCart()
    return answer.success ? id : rejectWithValue(answer)
  },
)

export const cartCleared = createAction('cart/cleared')

const changes = [addToCart, updateCartLine, removeCartLine]

/** Spec section 4: add appends, update replaces by id, remove deletes by id, clear empties. */
export const cartReducer = createReducer(initialState, (on) => {
  keepStatus(on, [fetchCart, ...changes])
  on(fetchCart.pending, ({ changing }, { meta }) => ({
    reading: meta.requestId,
    overtaken: changing > 0,
    outdated: false,
  }))
  on(fetchCart.fulfilled, ({ reading, overtaken }, { payload, meta }) => {
    if (reading !== meta.requestId) return undefined
    return overtaken ? { outdated: true } : { items: payload, known: true, error: null }
  })
  on(fetchCart.rejected, (_, { payload, meta }) =>
    meta.aborted ? undefined : { error: payload.error },
  )
  on(
    changes.map(({ pending }) => pending),
    ({ changing }) => ({ changing: changing + 1, overtaken: true }),
  )
  on(
    changes.flatMap(({ fulfilled, rejected }) => [fulfilled, rejected]),
    ({ changing }) => ({ changing: changing - 1 }),
  )
  on(addToCart.fulfilled, ({ items }, { payload }) => ({
    items: [...items.filter(({ id }) => id !== payload.id), payload],
  }))
  on(updateCartLine.fulfilled, ({ items }, { payload }) => ({
    items: items.map((item) => (item.id === payload.id ? payload : item)),
  }))
  on(removeCartLine.fulfilled, ({ items }, { payload }) => ({
    items: items.filter(({ id }) => id !== payload),
  }))
  on(cartCleared, () => ({ items: [], known: false, error: null }))
})
