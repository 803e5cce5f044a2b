import { plainWords } from './plain-words.ts'

/** A choice of a product. */
export type Variant = { color: string; size: string | null }

const longSizes: Record<string, string> = {
  small: 's',
  medium: 'm',
  large: 'l',
  'extra small': 'xs',
  'extra large': 'xl',
  'double extra large': 'xxl',
}

/** Sizes as they are compared: `2XL`, `XXL` and `xx-l` are the same. */
function plainSize(size: string): string {
  const words = plainWords(size)
  const short = (longSizes[words] ?? words).replaceAll(' ', '')
  return short.replace(/^([2-5])x(?=[ls]$)/, (_, count: string) => 'x'.repeat(Number(count)))
}

/** The product's own spelling of a colour; undefined where it has none such. */
export const knownColor = (variants: readonly Variant[], color: string): string | undefined =>
  variants.find((one) => plainWords(one.color) === plainWords(color))?.color

/** The same for a size, in any colour. */
export const knownSize = (variants: readonly Variant[], size: string): string | undefined =>
  variants.find((one) => one.size !== null && plainSize(one.size) === plainSize(size))?.size ??
  undefined

export const hasSizes = (variants: readonly Variant[]): boolean =>
  variants.some(({ size }) => size !== null)
