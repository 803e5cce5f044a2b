import { toPaise, toRupees } from '@tohfa/contract/shared/money'
import type { OrderDay } from '@tohfa/contract/backoffice/dashboard'

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
