import type { Database } from '../../database/connect.ts'
import type { Asked, Wish } from './parse-words.ts'
import { correctedWords } from './correct-words.ts'
import { type Cell, type CellsAsked, countCells } from '../filters/count.queries.ts'
import type { Sought } from '../listing.ts'
import { queriesThatFind } from './search.queries.ts'
import { meetingAll, meetingMost } from './parsed-search.ts'

/**
 * What a wish comes down to, and all that it finds, counted. `sought` is null for the whole shop;
 * `meant` are the words as they are looked for, mistyped ones corrected.
 */
export type Findings = {
  sought: Sought | null
  /** What all of it costs less than, in paise. */
  below: number | undefined
  meant: readonly Asked[]
  cells: Cell[]
}

/**
 * Looks for products that meet every word; where there are none, for mistyped words by what was
 * meant, and then for those that meet as many words as possible.
 *
 * @returns no cells when nothing is found
 */
export async function findWish(
  db: Database,
  wish: Wish | null,
  besides: Omit<CellsAsked, 'sought' | 'below'>,
): Promise<Findings> {
  const below = wish?.below
  const counted = async (sought: Sought | null, meant: readonly Asked[]) => ({
    sought,
    below,
    meant,
    cells: await countCells(db, { ...besides, sought, below }),
  })
  if (!wish) return counted(null, [])
  if (wish.asked.length > 0) {
    const asWritten = await counted(meetingAll(wish.asked), wish.asked)
    if (asWritten.cells.length > 0) return asWritten
    const meant = await correctedWords(db, wish.asked)
    const most = await meetingMostThatFind(db, meant)
    if (most) return counted(most, meant)
  }
  return wish.anyGift ? counted(null, []) : { sought: null, below, meant: [], cells: [] }
}

/** What meets as many of the words as any product does. */
async function meetingMostThatFind(
  db: Database,
  words: readonly Asked[],
): Promise<Sought | undefined> {
  const choices = words.map((_, fewer) => meetingMost(words, fewer))
  const [first] = await queriesThatFind(
    db,
    choices.map(({ begun }) => begun),
  )
  return choices.find(({ begun }) => begun === first)
}
