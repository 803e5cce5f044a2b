import type { CartLine } from '@tohfa/contract/orders/cart'
import type { Product, ProductColor } from '@tohfa/contract/catalog/products'

/** The selected colour of a product, with size or pack where it has these. */
export type ProductChoice = { color: string; size: string | null; pack: number | null }

/** The available number of a stock; infinite when the shop does not track this product. */
function left(product: Product, stock: number | undefined): number {
  return product.trackStock ? (stock ?? 0) : Number.POSITIVE_INFINITY
}

/** The remaining stock of a colour in all its sizes, or of one size. */
export function leftOf(product: Product, entry: ProductColor, size: string | null): number {
  if (!entry.sizes) return left(product, entry.stock)
  return entry.sizes
    .filter((option) => size === null || option.size === size)
    .reduce((sum, option) => sum + left(product, option.stock), 0)
}

/** The first colour with its first available size, and the first pack (docs/product.md 6.2). */
export function firstChoice(product: Product): ProductChoice {
  const [entry] = product.colors
  return {
    color: entry?.color ?? '',
    size: entry ? sizeFor(product, entry, null) : null,
    pack: product.quantity?.[0] ?? null,
  }
}

/**
 * The choice in a navigation's state (for example from /signin), as far as the product still has
 * it; else the default.
 */
export function choiceFromState(product: Product, state: unknown): ProductChoice {
  const usual = firstChoice(product)
  const brought = (state as { choice?: Partial<ProductChoice> } | null)?.choice
  const entry = product.colors.find(({ color }) => color === brought?.color)
  if (!brought || !entry) return usual
  const pack = product.quantity?.find((quantity) => quantity === brought.pack) ?? usual.pack
  return { color: entry.color, size: sizeFor(product, entry, brought.size ?? null), pack }
}

/** Changes the colour: the size stays if that colour has it. */
export function withColor(product: Product, choice: ProductChoice, color: string): ProductChoice {
  const entry = product.colors.find((candidate) => candidate.color === color)
  return { ...choice, color, size: entry ? sizeFor(product, entry, choice.size) : null }
}

function sizeFor(product: Product, entry: ProductColor, wanted: string | null): string | null {
  const sizes = entry.sizes ?? []
  const canBeHad = sizes.filter((option) => leftOf(product, entry, option.size) > 0)
  const found = canBeHad.find(({ size }) => size === wanted) ?? canBeHad[0] ?? sizes[0]
  return found?.size ?? null
}

/**
 * True when the cart has this product in the same colour, size and pack, with the same proof or
 * none (docs/product.md 6.4).
 */
export function isInCart(
  items: readonly CartLine[],
  productId: string,
  choice: ProductChoice,
  hash?: string | null,
): boolean {
  return items.some(
    ({ product, selectedDetails: { color, size, quantity, proof } }) =>
      product.id === productId &&
      proof === hash &&
      color === choice.color &&
      (size ?? null) === choice.size &&
      (quantity ?? null) === choice.pack,
  )
}
