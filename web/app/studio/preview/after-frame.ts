/** Resolves once the next frame is painted. A hidden page paints none, and does not wait. */
export const afterFrame = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) return resolve()
    const ending = new AbortController()
    const end = () => {
      ending.abort()
      resolve()
    }
    document.addEventListener('visibilitychange', end, { signal: ending.signal })
    // A message is read after the frame that was begun before.
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', end, { once: true })
    port1.start()
    requestAnimationFrame(() => port2.postMessage(null))
    return undefined
  })
