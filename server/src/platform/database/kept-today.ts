import { indianDay } from '#platform/runtime/clock.ts'
import type { PageChange } from './changes.ts'

export type KeptToday<Value> = {
  /**
   * What was read today (in India) and since the last change. Otherwise reads it with `ask`, which
   * gets the day.
   */
  read(ask: (day: string) => Promise<Value>): Promise<Value>
  /** Takes note of a change; null means that anything may have changed. */
  invalidate(change: PageChange | null): void
}

/** Keeps a value of the database that may differ with each day, and that no stock changes. */
export function keptToday<Value>(): KeptToday<Value> {
  let kept: { day: string; value: Value } | undefined
  /** Counts the announced changes: a read that began before one is not cached after it. */
  let changes = 0

  return {
    async read(ask) {
      const day = indianDay()
      if (kept?.day === day) return kept.value
      const heard = changes
      const value = await ask(day)
      if (heard === changes) kept = { day, value }
      return value
    },
    invalidate(change) {
      if (change?.kind === 'stock') return
      changes++
      kept = undefined
    },
  }
}
