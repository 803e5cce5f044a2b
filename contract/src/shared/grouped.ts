// chunk: cards
/**
 * A whole number with Indian grouping: 1,23,456. It needs no `Intl`, whose first use loads locale
 * data on the main thread: 20 ms on a desktop, four times that on a phone.
 */
export function grouped(whole: number): string {
  const digits = String(Math.abs(whole))
  const sign = whole < 0 ? '-' : ''
  if (digits.length < 4) return sign + digits
  return `${sign}${digits.slice(0, -3).replaceAll(/\B(?=(?:\d{2})+$)/g, ',')},${digits.slice(-3)}`
}
