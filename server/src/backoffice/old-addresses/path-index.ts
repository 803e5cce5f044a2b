import { hash } from 'node:crypto'
import { setImmediate as nextTick } from 'node:timers/promises'
import type { Database } from '#platform/database/connect.ts'
import { rowsAfter } from './old-addresses.queries.ts'

const portion = 2_000

/** 48 bits: two of fifty thousand paths agree once in two hundred thousand shops, harmlessly. */
const fingerprint = (path: string): number => hash('sha256', path, 'buffer').readUIntBE(0, 6)

/**
 * Which old addresses there are, in memory, by their fingerprints. So an unknown address costs no
 * query. A change of the table drops it; the next unknown address reads it anew, once for all.
 */
export class PathIndex {
  readonly #db: Database
  #kept: Promise<Set<number>> | undefined
  /** Of the last read that succeeded, for while the database is away. */
  #last = new Set<number>()

  constructor(db: Database) {
    this.#db = db
  }

  async has(path: string): Promise<boolean> {
    this.#kept ??= this.#read()
    return (await this.#kept).has(fingerprint(path))
  }

  forget(): void {
    this.#kept = undefined
  }

  async #read(): Promise<Set<number>> {
    try {
      const found = new Set<number>()
      for (let last = ''; ;) {
        const rows = await rowsAfter(this.#db, last, portion)
        for (const { path } of rows) found.add(fingerprint(path))
        const end = rows.at(-1)
        if (rows.length < portion || !end) return (this.#last = found)
        last = end.path
        await nextTick()
      }
    } catch {
      this.#kept = undefined
      return this.#last
    }
  }
}
