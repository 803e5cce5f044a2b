import {
  applyMiddleware,
  combineReducers,
  legacy_createStore,
  type Middleware,
  type Store,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { createContext, use, useSyncExternalStore } from 'react'
import { authSlice } from './account/auth.slice.ts'
import { userSlice } from './account/user.slice.ts'
import { cartSlice } from './cart/cart.slice.ts'
import type { CatalogSource } from './catalog/catalog.calls.ts'
import { productsSlice } from './catalog/products.slice.ts'
import { ordersSlice } from './orders/orders.slice.ts'

const reducer = combineReducers({
  products: productsSlice.reducer,
  auth: authSlice.reducer,
  cart: cartSlice.reducer,
  orders: ordersSlice.reducer,
  user: userSlice.reducer,
})

export type RootState = ReturnType<typeof reducer>
export type PreloadedState = Partial<RootState>
/** Where thunks get things from: the services on the server, /v1 in the browser. */
export type Sources = { catalog: CatalogSource }
export type AppDispatch = ThunkDispatch<RootState, Sources, UnknownAction>
export type AppStore = Store<RootState> & { dispatch: AppDispatch }

/**
 * The store, with thunks. Not `configureStore`: what it adds beyond this serves development only,
 * and would be a kilobyte on every page (docs/decisions/006).
 */
export function createStore(sources: Sources, preloadedState: PreloadedState = {}): AppStore {
  const thunks: Middleware =
    ({ dispatch, getState }) =>
    (next) =>
    (action) =>
      typeof action === 'function' ? action(dispatch, getState, sources) : next(action)
  return legacy_createStore(
    reducer,
    preloadedState as RootState,
    applyMiddleware<AppDispatch, RootState>(thunks),
  )
}

/** The store of the page; a context of our own is all that is needed of a binding to React. */
export const StoreContext = createContext<AppStore | null>(null)

export function useAppStore(): AppStore {
  const store = use(StoreContext)
  if (!store) throw new Error('no store around this component')
  return store
}

export function useAppDispatch(): AppDispatch {
  return useAppStore().dispatch
}

/** What `select` takes of the state, always the newest; it must not make a new object each time. */
export function useAppSelector<T>(select: (state: RootState) => T): T {
  const store = useAppStore()
  const selected = () => select(store.getState())
  return useSyncExternalStore(store.subscribe, selected, selected)
}
