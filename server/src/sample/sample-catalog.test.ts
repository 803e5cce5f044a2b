import { describe, expect, test } from 'vitest'
import { colorSwatches } from '@tohfa/contract/colors'
import { productTypes, productTypeSlugs } from '@tohfa/contract/products'
import { sampleBanners, sampleProducts, sampleReviews } from './sample-catalog.ts'

const distinct = (values: string[]): number => new Set(values).size

describe('the range', () => {
  test('at least 76 products, at least eight of each type, and every category is used', () => {
    expect(sampleProducts.length).toBeGreaterThanOrEqual(76)
    for (const slug of productTypeSlugs) {
      const ofType = sampleProducts.filter(({ productType }) => productType === slug)
      expect(ofType.length, slug).toBeGreaterThanOrEqual(8)
      expect(new Set(ofType.map(({ category }) => category)), slug).toEqual(
        new Set(productTypes[slug].categories),
      )
    }
  })

  test('no slug, title or description is used twice', () => {
    expect(distinct(sampleProducts.map(({ slug }) => slug))).toBe(sampleProducts.length)
    expect(distinct(sampleProducts.map(({ title }) => title))).toBe(sampleProducts.length)
    expect(distinct(sampleProducts.map(({ description }) => description))).toBe(
      sampleProducts.length,
    )
  })

  test('some products are rated below 3, and a few have their stock tracked with something sold out', () => {
    expect(sampleProducts.some(({ rating }) => rating < 3)).toBe(true)
    const tracked = sampleProducts.filter(({ trackStock }) => trackStock)
    expect(tracked.length).toBeGreaterThanOrEqual(6)
    for (const { slug, colors } of tracked) {
      const stocks = colors.flatMap(({ sizes, stock }) => sizes?.map((size) => size.stock) ?? stock)
      expect(stocks, slug).toContain(0)
    }
  })
})

describe.each(sampleProducts)('$slug', (product) => {
  const rules = productTypes[product.productType]

  test('keeps the rules of the product form (spec section 5)', () => {
    const highlights = product.highlights.join(' | ')
    expect(product.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(product.title.length).toBeLessThanOrEqual(45)
    expect(product.description.length).toBeGreaterThanOrEqual(50)
    expect(product.description.length).toBeLessThanOrEqual(500)
    expect(highlights.length).toBeGreaterThanOrEqual(50)
    expect(highlights.length).toBeLessThanOrEqual(500)
    expect(product.price).toBeGreaterThanOrEqual(200)
    expect(product.discount).toBeGreaterThanOrEqual(1)
    expect(product.discount).toBeLessThanOrEqual(80)
    expect(product.rating).toBeGreaterThanOrEqual(0)
    expect(product.rating).toBeLessThanOrEqual(5)
    expect(product.ageInDays).toBeGreaterThan(0)
    for (const pack of product.quantity ?? []) expect(pack).toBeGreaterThanOrEqual(100)
  })

  test('has the attributes of its type, and packs only when it is a card', () => {
    for (const attribute of rules.attributes) expect(product[attribute]).toBeTruthy()
    expect(product.quantity !== undefined).toBe(product.productType === 'business-cards')
  })

  test('has colours with a swatch, and a stock for each size or one for the colour', () => {
    expect(product.colors.length).toBeGreaterThan(0)
    expect(distinct(product.colors.map(({ color }) => color))).toBe(product.colors.length)
    for (const { color, images, sizes, stock } of product.colors) {
      expect(Object.keys(colorSwatches)).toContain(color)
      expect(images.length).toBeGreaterThan(0)
      expect(sizes?.map(({ size }) => size) ?? []).toEqual(rules.sizes)
      expect(stock === undefined).toBe(rules.sizes.length > 0)
    }
  })
})

describe('reviews', () => {
  const ages = new Map(sampleProducts.map(({ slug, ageInDays }) => [slug, ageInDays]))

  test('stand on a product that was there, from one to five stars, each with words of its own', () => {
    for (const { slug, rating, comment, daysAgo } of sampleReviews) {
      expect([1, 2, 3, 4, 5]).toContain(rating)
      expect(comment.length).toBeGreaterThan(15)
      expect(daysAgo).toBeGreaterThan(0)
      expect(daysAgo, slug).toBeLessThan(ages.get(slug) ?? 0)
    }
    expect(distinct(sampleReviews.map(({ comment }) => comment))).toBe(sampleReviews.length)
  })

  test('nobody reviews a product twice, and every address is an example', () => {
    const pairs = sampleReviews.map(({ slug, author }) => `${slug} ${author.email}`)
    expect(distinct(pairs)).toBe(pairs.length)
    for (const { author } of sampleReviews) expect(author.email).toMatch(/^[a-z.]+@example\.com$/)
  })
})

describe('banners', () => {
  test('the same three stand at the top on wide and on narrow screens, one at the bottom', () => {
    const links = (device: string | null, position: string): string[] =>
      sampleBanners
        .filter((banner) => banner.deviceType === device && banner.position === position)
        .map(({ link }) => link)
    expect(links('desktop', 'homepage-top').length).toBeGreaterThanOrEqual(3)
    expect(links('mobile', 'homepage-top')).toEqual(links('desktop', 'homepage-top'))
    expect(links(null, 'homepage-bottom')).toHaveLength(1)
  })

  test('link to a listing of a category that exists', () => {
    const labels: string[] = Object.values(productTypes).map(({ label }) => label)
    for (const { link } of sampleBanners) {
      const url = new URL(link, 'https://shop.example')
      expect(url.pathname).toBe('/product-filter')
      expect(labels).toContain(url.searchParams.get('categorie'))
    }
  })
})
