import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterContextProvider } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { catalogCalls } from './catalog/catalog.calls.ts'
import { readInitialState } from './initial-state.tsx'
import { storeContext } from './document/services.ts'
import { createStore, StoreContext } from './store.ts'
import { listenFirst } from './ui/overlay/first-popstate.ts'

const store = createStore({ catalog: catalogCalls }, readInitialState())

function getContext() {
  const context = new RouterContextProvider()
  context.set(storeContext, store)
  return context
}

listenFirst()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <StoreContext value={store}>
        <HydratedRouter getContext={getContext} />
      </StoreContext>
    </StrictMode>,
  )
})
