import { toPaise, toRupees } from '@tohfa/contract/money'
import type { OrderDay } from '@tohfa/contract/overview'

/** Orders and takings of several days, in rupees; summed in paise. */
export function sumOf(days: readonly OrderDay[]): { orders: number; takings: number } {
  let orders = 0
  let paise = 0
  for (const day of days) {
    orders += day.orders
    paise += toPaise(day.takings)
  }
  return { orders, takings: toRupees(paise) }
}

/** A round number of rupees at or above all takings, so that a scale of four steps reads well. */
export function topOfScale(days: readonly OrderDay[]): number {
  const most = Math.max(400, ...days.map(({ takings }) => takings))
  const step = 10 ** Math.floor(Math.log10(most))
  const factor = [1, 2, 4, 6, 8, 10].find((one) => one * step >= most) ?? 10
  return factor * step
}
