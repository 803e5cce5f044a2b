/**
 * Distributes an amount in proportion to weights, in whole paise with the exact sum. The leftover
 * paise go to the largest remainders.
 */
export function shareOut(amountPaise: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const exact = weights.map((weight) =>
    all === 0 ? amountPaise / weights.length : (amountPaise * weight) / all,
  )
  const shares = exact.map(Math.floor)
  const left = amountPaise - shares.reduce((sum, share) => sum + share, 0)
  const byLoss = exact
    .map((share, at) => ({ at, loss: share - Math.floor(share) }))
    .sort((a, b) => b.loss - a.loss || a.at - b.at)
  for (const { at } of byLoss.slice(0, weights.length === 0 ? 0 : left))
    shares[at] = (shares[at] ?? 0) + 1
  return shares
}
