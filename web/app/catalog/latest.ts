/**
 * Runs one call at a time: a newer one cancels the older, which is then overtaken and shows
 * nothing. Waits for the answer only a moment, so that a quick page comes whole and a slow one
 * shows its skeletons.
 */
export function latest() {
  let running: { abort(): void } | undefined
  return async (start: () => Promise<unknown> & { abort(): void }): Promise<null> => {
    running?.abort()
    const started = start()
    running = started
    await Promise.race([started, new Promise((resolve) => setTimeout(resolve, patienceMs))])
    return null
  }
}

const patienceMs = 120
