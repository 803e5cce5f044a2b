import type { Outcome } from '@tohfa/contract/admin-orders'
import { Failure } from '../http/failures.ts'
import { knownId } from '../http/ids.ts'
import { keyOf, say } from '../http/sentences.ts'

/**
 * Does something with each of many orders by itself, some of them at once, each at most once: one that
 * is refused leaves the others as they are. In the order of `ids`; what is no refusal ends it.
 */
export async function eachOrder(
  ids: readonly string[],
  atOnce: number,
  work: (id: string) => Promise<void>,
): Promise<Outcome[]> {
  const waiting = [...new Set(ids)]
  const outcomes = new Map<string, Outcome>()
  async function next(): Promise<void> {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift())
      outcomes.set(id, await outcomeOf(id, work))
  }
  await Promise.all(Array.from({ length: atOnce }, next))
  return ids.flatMap((id) => outcomes.get(id) ?? [])
}

async function outcomeOf(id: string, work: (id: string) => Promise<void>): Promise<Outcome> {
  try {
    await work(knownId(id, 'order_not_found'))
    return { id, ok: true }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const { code, message, sentence, lines } = error
    const key = keyOf(sentence ?? say(code))
    return {
      id,
      ok: false,
      code,
      error: message,
      ...(key && { sentence: key }),
      ...(lines && { lines: [...lines] }),
    }
  }
}
