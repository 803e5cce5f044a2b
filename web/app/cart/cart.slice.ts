import { createAsyncThunk, createSlice } from '@reduxjs/toolkit'
import type { CartLine } from '@tohfa/contract/cart'
import { texts } from '@tohfa/contract/texts'
import { call, type Failed } from '../api-client.ts'
import { announceCart } from './cart-news.ts'

type CartState = {
  items: CartLine[]
  status: 'idle' | 'loading'
  /** False until the server told of the cart: an empty list says nothing before. */
  known: boolean
  /** Why the cart could not be read. */
  error: string | null
}

const initialState: CartState = { items: [], status: 'idle', known: false, error: null }

export type NewCartLine = {
  product_id: string
  user_id: string
  selectedDetails: { color: string; size?: string; quantity?: number }
}

type Refusal = { rejectValue: Failed }

export const fetchCart = createAsyncThunk<CartLine[], string, Refusal>(
  'cart/fetch',
  async (userId, { rejectWithValue, signal }) => {
    const answer = await call<CartLine[]>('GET', `/cart/${userId}`, { signal })
    return answer.success ? answer.data : rejectWithValue(answer)
  },
)

export const addToCart = createAsyncThunk<CartLine, NewCartLine, Refusal>(
  'cart/add',
  async (line, { rejectWithValue }) => {
    const answer = await call<CartLine>('POST', '/cart', { body: { ...line, quantity: 1 } })
    if (answer.success) announceCart()
    return answer.success ? answer.data : rejectWithValue(answer)
  },
)

export const updateCartLine = createAsyncThunk<CartLine, { id: string; quantity: number }, Refusal>(
  'cart/update',
  async (line, { rejectWithValue }) => {
    const answer = await call<CartLine>('PUT', `/cart/${line.id}`, { body: line })
    if (answer.success) announceCart()
    return answer.success ? answer.data : rejectWithValue(answer)
  },
)

export const removeCartLine = createAsyncThunk<string, string, Refusal>(
  'cart/remove',
  async (id, { rejectWithValue }) => {
    const answer = await call<{ id: string }>('DELETE', `/cart/${id}`)
    if (answer.success) announceCart()
    return answer.success ? id : rejectWithValue(answer)
  },
)

/** Spec section 4: add appends, update replaces by id, remove deletes by id, clear empties. */
export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    cartCleared(state) {
      state.items = []
      state.known = false
      state.error = null
    },
  },
  extraReducers(builder) {
    builder
      .addCase(fetchCart.fulfilled, (state, { payload }) => {
        state.items = payload
        state.known = true
        state.error = null
      })
      .addCase(fetchCart.rejected, (state, { payload, meta }) => {
        if (!meta.aborted) state.error = payload?.error ?? texts.somethingWrong
      })
      .addCase(addToCart.fulfilled, (state, { payload }) => {
        state.items.push(payload)
      })
      .addCase(updateCartLine.fulfilled, (state, { payload }) => {
        state.items = state.items.map((item) => (item.id === payload.id ? payload : item))
      })
      .addCase(removeCartLine.fulfilled, (state, { payload }) => {
        state.items = state.items.filter(({ id }) => id !== payload)
      })
      .addMatcher(
        ({ type }: { type: string }) => type.startsWith('cart/') && type.endsWith('/pending'),
        (state) => {
          state.status = 'loading'
        },
      )
      .addMatcher(
        ({ type }: { type: string }) => /^cart\/.*\/(?:fulfilled|rejected)$/.test(type),
        (state) => {
          state.status = 'idle'
        },
      )
  },
})

export const { cartCleared } = cartSlice.actions
