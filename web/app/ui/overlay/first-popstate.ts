type Hear = (event: PopStateEvent) => void

let hear: Hear | undefined

/** Registered before the router: a window calls its listeners in the order of registration. */
export function listenFirst(): void {
  window.addEventListener('popstate', (event) => hear?.(event))
}

/** The first listener for a traversal of the history. */
export function hearFirst(listener: Hear): void {
  hear = listener
}
