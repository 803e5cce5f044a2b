import type { ProductAttribute, ProductType } from '@tohfa/contract/products'

export type SampleColor = {
  color: string
  /** Picture keys; each is a folder in server/sample-images with one WebP a width. */
  images: string[]
  sizes?: { size: string; stock: number }[]
  stock?: number
}

/** A product as the studio writes it: price in whole rupees, discount in percent. */
export type SampleProduct = {
  slug: string
  productType: ProductType
  category: string
  title: string
  brand: string
  description: string
  highlights: string[]
  price: number
  discount: number
  rating: number
  /** Packs a customer can choose; business cards only. */
  quantity?: number[]
  trackStock: boolean
  ageInDays: number
  colors: SampleColor[]
} & Partial<Record<ProductAttribute, string>>
