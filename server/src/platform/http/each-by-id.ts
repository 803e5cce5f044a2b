import type { Outcome } from '@tohfa/contract/orders/admin-orders'
import { Failure, type FailureCode } from './failures.ts'
import { knownId } from './ids.ts'
import { keyOf, message } from './messages.ts'

/**
 * Applies a function to each id, several at a time, and to a repeated id once. A refusal of one
 * does not affect the others; any other error ends the whole. The results are in the order of
 * `ids`.
 */
export async function eachById(
  ids: readonly string[],
  { atOnce = 1, unknown }: { atOnce?: number; unknown: FailureCode },
  work: (id: string) => Promise<void>,
): Promise<Outcome[]> {
  const waiting = [...new Set(ids)]
  const outcomes = new Map<string, Outcome>()
  async function next(): Promise<void> {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift())
      outcomes.set(id, await outcomeOf(id, unknown, work))
  }
  await Promise.all(Array.from({ length: atOnce }, next))
  return ids.flatMap((id) => outcomes.get(id) ?? [])
}

async function outcomeOf(
  id: string,
  unknown: FailureCode,
  work: (id: string) => Promise<void>,
): Promise<Outcome> {
  try {
    await work(knownId(id, unknown))
    return { id, ok: true }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const { code, sentence, lines } = error
    const key = keyOf(sentence ?? message(code))
    return {
      id,
      ok: false,
      code,
      error: error.message,
      ...(key && { sentence: key }),
      ...(lines && { lines: [...lines] }),
    }
  }
}
