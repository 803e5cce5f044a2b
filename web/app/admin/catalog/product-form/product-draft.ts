import {
  each,
  knownTraits,
  type ProductAttribute,
  type ProductTrait,
  productTraits,
  traitRows,
} from '@tohfa/contract/catalog/product-attributes'
import type { ProductType } from '@tohfa/contract/catalog/product-type-labels'
import { productTypes } from '@tohfa/contract/catalog/product-types'
import type { Visibility } from '@tohfa/contract/catalog/visibility'
import type { Product } from '@tohfa/contract/catalog/products'

export type SizeDraft = { size: string; stock: string }

/** A colour as it is being typed. */
export type ColorDraft = {
  /** Who it is while the form is open: names change. */
  key: string
  color: string
  images: readonly string[]
  isUploading: boolean
  sizes: readonly SizeDraft[]
  /** Of kinds without sizes. */
  stock: string
}

/** A product as it is being typed: numbers are text, and no type is chosen at ''. */
export type ProductDraft = Record<PlainField, string> & {
  productType: ProductType | ''
  traits: Record<ProductTrait, string>
  trackStock: boolean
  visibility: Visibility
  colors: readonly ColorDraft[]
}
export type PlainField =
  | 'title'
  | 'category'
  | 'price'
  | 'discount'
  | 'rating'
  | 'description'
  | 'highlights'
  | 'quantity'
  | 'taxClass'
  | 'hsn'
  | (typeof hindiFields)[number]

/** What a product may say in Hindi too. */
export const hindiFields = ['titleHi', 'descriptionHi', 'highlightsHi'] as const

export const noTraits = each(productTraits, () => '')

/** Stock starts at 0 (docs/product.md 15.4). */
export const firstStock = '0'

export function emptyColor(): ColorDraft {
  return {
    key: crypto.randomUUID(),
    color: '',
    images: [],
    isUploading: false,
    sizes: [],
    stock: firstStock,
  }
}

/** What one product of a shop usually has of another: where it is from and who makes it. */
const shared = productTraits.filter((name) => {
  const { traitKind } = traitRows[name]
  return traitKind === 'country' || traitKind === 'address'
})

/** Whether a new product takes anything over from another. */
export const isLike = (other: Product | null): boolean =>
  other !== null && shared.some((name) => other[name])

/** A new product; who makes it and where is taken over from another, to be changed where it differs. */
export function newDraft(like: Product | null): ProductDraft {
  const empty = emptyDraft()
  return { ...empty, traits: { ...empty.traits, ...each(shared, (name) => like?.[name] ?? '') } }
}

export function emptyDraft(): ProductDraft {
  return {
    productType: '',
    title: '',
    category: '',
    price: '',
    discount: '',
    rating: '',
    description: '',
    highlights: '',
    titleHi: '',
    descriptionHi: '',
    highlightsHi: '',
    quantity: '',
    taxClass: '',
    hsn: '',
    traits: noTraits,
    trackStock: false,
    visibility: 'published',
    colors: [emptyColor()],
  }
}

export function draftOf(product: Product): ProductDraft {
  const { productType, title, category, price, discount, rating, description, trackStock } = product
  return {
    productType,
    title,
    category,
    price: String(price),
    discount: String(discount),
    rating: String(rating),
    description,
    highlights: product.highlights.join(' | '),
    titleHi: product.titleHi ?? '',
    descriptionHi: product.descriptionHi ?? '',
    highlightsHi: product.highlightsHi?.join(' | ') ?? '',
    quantity: product.quantity?.join(', ') ?? '',
    taxClass: product.taxClass ?? '',
    hsn: product.hsn ?? '',
    traits: { ...noTraits, ...knownTraits(product) },
    trackStock,
    visibility: product.visibility ?? 'published',
    colors: product.colors.map(({ color, images, sizes = [], stock }) => ({
      ...emptyColor(),
      color,
      images,
      sizes: sizes.map((one) => ({ size: one.size, stock: String(one.stock) })),
      stock: String(stock ?? firstStock),
    })),
  }
}

/** The sizes of a kind; none while no kind is chosen. */
export function sizesOf(productType: ProductType | ''): readonly string[] {
  return productType ? productTypes[productType].sizes : []
}

export function attributesOf(productType: ProductType | ''): readonly ProductAttribute[] {
  return productType ? productTypes[productType].attributes : []
}
