/** A counting semaphore, first come first served. */
export type Semaphore = {
  /**
   * Waits for a permit; the returned function releases it.
   * @throws Error after a timeout, which counts as a database that is not available
   */
  take(): Promise<() => void>
}

/** A semaphore with `most` permits; a caller waits at most `timeoutMs` for one. */
export function createSemaphore(most: number, timeoutMs: number): Semaphore {
  let free = most
  const waiting = new Set<() => void>()

  function release(): void {
    const [next] = waiting
    if (next) next()
    else free += 1
  }

  function wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer)
        waiting.delete(enter)
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.delete(enter)
        reject(new Error('timeout exceeded when trying to begin a transaction'))
      }, timeoutMs)
      waiting.add(enter)
    })
  }

  return {
    async take() {
      if (free > 0) free -= 1
      else await wait()
      return release
    },
  }
}
