import { LRUCache } from 'lru-cache'
import type { Database } from '#platform/database/connect.ts'
import {
  type Cell,
  type CellsAsked,
  type Changed,
  changedCells,
  countCells,
  type Counted,
  isNarrowed,
  wholeShopCells,
} from './count.queries.ts'

/**
 * Counts what a search finds: all of it the first time, and after that what changed since. What is
 * kept is never taken to be true now; whoever counts has the changes read (decision 77).
 */
export class KeptCounts {
  readonly #db: Database
  readonly #kept: LRUCache<string, Counted>

  constructor(db: Database, { most = 200 } = {}) {
    this.#db = db
    this.#kept = new LRUCache({ max: most })
  }

  /** The same cells, as an array too, as before where nothing that the search finds has changed. */
  async count(asked: CellsAsked): Promise<Pick<Counted, 'cells' | 'best'>> {
    if (!isNarrowed(asked))
      return { cells: await wholeShopCells(this.#db, asked.shown), best: null }
    const key = JSON.stringify(asked)
    const kept = this.#kept.get(key)
    const changed = kept && (await changedCells(this.#db, asked, kept.snapshot))
    const counted = changed ? withChanges(kept, changed) : await countCells(this.#db, asked)
    this.#kept.set(key, counted)
    return counted
  }
}

/** What was counted before, brought up to date by what changed since. */
function withChanges({ cells, best }: Counted, { cells: changes, snapshot }: Changed): Counted {
  if (changes.length === 0) return { cells, best, snapshot }
  return { cells: added(cells, changes), best: null, snapshot }
}

function added(cells: Cell[], changes: readonly Cell[]): Cell[] {
  const all = new Map(cells.map((cell) => [alike(cell), cell]))
  for (const change of changes) {
    const key = alike(change)
    const n = (all.get(key)?.n ?? 0) + change.n
    if (n === 0) all.delete(key)
    else all.set(key, { ...change, n })
  }
  return [...all.values()]
}

const alike = (cell: Cell) => JSON.stringify({ ...cell, n: 0 })
