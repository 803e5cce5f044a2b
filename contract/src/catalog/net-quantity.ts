import { formatRupees } from '#shared/money.ts'

/** What a net quantity is counted, weighed or measured in; N is a number of pieces. */
const units = ['N', 'g', 'kg', 'ml', 'l', 'cm', 'm'] as const
/** Of so many of the smaller unit the price of the larger one is told. */
const larger: Partial<Record<string, [unit: string, of: number]>> = {
  g: ['kg', 1000],
  ml: ['l', 1000],
  cm: ['m', 100],
}

/** A net quantity as it is written, `250 g`, of what somebody typed; what is none stays as it is. */
export function writtenQuantity(typed: string): string {
  const [, number, unit = ''] = /^(\d{1,6}(?:\.\d{1,3})?)\s*([a-z]{1,2})\.?$/i.exec(typed) ?? []
  const known = units.find((one) => one.toLowerCase() === unit.toLowerCase())
  return known && Number(number) > 0 ? `${Number(number)} ${known}` : typed
}

export function isNetQuantity(text: string): boolean {
  const [number, unit, ...rest] = text.split(' ')
  const isFigure = /^\d+(?:\.\d+)?$/.test(number ?? '') && Number(number) > 0
  return isFigure && units.some((one) => one === unit) && rest.length === 0
}

/**
 * What one unit of a net quantity costs, such as `₹2.50 / N`; null where that is the price itself.
 *
 * @param rupees what the whole costs
 */
export function unitPrice(rupees: number, netQuantity: string): string | null {
  const [number, unit = ''] = netQuantity.split(' ')
  const [by, of] = larger[unit] ?? [unit, 1]
  const inLarger = Number(number) / of
  const [count, per] = inLarger >= 1 ? [inLarger, by] : [Number(number), unit]
  if (!(count > 0) || count === 1) return null
  return `${formatRupees(Math.round((rupees / count) * 100) / 100)} / ${per}`
}
