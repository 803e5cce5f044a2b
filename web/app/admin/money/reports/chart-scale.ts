/** A round maximum for these figures, so that a scale of four steps is readable. */
export function topOfScale(values: readonly number[], least: number): number {
  const most = Math.max(least, ...values)
  const step = 10 ** Math.floor(Math.log10(most))
  const factor = [1, 2, 4, 6, 8, 10].find((one) => one * step >= most) ?? 10
  return factor * step
}
