import type { SearchTerm } from './parse-words.ts'
import type { SearchQuery } from '../listing.ts'

/** Products that meet every word, or one that means the same. */
export function matchingAll(asked: readonly SearchTerm[]): SearchQuery {
  return { prefix: all(asked, prefix), exact: all(asked, exact) }
}

/** Products that meet all but `fewer` of the words, whichever those are. */
export function matchingMost(asked: readonly SearchTerm[], fewer: number): SearchQuery {
  const parts = without(asked, fewer)
  const any = (one: typeof prefix) => parts.map((part) => `(${all(part, one)})`).join(' | ')
  return { prefix: any(prefix), exact: any(exact) }
}

/** Full-text query for one word: its unfinished form too, whole words of the same meaning. */
export function prefix({ typed, means }: SearchTerm): string {
  return either([`${every(typed)}:*`, ...means.map(quoted)])
}

function exact({ typed, means }: SearchTerm): string {
  return either([every(typed), ...means.map(quoted)])
}

const all = (asked: readonly SearchTerm[], one: (word: SearchTerm) => string) =>
  asked.map(one).join(' & ')
const either = (queries: string[]) => `(${queries.join(' | ')})`
/** Words are letters and digits only, so quotes are all that a query needs around them. */
const quoted = (word: string) => `'${word}'`
const every = (saying: string) => saying.split(' ').map(quoted).join(' & ')

function without(asked: readonly SearchTerm[], fewer: number): SearchTerm[][] {
  if (fewer === 0) return [[...asked]]
  return asked.flatMap((_, i) =>
    without(asked.slice(i + 1), fewer - 1).map((rest) => [...asked.slice(0, i), ...rest]),
  )
}
