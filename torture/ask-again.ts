import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer } from '../server/testing/shop.ts'

/**
 * The progress of retries: whether servers are no longer killed, and the number of failed requests.
 */
export type Asking = { over: boolean; retries: number }

/**
 * Retries until there is an answer, as a page does. It continues while servers are killed and for
 * minutes after, because interrupted work of a killed server waits for its turn.
 */
export async function askUntil<T>(state: Asking, ask: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < 3_000; tries += state.over ? 1 : 0) {
    const answer = await ask().catch(() => undefined)
    if (answer !== undefined) return answer
    state.retries++
    await sleep(50)
  }
  throw new Error('no answer for too long')
}

/** The same for a call, where a server failure counts as no answer. */
export function askAgain<T>(state: Asking, ask: () => Promise<Answer<T>>): Promise<Answer<T>> {
  return askUntil(state, async () => {
    const answer = await ask()
    return answer.status < 500 ? answer : undefined
  })
}
