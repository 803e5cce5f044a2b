import type { Database } from '../database/connect.ts'
import type { Asked } from './asked-words.ts'
import { queriesThatFind, similarWords } from './search.queries.ts'
import { begun } from './sought.ts'
import { meanings } from './synonyms.ts'

/**
 * Of words that find nothing together those that find something on their own, mistyped ones
 * replaced by the nearest that does, one typo away.
 */
export async function correctedWords(db: Database, asked: readonly Asked[]): Promise<Asked[]> {
  const finding = new Set(await queriesThatFind(db, asked.map(begun)))
  const corrected = await Promise.all(
    asked.map(async (word) => (finding.has(begun(word)) ? word : corrections(db, word.typed))),
  )
  return corrected.filter((word) => word !== undefined)
}

async function corrections(db: Database, word: string): Promise<Asked | undefined> {
  if (word.length < 3 || /^\d+$/.test(word)) return undefined
  const isNear = (candidate: string) => isOneTypoAway(word, candidate)
  const near = (await similarWords(db, word)).filter(isNear)
  // A typo in what is merely said for the goods; among the short ones everything is near.
  const said = word.length > 3 ? [...meanings.keys()].filter(isNear) : []
  const candidates = [...near, ...said].map((typed) => ({
    typed,
    means: meanings.get(typed) ?? [],
  }))
  if (candidates.length === 0) return undefined
  // A word that is remembered of a product long gone would find nothing.
  const finding = new Set(await queriesThatFind(db, candidates.map(begun)))
  const found = candidates.filter((candidate) => finding.has(begun(candidate)))
  // Most people get the first letter right.
  return found.find(({ typed }) => typed[0] === word[0]) ?? found[0]
}

/** One letter too many, missing, wrong, or two neighbours swapped. */
function isOneTypoAway(a: string, b: string): boolean {
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  let end = 0
  const shared = Math.min(a.length, b.length) - start
  while (end < shared && a.at(-1 - end) === b.at(-1 - end)) end += 1
  const restA = a.slice(start, a.length - end)
  const restB = b.slice(start, b.length - end)
  if (restA.length <= 1 && restB.length <= 1) return true
  return restA.length === 2 && restB.length === 2 && restA === restB[1]! + restB[0]!
}
