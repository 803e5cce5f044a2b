type Hear = (event: PopStateEvent) => void

let hear: Hear | undefined

/** Listens before the router does: a window calls its listeners in the order in which they came. */
export function listenFirst(): void {
  window.addEventListener('popstate', (event) => hear?.(event))
}

/** Who hears of a traversal first. */
export function hearFirst(listener: Hear): void {
  hear = listener
}
