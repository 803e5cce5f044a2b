import { type PreloadedState, useAppStore } from './store.ts'

const id = 'initial-state'

/** The store's state as the server left it, put into the page as data (never run as a script). */
export function InitialState() {
  const store = useAppStore()
  const json = import.meta.env.SSR
    ? JSON.stringify({ products: store.getState().products }).replaceAll('<', '\\u003c')
    : ''
  return (
    <script
      id={id}
      type="application/json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}

/** What the server left in the page, for the browser's store to begin from. */
export function readInitialState(): PreloadedState {
  const json = document.getElementById(id)?.textContent
  return json ? (JSON.parse(json) as PreloadedState) : {}
}
