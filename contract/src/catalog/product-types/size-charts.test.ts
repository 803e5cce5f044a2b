import { expect, test } from 'vitest'
import { productTypeSlugs } from '#catalog/product-type-labels.ts'
import { productTypes } from '#catalog/product-types.ts'
import { type Centimetres, inInches, measures } from './size-chart.ts'
import { chartRows, sizeCharts } from './size-charts.ts'

const middle = (one: Centimetres = 0) => (typeof one === 'number' ? one : (one[0] + one[1]) / 2)

test('a type has a size chart exactly if it has sizes, with a row for each, in every cut', () => {
  for (const slug of productTypeSlugs) {
    const { sizes, categories } = productTypes[slug]
    const chart = sizeCharts[slug]
    expect([slug, chart !== undefined]).toEqual([slug, sizes.length > 0])
    if (!chart) continue
    expect(Object.keys(categories)).toEqual(expect.arrayContaining(Object.keys(chart.cuts ?? {})))
    for (const { label } of Object.values(categories))
      expect(Object.keys(chartRows(slug, label) ?? {})).toEqual(sizes)
  }
})

test('each size is larger than the one before, and all sizes of a chart have the same measurements', () => {
  for (const chart of Object.values(sizeCharts))
    for (const rows of [chart.rows, ...Object.values(chart.cuts ?? {})]) {
      const all = Object.entries(rows)
      const names = all.map(([, row]) => measures.filter((name) => row[name] !== undefined))
      expect(new Set(names.map(String)).size).toBe(1)
      const fixed = all.filter(([size]) => size !== 'Adjustable').map(([, row]) => row)
      for (const name of names[0] ?? []) {
        const values = fixed.map((row) => middle(row[name]))
        expect(values).toEqual([...new Set(values)].toSorted((a, b) => a - b))
      }
    }
})

test('inches are rounded to half an inch', () => {
  expect([inInches(96), inInches(68), inInches(11.5)]).toEqual([38, 27, 4.5])
})

test('a category of another cut has rows of its own', () => {
  expect(chartRows('t-shirts', 'Casual')?.M?.chest).toBe(102)
  expect(chartRows('t-shirts', 'Oversized')?.M?.chest).toBe(116)
  expect(chartRows('coffee-mug', 'Classic')).toBeUndefined()
})
