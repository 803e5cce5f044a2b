import { describe, expect, test } from 'vitest'
import { colorSwatches } from '@tohfa/print-engine/scene/colors'
import {
  missingParticulars,
  productTypeLabels,
  categoriesOf,
  productTypeSlugs,
} from '@tohfa/contract/catalog/products'
import { productForm } from '@tohfa/contract/catalog/product-form'
import { readSample, readSampleStudios } from './sample-files.ts'

const { products, arrivals, reviews, banners } = readSample()

const distinct = (values: string[]): number => new Set(values).size
const daysOf = new Map(arrivals.map(({ product, daysAgo }) => [product, Number(daysAgo)]))

describe('the range', () => {
  test('at least 76 products, at least eight of each type, and every category is used', () => {
    expect(products.length).toBeGreaterThanOrEqual(76)
    for (const slug of productTypeSlugs) {
      const ofType = products.filter(({ productType }) => productType === slug)
      expect(ofType.length, slug).toBeGreaterThanOrEqual(8)
      expect(new Set(ofType.map(({ category }) => category)), slug).toEqual(
        new Set(categoriesOf(slug)),
      )
    }
  })

  test('no title or description is used twice', () => {
    expect(distinct(products.map(({ title }) => title))).toBe(products.length)
    expect(distinct(products.map(({ description }) => description))).toBe(products.length)
  })

  test('some products are rated below 3, and a few have their stock tracked with something sold out', () => {
    expect(products.some(({ rating }) => Number(rating) < 3)).toBe(true)
    const tracked = products.filter(({ trackStock }) => trackStock === 'yes')
    expect(tracked.length).toBeGreaterThanOrEqual(6)
    for (const { title, stock } of tracked) expect(stock, title).toMatch(/(?<!\d)0(?!\d)/)
  })

  test('what is charged is whole rupees, with the print too', () => {
    for (const { title, price, discount } of products)
      expect((Number(price) * (100 - Number(discount))) % 100, title).toBe(0)
    for (const { form } of readSampleStudios()) expect(form.surcharge % 1).toBe(0)
  })

  test('a title fits on a card, and every colour has a swatch', () => {
    for (const { title, colors } of products) {
      expect(title.length, title).toBeLessThanOrEqual(45)
      for (const color of colors.split(' | ')) expect(Object.keys(colorSwatches)).toContain(color)
    }
  })

  test('every product has all legally required particulars, and some come from abroad', () => {
    for (const { title, ...told } of products) {
      const productType = productForm.def.shape.productType.parse(told.productType)
      expect(missingParticulars({ ...told, productType }), title).toEqual([])
    }
    const countries = new Set(products.map(({ countryOfOrigin }) => countryOfOrigin))
    expect(countries.size).toBeGreaterThan(2)
  })

  test('every product is in Hindi too: with its own title, and as many highlights', () => {
    for (const { title, highlights, titleHi, descriptionHi, highlightsHi } of products) {
      for (const words of [titleHi, descriptionHi, highlightsHi]) {
        expect(words, title).toMatch(/[\u0900-\u097f]/)
      }
      expect(titleHi.length, title).toBeLessThanOrEqual(45)
      expect(highlightsHi.split(' | ').length, title).toBe(highlights.split(' | ').length)
    }
    expect(distinct(products.map(({ titleHi }) => titleHi))).toBe(products.length)
    expect(distinct(products.map(({ descriptionHi }) => descriptionHi))).toBe(products.length)
  })

  test('each product has come on a day', () => {
    expect([...daysOf.keys()].sort()).toEqual(products.map(({ title }) => title).sort())
    for (const days of daysOf.values()) expect(days).toBeGreaterThan(0)
  })
})

describe('reviews', () => {
  test('stand on a product that was there, each with words of its own', () => {
    for (const { product, comment, daysAgo } of reviews) {
      expect(comment.length).toBeGreaterThan(15)
      expect(Number(daysAgo)).toBeGreaterThan(0)
      expect(Number(daysAgo), product).toBeLessThan(daysOf.get(product) ?? 0)
    }
    expect(distinct(reviews.map(({ comment }) => comment))).toBe(reviews.length)
  })

  test('every address is an example', () => {
    for (const { email } of reviews) expect(email).toMatch(/^[a-z.]+@example\.com$/)
  })
})

describe('banners', () => {
  test('the same three stand at the top on wide and on narrow screens, one at the bottom', () => {
    const links = (device: string, at: string): string[] =>
      banners
        .filter(({ deviceType, position }) => deviceType === device && position === at)
        .map(({ link }) => link)
    expect(links('desktop', 'homepage-top').length).toBeGreaterThanOrEqual(3)
    expect(links('mobile', 'homepage-top')).toEqual(links('desktop', 'homepage-top'))
    expect(links('', 'homepage-bottom')).toHaveLength(1)
  })

  test('fit any day of the year: none is of a festival', () => {
    const festivals = /diwali|deepavali|rakhi|raksha|holi|eid|christmas|pongal|onam|navratri/i
    for (const { image, alt } of banners) expect(`${image} ${alt}`).not.toMatch(festivals)
  })

  test('link to a listing of a category that exists', () => {
    const labels: string[] = Object.values(productTypeLabels)
    for (const { link } of banners) {
      const url = new URL(link, 'https://shop.example')
      expect(url.pathname).toBe('/product-filter')
      expect(labels).toContain(url.searchParams.get('categorie'))
    }
  })
})
