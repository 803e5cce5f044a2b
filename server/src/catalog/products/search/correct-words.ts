import type { ShownToStaff } from '@tohfa/contract/catalog/visibility'
import type { Database } from '#platform/database/connect.ts'
import { isEditDistanceOne } from '#platform/runtime/edit-distance.ts'
import type { SearchTerm } from './search-term.ts'
import { likeWords, queriesThatFind, similarWords } from './search.queries.ts'
import { prefix } from './search-query.ts'
import type { Vocabulary } from './synonyms.ts'

/**
 * For words without a common result: the words that find something on their own, and mistyped ones
 * replaced by the nearest word that does, one typo away.
 *
 * @param finding the queries of words that find something
 */
export async function correctedWords(
  db: Database,
  typedTerms: readonly SearchTerm[],
  finding: ReadonlySet<string>,
  { shown, vocabulary }: { shown: ShownToStaff; vocabulary: Vocabulary },
): Promise<SearchTerm[]> {
  const corrected = await Promise.all(
    typedTerms.map(async (word) =>
      finding.has(prefix(word)) ? word : corrections(db, word.typed, shown, vocabulary),
    ),
  )
  return corrected.filter((word) => word !== undefined)
}

/**
 * For words that find nothing, not even with one typo: those that look like them and find something.
 * Null where a word has none.
 */
export async function likeTerms(
  db: Database,
  terms: readonly SearchTerm[],
  shown: ShownToStaff,
): Promise<string | null> {
  const all = terms.map((term) => prefix(term))
  const finding = new Set(await queriesThatFind(db, all, shown))
  const liked = await Promise.all(
    terms.map(async (term) => {
      if (finding.has(prefix(term))) return term.typed
      const words = await likeWords(db, term.typed)
      const queries = words.map((typed) => prefix({ typed, means: [] }))
      const [first] = await queriesThatFind(db, queries, shown)
      return words[queries.indexOf(first ?? '')]
    }),
  )
  return liked.every((word) => word !== undefined) ? liked.join(' ') : null
}

async function corrections(
  db: Database,
  word: string,
  shown: ShownToStaff,
  { meanings }: Vocabulary,
): Promise<SearchTerm | undefined> {
  if (word.length < 3 || /^\d+$/.test(word)) return undefined
  const isNear = (candidate: string) => isEditDistanceOne(word, candidate)
  const near = (await similarWords(db, word)).filter(isNear)
  // A typo of a synonym; short words are all similar, so they are excluded.
  const synonyms = word.length > 3 ? [...meanings.keys()].filter(isNear) : []
  const candidates = [...near, ...synonyms].map((typed) => ({
    typed,
    means: meanings.get(typed) ?? [],
  }))
  if (candidates.length === 0) return undefined
  // A stored word of a deleted product would find nothing.
  const finding = new Set(
    await queriesThatFind(
      db,
      candidates.map((one) => prefix(one)),
      shown,
    ),
  )
  const found = candidates.filter((candidate) => finding.has(prefix(candidate)))
  // Most people get the first letter right.
  return found.find(({ typed }) => typed[0] === word[0]) ?? found[0]
}
