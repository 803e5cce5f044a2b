import {
  type FilterCounts,
  priceSteps,
  type ProductFilters,
  productTypeSlugs,
  ratingSteps,
  sizes,
} from '@tohfa/contract/catalog/products'
import type { FacetBucket, FacetRequest } from './count.queries.ts'

type Filters = Pick<ProductFilters, 'ratingGreater' | 'price' | 'categories' | 'size' | 'origin'>
type Group = keyof Filters
type Test = (bucket: FacetBucket) => boolean

/** The filters without steps, whose buckets must be requested by name. */
export function besidesSteps({
  ratingGreater,
  price,
}: Filters): Pick<FacetRequest, 'ratingGreater' | 'price'> {
  return {
    ratingGreater: isStep(ratingSteps, ratingGreater) ? undefined : ratingGreater,
    price: isStep(priceSteps, price) ? undefined : price,
  }
}

export function isBetweenSteps(besides: ReturnType<typeof besidesSteps>): boolean {
  return besides.ratingGreater !== undefined || besides.price !== undefined
}

/** How many products meet all filters. */
export function totalOf(buckets: readonly FacetBucket[], filters: Filters): number {
  return sum(buckets, meets(filters))
}

/** The number of products for each value of a filter, given the choices in the other groups. */
export function filterCountsOf(buckets: readonly FacetBucket[], filters: Filters): FilterCounts {
  const beside = (group: Group) => {
    const others = meets({ ...filters, [group]: undefined })
    return buckets.filter(others)
  }
  return {
    categories: counted(productTypeSlugs, beside('categories'), (type) => ({ categories: [type] })),
    ratings: counted(ratingSteps, beside('ratingGreater'), (step) => ({ ratingGreater: step })),
    prices: counted(priceSteps, beside('price'), (step) => ({ price: step })),
    sizes: counted(sizes, beside('size'), (size) => ({ size: [size] })),
    origins: counted(originsOf(buckets, filters), beside('origin'), (code) => ({ origin: [code] })),
  }
}

/** The countries of origin of the results, and the selected ones. */
function originsOf(buckets: readonly FacetBucket[], { origin = [] }: Filters): string[] {
  const found = buckets.filter((bucket) => bucket.n > 0).map((bucket) => bucket.origin)
  return [...new Set([...found, ...origin])].filter(Boolean).sort()
}

function counted<V extends string | number>(
  values: readonly V[],
  buckets: readonly FacetBucket[],
  filter: (value: V) => Filters,
): Record<V, number> {
  return Object.fromEntries(
    values.map((value) => [value, sum(buckets, meets(filter(value)))]),
  ) as Record<V, number>
}

function meets({ ratingGreater, price, categories, size, origin }: Filters): Test {
  const tests: Test[] = []
  if (isStep(ratingSteps, ratingGreater)) {
    const reached = ratingSteps.filter((step) => step <= ratingGreater).length
    tests.push((bucket) => bucket.ratingStep >= reached)
  } else if (ratingGreater !== undefined) tests.push((bucket) => bucket.rated)
  if (isStep(priceSteps, price)) {
    const below = priceSteps.filter((step) => step < price).length
    tests.push((bucket) => bucket.priceStep <= below)
  } else if (price !== undefined) tests.push((bucket) => bucket.priced)
  if (categories) tests.push((bucket) => categories.includes(bucket.type))
  if (size) tests.push((bucket) => bucket.sizes.some((one) => size.includes(one)))
  if (origin) tests.push((bucket) => origin.includes(bucket.origin))
  return (bucket) => tests.every((test) => test(bucket))
}

function isStep(steps: readonly number[], value: number | undefined): value is number {
  return value !== undefined && steps.includes(value)
}

function sum(buckets: readonly FacetBucket[], test: Test): number {
  return buckets.reduce((total, bucket) => (test(bucket) ? total + bucket.n : total), 0)
}
