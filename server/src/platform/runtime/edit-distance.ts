/** Whether two words differ by one inserted, missing, wrong or swapped letter. */
export function isEditDistanceOne(a: string, b: string): boolean {
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
