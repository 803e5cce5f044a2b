import { toPaise } from '@tohfa/contract/shared/money'
import type { Listing } from './listing.ts'
import type { FilteredProduct, ProductOrder, ShopProducts } from './small-shop.queries.ts'

/** A page of a listing without words. */
type Page = Pick<
  Listing,
  'page' | 'limit' | 'sort' | 'categories' | 'ratingGreater' | 'price' | 'size' | 'origin'
>
type Test = (product: FilteredProduct) => boolean

/**
 * The products of a shop that has few, as its listings filter and order them. A listing that nobody
 * asked for before needs no statement (decision 158).
 */
export class SmallShop {
  readonly #inOrder: Record<ProductOrder, FilteredProduct[]>

  constructor({ products, positions }: ShopProducts) {
    const inOrder = (positionsOf: number[]) => {
      const ordered = products.slice()
      for (const [at, product] of products.entries()) ordered[positionsOf[at] ?? 0] = product
      return ordered
    }
    this.#inOrder = Object.fromEntries(
      Object.entries(positions).map(([name, positionsOf]) => [name, inOrder(positionsOf)]),
    ) as Record<ProductOrder, FilteredProduct[]>
  }

  /** How many products meet all filters, and the ids of a page of them. */
  page({ page, limit, sort, ...filters }: Page): { total: number; ids: string[] } {
    const tests = testsOf(filters)
    const from = (page - 1) * limit
    const ids: string[] = []
    let total = 0
    for (const product of this.#inOrder[sort === 'relevance' ? 'newest' : sort]) {
      if (!tests.every((test) => test(product))) continue
      if (total >= from && ids.length < limit) ids.push(product.id)
      total += 1
    }
    return { total, ids }
  }
}

/** The same as the conditions of a statement (catalog.queries.ts). */
function testsOf({
  categories,
  ratingGreater,
  price,
  size,
  origin,
}: Omit<Page, 'page' | 'limit' | 'sort'>): Test[] {
  const tests: Test[] = []
  if (ratingGreater !== undefined) tests.push(({ rating }) => rating >= ratingGreater)
  if (price !== undefined) {
    const below = toPaise(price)
    tests.push(({ payable }) => payable < below)
  }
  const types = categories && new Set<string>(categories)
  if (types) tests.push(({ productType }) => types.has(productType))
  const sizes = size && new Set<string>(size)
  if (sizes) tests.push((product) => product.sizes.some((one) => sizes.has(one)))
  const origins = origin && new Set<string>(origin)
  if (origins) tests.push((product) => product.origin !== null && origins.has(product.origin))
  return tests
}
