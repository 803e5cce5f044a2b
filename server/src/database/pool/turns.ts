/** Lets so many in at once; whoever comes then waits in line. */
export type Turns = {
  /**
   * Waits for a turn; what it answers gives it back.
   *
   * @throws Error after too long a wait, by which the database counts as away
   */
  take(): Promise<() => void>
}

/** Turns for `most` at once, for each of which one waits `patienceMs` at most. */
export function createTurns(most: number, patienceMs: number): Turns {
  let free = most
  const line = new Set<() => void>()

  function giveBack(): void {
    const [next] = line
    if (next) next()
    else free += 1
  }

  function wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer)
        line.delete(enter)
        resolve()
      }
      const timer = setTimeout(() => {
        line.delete(enter)
        reject(new Error('timeout exceeded when trying to begin a transaction'))
      }, patienceMs)
      line.add(enter)
    })
  }

  return {
    async take() {
      if (free > 0) free -= 1
      else await wait()
      return giveBack
    },
  }
}
