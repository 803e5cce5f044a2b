type Waiting<One, Answer> = {
  one: One
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

const mostAtOnce = 100

/**
 * Batches requests of the same turn, or made during a call, into one call. `call` gets all waiting
 * requests and returns the answers in their order.
 */
export function together<One, Answer>(
  call: (all: readonly One[]) => Promise<readonly Answer[]>,
): (one: One) => Promise<Answer> {
  const waiting: Waiting<One, Answer>[] = []
  let isUnderWay = false

  async function callAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, mostAtOnce)
      try {
        const answers = await call(batch.map(({ one }) => one))
        batch.forEach(({ resolve }, at) => resolve(answers[at] as Answer))
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    isUnderWay = false
  }

  return (one) =>
    new Promise((resolve, reject) => {
      waiting.push({ one, resolve, reject })
      if (isUnderWay) return
      isUnderWay = true
      queueMicrotask(() => void callAll())
    })
}
