import { formatRupees } from '#shared/money.ts'

/** The units of a net quantity; N is a number of pieces. */
const units = ['N', 'g', 'kg', 'ml', 'l', 'cm', 'm'] as const
/** From this many of the smaller unit on, the unit price refers to the larger one. */
const larger: Partial<Record<string, [unit: string, of: number]>> = {
  g: ['kg', 1000],
  ml: ['l', 1000],
  cm: ['m', 100],
}

/** Normalises a typed net quantity to `250 g`; any other text stays unchanged. */
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
 * The unit price of a net quantity, such as `₹2.50 / N`; null where it equals the price.
 * @param rupees the price of the whole
 */
export function unitPrice(rupees: number, netQuantity: string): string | null {
  const [number, unit = ''] = netQuantity.split(' ')
  const [by, of] = larger[unit] ?? [unit, 1]
  const inLarger = Number(number) / of
  const [count, per] = inLarger >= 1 ? [inLarger, by] : [Number(number), unit]
  if (!(count > 0) || count === 1) return null
  return `${formatRupees(Math.round((rupees / count) * 100) / 100)} / ${per}`
}
