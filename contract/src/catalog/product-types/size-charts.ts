import type { ProductType } from '#catalog/product-type-labels.ts'
import { productTypes } from '#catalog/product-types.ts'
import { tShirts } from './t-shirts/size-chart.ts'
import { caps } from './caps/size-chart.ts'
import { type Measure, measures, type SizeChart, type SizeRow } from './size-chart.ts'

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

/** What the charts of a type measure, in the order of their columns. */
export function measuresOf(type: ProductType): readonly Measure[] {
  const [row = {}] = Object.values(sizeCharts[type]?.rows ?? {})
  return measures.filter((name) => name in row)
}

/** The chart of a product: its own, or that of its type. */
export function chartOf(product: {
  productType: ProductType
  category: string
  sizeChart?: readonly SizeRow[] | undefined
}): readonly SizeRow[] {
  const { productType, category, sizeChart } = product
  return (
    sizeChart ??
    Object.entries(chartRows(productType, category) ?? {}).map(([size, row]) => ({ size, ...row }))
  )
}
