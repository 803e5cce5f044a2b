import {
  type FilterCounts,
  priceSteps,
  type ProductFilters,
  productTypeSlugs,
  ratingSteps,
  sizes,
} from '@tohfa/contract/catalog/products'
import type { Cell, CellsAsked } from './count.queries.ts'

type Filters = Pick<ProductFilters, 'ratingGreater' | 'price' | 'categories' | 'size' | 'origin'>
type Group = keyof Filters
type Test = (cell: Cell) => boolean

/** The filters whose values are none of the steps, which the cells must be asked for by name. */
export function besidesSteps({
  ratingGreater,
  price,
}: Filters): Pick<CellsAsked, 'ratingGreater' | 'price'> {
  return {
    ratingGreater: isStep(ratingSteps, ratingGreater) ? undefined : ratingGreater,
    price: isStep(priceSteps, price) ? undefined : price,
  }
}

export function isBetweenSteps(besides: ReturnType<typeof besidesSteps>): boolean {
  return besides.ratingGreater !== undefined || besides.price !== undefined
}

/** How many products meet all filters. */
export function totalOf(cells: readonly Cell[], filters: Filters): number {
  return sum(cells, meets(filters))
}

/** For each value of a filter, how many it would leave, with what the other groups have chosen. */
export function filterCountsOf(cells: readonly Cell[], filters: Filters): FilterCounts {
  const beside = (group: Group) => {
    const others = meets({ ...filters, [group]: undefined })
    return cells.filter(others)
  }
  return {
    categories: counted(productTypeSlugs, beside('categories'), (type) => ({ categories: [type] })),
    ratings: counted(ratingSteps, beside('ratingGreater'), (step) => ({ ratingGreater: step })),
    prices: counted(priceSteps, beside('price'), (step) => ({ price: step })),
    sizes: counted(sizes, beside('size'), (size) => ({ size: [size] })),
    origins: counted(originsOf(cells, filters), beside('origin'), (code) => ({ origin: [code] })),
  }
}

/** The countries that what was found comes from, and those that were asked for. */
function originsOf(cells: readonly Cell[], { origin = [] }: Filters): string[] {
  const found = cells.filter((cell) => cell.n > 0).map((cell) => cell.origin)
  return [...new Set([...found, ...origin])].filter(Boolean).sort()
}

function counted<V extends string | number>(
  values: readonly V[],
  cells: readonly Cell[],
  filter: (value: V) => Filters,
): Record<V, number> {
  return Object.fromEntries(
    values.map((value) => [value, sum(cells, meets(filter(value)))]),
  ) as Record<V, number>
}

function meets({ ratingGreater, price, categories, size, origin }: Filters): Test {
  const tests: Test[] = []
  if (isStep(ratingSteps, ratingGreater)) {
    const reached = ratingSteps.filter((step) => step <= ratingGreater).length
    tests.push((cell) => cell.ratingStep >= reached)
  } else if (ratingGreater !== undefined) tests.push((cell) => cell.rated)
  if (isStep(priceSteps, price)) {
    const below = priceSteps.filter((step) => step < price).length
    tests.push((cell) => cell.priceStep <= below)
  } else if (price !== undefined) tests.push((cell) => cell.priced)
  if (categories) tests.push((cell) => categories.includes(cell.type))
  if (size) tests.push((cell) => cell.sizes.some((one) => size.includes(one)))
  if (origin) tests.push((cell) => origin.includes(cell.origin))
  return (cell) => tests.every((test) => test(cell))
}

function isStep(steps: readonly number[], value: number | undefined): value is number {
  return value !== undefined && steps.includes(value)
}

function sum(cells: readonly Cell[], test: Test): number {
  return cells.reduce((total, cell) => (test(cell) ? total + cell.n : total), 0)
}
