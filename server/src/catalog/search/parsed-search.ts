import type { Asked } from './parse-words.ts'
import type { Sought } from '../listing.ts'

/** Products that meet every word, or one that means the same. */
export function meetingAll(asked: readonly Asked[]): Sought {
  return { begun: all(asked, begun), whole: all(asked, whole) }
}

/** Products that meet all but `fewer` of the words, whichever those are. */
export function meetingMost(asked: readonly Asked[], fewer: number): Sought {
  const parts = without(asked, fewer)
  const any = (one: typeof begun) => parts.map((part) => `(${all(part, one)})`).join(' | ')
  return { begun: any(begun), whole: any(whole) }
}

/** Full-text query for one word: its unfinished form too, whole words of the same meaning. */
export function begun({ typed, means }: Asked): string {
  return either([`${every(typed)}:*`, ...means.map(quoted)])
}

function whole({ typed, means }: Asked): string {
  return either([every(typed), ...means.map(quoted)])
}

const all = (asked: readonly Asked[], one: (word: Asked) => string) => asked.map(one).join(' & ')
const either = (queries: string[]) => `(${queries.join(' | ')})`
/** Words are letters and digits only, so quotes are all that a query needs around them. */
const quoted = (word: string) => `'${word}'`
const every = (saying: string) => saying.split(' ').map(quoted).join(' & ')

function without(asked: readonly Asked[], fewer: number): Asked[][] {
  if (fewer === 0) return [[...asked]]
  return asked.flatMap((_, i) =>
    without(asked.slice(i + 1), fewer - 1).map((rest) => [...asked.slice(0, i), ...rest]),
  )
}
