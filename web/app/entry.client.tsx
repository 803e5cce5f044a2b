import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { trustTextOnly } from './document/trusted-types.ts'
import { listenFirst } from './ui/overlay/first-popstate.ts'

trustTextOnly()
listenFirst()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
