import type { ProductType } from '#catalog/product-type-labels.ts'
import { productTypes } from '#catalog/product-types.ts'
import { tShirts } from './t-shirts/size-chart.ts'
import { caps } from './caps/size-chart.ts'
import type { SizeChart } from './size-chart.ts'

/** The charts of the types that have sizes. */
export const sizeCharts: Readonly<Partial<Record<ProductType, SizeChart>>> = {
  't-shirts': tShirts,
  caps,
}

/** The rows of a product's sizes, by the cut of its category. */
export function chartRows(type: ProductType, category: string): SizeChart['rows'] | undefined {
  const chart = sizeCharts[type]
  const categories = Object.entries(productTypes[type].categories)
  const [id = ''] = categories.find(([, { label }]) => label === category) ?? []
  return chart?.cuts?.[id] ?? chart?.rows
}
