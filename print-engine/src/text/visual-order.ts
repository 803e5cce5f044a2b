/** Runs of a line in the order in which they stand from left to right (rule L2 of the algorithm). */
export function inVisualOrder<T extends { level: number }>(runs: readonly T[]): T[] {
  const ordered = [...runs]
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = highest; level > 0; level--) {
    let from = 0
    while (from < ordered.length) {
      if ((ordered[from]?.level ?? 0) < level) {
        from += 1
        continue
      }
      let to = from
      while ((ordered[to]?.level ?? 0) >= level) to += 1
      ordered.splice(from, to - from, ...ordered.slice(from, to).reverse())
      from = to
    }
  }
  return ordered
}
