import {
  type DefaultParticular,
  defaultParticulars,
  filledParticulars,
} from '@tohfa/contract/catalog/filled-particulars'
import type { ProductDefaults } from '@tohfa/contract/catalog/product-defaults'
import {
  each,
  knownTraits,
  type ProductAttribute,
  type ProductTrait,
  productTraits,
} from '@tohfa/contract/catalog/product-attributes'
import { latinDigits } from '@tohfa/contract/shared/identifiers'
import type { ProductType } from '@tohfa/contract/catalog/product-type-labels'
import { productTypes } from '@tohfa/contract/catalog/product-types'
import {
  type Measure,
  measures,
  type SizeRow,
  writtenMeasure,
} from '@tohfa/contract/catalog/product-types/size-chart'
import type { Visibility } from '@tohfa/contract/catalog/visibility'
import type { Product } from '@tohfa/contract/catalog/products'

export type SizeDraft = { size: string; stock: string }

/** A colour as typed. */
export type ColorDraft = {
  /** A stable id while the form is open, because names change. */
  key: string
  color: string
  images: readonly string[]
  isUploading: boolean
  sizes: readonly SizeDraft[]
  /** For types without sizes. */
  stock: string
}

/** A product as typed: numbers are text, and '' means that no type is selected. */
export type ProductDraft = Record<PlainField, string> & {
  productType: ProductType | ''
  traits: Record<ProductTrait, string>
  trackStock: boolean
  visibility: Visibility
  colors: readonly ColorDraft[]
  /** The steps of its breaks, and the prices of packs by the pack as it is typed. */
  priceBreaks: readonly BreakDraft[]
  packPrices: Readonly<Record<string, string>>
  /** Its own measures as they are typed, by size; blank where they are those of the type. */
  sizeChart: ChartDraft
}
export type BreakDraft = { from: string; percent: string }
export type ChartDraft = Readonly<Record<string, Readonly<Partial<Record<Measure, string>>>>>
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
  | 'blankId'
  | (typeof hindiFields)[number]

/** The Hindi texts of a product. */
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

/** What a new product begins with: the defaults of its type, else those of the newest product. */
export type Begins = {
  defaults: readonly ProductDefaults[]
  like: Product | null
}

/** Maker and origin of a new product of a type, and from where they are. */
export function givenFor({ defaults, like }: Begins, productType: ProductType | '') {
  const ofType = defaults.find((one) => one.productType === productType)
  const hasAny = (one: Particulars | null | undefined) =>
    defaultParticulars.some((name) => one?.[name])
  const from = hasAny(ofType) ? 'defaults' : hasAny(like) ? 'newest' : null
  const source: Particulars | null =
    from === 'defaults' ? filledParticulars({}, ofType ?? {}) : like
  return { from, traits: each(defaultParticulars, (name) => source?.[name] ?? '') }
}

type Particulars = Readonly<Partial<Record<DefaultParticular, string | null>>>

/** The particulars of the next type, where nobody typed others than those of the former one. */
export function givenAtChange(
  begins: Begins,
  { productType, traits }: Pick<ProductDraft, 'productType' | 'traits'>,
  next: ProductType | '',
): Partial<ProductDraft['traits']> {
  const before = givenFor(begins, productType).traits
  const after = givenFor(begins, next).traits
  return Object.fromEntries(
    defaultParticulars.flatMap((name) =>
      traits[name] === '' || traits[name] === before[name] ? [[name, after[name]]] : [],
    ),
  )
}

/** A new product; what it begins with can be changed. */
export function newDraft(begins: Begins): ProductDraft {
  const empty = emptyDraft()
  return { ...empty, traits: { ...empty.traits, ...givenFor(begins, '').traits } }
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
    blankId: '',
    traits: noTraits,
    trackStock: false,
    visibility: 'published',
    colors: [emptyColor()],
    priceBreaks: [],
    packPrices: {},
    sizeChart: {},
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
    blankId: product.blankId ?? '',
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
    priceBreaks: product.priceBreaks.map(({ from, percent }) => ({
      from: String(from),
      percent: String(percent),
    })),
    packPrices: Object.fromEntries(
      product.packPrices.map(({ quantity, price }) => [quantity, String(price)]),
    ),
    sizeChart: chartDraftOf(product.sizeChart ?? []),
  }
}

/** The packs as they are typed; none where the type is not sold in packs. */
export function packsOf({ productType, quantity }: Pick<ProductDraft, 'productType' | 'quantity'>) {
  if (!productType || !productTypes[productType].soldInPacks) return []
  return latinDigits(quantity)
    .split(/[,;\s|]+/)
    .filter(Boolean)
}

/** The rows of a chart as they are typed. */
export function chartDraftOf(rows: readonly SizeRow[]): ChartDraft {
  return Object.fromEntries(
    rows.map(({ size, ...row }) => [size, each(measures, (name) => writtenMeasure(row[name]))]),
  )
}

/** The sizes in which any of the colours come, in the order of the type. */
export function chosenSizes({ productType, colors }: Pick<ProductDraft, 'productType' | 'colors'>) {
  return sizesOf(productType).filter((size) =>
    colors.some((color) => color.sizes.some((one) => one.size === size)),
  )
}

/** The sizes of a type; empty while none is selected. */
export function sizesOf(productType: ProductType | ''): readonly string[] {
  return productType ? productTypes[productType].sizes : []
}

export function attributesOf(productType: ProductType | ''): readonly ProductAttribute[] {
  return productType ? productTypes[productType].attributes : []
}
