import { createContext, use, useSyncExternalStore } from 'react'
import type { Action } from './actions.ts'
import type { CatalogSource } from './catalog/catalog.calls.ts'
import { productsReducer } from './catalog/products.slice.ts'

function reduce(state: Partial<RootState>, action: Action): RootState {
  return {
    products: productsReducer(state.products, action),
  }
}

export type RootState = {
  products: ReturnType<typeof productsReducer>
}
export type PreloadedState = Partial<RootState>
/** Where thunks get things from: the services on the server, /v1 in the browser. */
export type Sources = { catalog: CatalogSource }
export type AppDispatch = {
  <R>(thunk: (dispatch: AppDispatch, sources: Sources) => R): R
  <A extends Action>(action: A): A
}
export type AppStore = {
  getState(): RootState
  dispatch: AppDispatch
  /** @returns how to stop listening */
  subscribe(listener: () => void): () => void
}

/** One state, changed by actions alone; calls that tell of themselves (thunks) run beside it. */
export function createStore(sources: Sources, preloadedState: PreloadedState = {}): AppStore {
  const listeners = new Set<() => void>()
  let state = reduce(preloadedState, { type: 'store/created' })
  const dispatch: AppDispatch = <R, A extends Action>(
    what: A | ((dispatch: AppDispatch, sources: Sources) => R),
  ) => {
    if (typeof what === 'function') return what(dispatch, sources)
    state = reduce(state, what)
    for (const listener of listeners) listener()
    return what
  }
  return {
    dispatch,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
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
