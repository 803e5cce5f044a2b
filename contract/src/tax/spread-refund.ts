import { shareOut } from '#shared/share-out.ts'

/** The rest of an invoiced or paid line, in paise. */
type LeftOfLine = { id: string; left: number }

/**
 * Spreads a refund over the lines of its order. It takes the named lines first, each up to its
 * rest. The remaining amount goes to the rest of all lines, by the largest remainder. The sum is
 * the amount, or the whole rest if that is less.
 * @param amount in paise
 * @param named the requested refund of each line, in paise; empty for an amount alone
 * @returns in the order of `lines`
 */
export function spreadRefund(
  amount: number,
  lines: readonly LeftOfLine[],
  named: ReadonlyMap<string, number> = new Map(),
): number[] {
  const requested = lines.map(({ id }) => named.get(id) ?? 0)
  const wished = Math.min(amount, sum(requested))
  const first = shareOut(wished, requested).map((share, at) =>
    Math.min(share, lines[at]?.left ?? 0),
  )
  const left = lines.map((line, at) => line.left - (first[at] ?? 0))
  const rest = shareOut(Math.min(amount - sum(first), sum(left)), left)
  return first.map((share, at) => share + (rest[at] ?? 0))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}
