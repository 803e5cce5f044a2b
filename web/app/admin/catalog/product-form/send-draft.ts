import { trimBlank } from '@tohfa/print-engine/text/blank'
import { discountedPaise } from '@tohfa/contract/catalog/discounted-paise'
import { latinDigits } from '@tohfa/contract/shared/identifiers'
import { toPaise, toRupees } from '@tohfa/contract/shared/money'
import { productForm } from '@tohfa/contract/catalog/product-form'
import { productTypes } from '@tohfa/contract/catalog/product-types'
import { productInLanguage } from '@tohfa/contract/catalog/product-words'
import {
  each,
  knownTraits,
  productAttributes,
  productParticulars,
  productTraits,
} from '@tohfa/contract/catalog/product-attributes'
import type { Product } from '@tohfa/contract/catalog/products'
import { localeTexts } from '#platform/i18n/locale.texts.ts'
import {
  attributesOf,
  draftOf,
  sizesOf,
  type ColorDraft,
  type ProductDraft,
} from './product-draft.ts'
import { typedNumber } from '#admin/frame/typed-number.ts'
import { productFormTexts as texts } from './product-form.texts.ts'

/** A sentence per field, by its path as the server names it: `colors.0.images`. */
export type DraftErrors = Readonly<Record<string, string>>

/** What is wrong or missing, all at once, by the contract's own rules (docs/product.md 3.8). */
export function errorsOf(draft: ProductDraft): DraftErrors {
  const errors: Record<string, string> = {}
  for (const [index, { isUploading }] of draft.colors.entries())
    if (isUploading) errors[`colors.${index}.images`] = texts.stillUploading
  const { error } = productForm.safeParse(bodyOf(draft))
  for (const { path, message } of error?.issues ?? []) errors[path.join('.')] ??= message
  return errors
}

/** The draft as the server takes it for a new product; `null` says that a kind has no such thing. */
export function bodyOf(draft: ProductDraft) {
  const { productType, price, discount, rating, quantity, traits, ...plain } = draft
  const has = attributesOf(productType)
  return {
    ...plain,
    ...each(productAttributes, (name) => (has.includes(name) ? traits[name] : null)),
    ...each(productParticulars, (name) => trimBlank(traits[name]) || null),
    productType: productType || undefined,
    price: typedNumber(price),
    discount: typedNumber(discount),
    rating: typedNumber(rating),
    quantity: productType && productTypes[productType].soldInPacks ? packsOf(quantity) : null,
    colors: draft.colors.map((color) => colorOf(color, sizesOf(productType).length > 0)),
  }
}

/**
 * What the draft changes of the product. Stock that nobody touched is left out, so that what was
 * sold since it was read stays sold.
 */
export function changesOf(base: Product, draft: ProductDraft): Record<string, unknown> {
  const before: Record<string, unknown> = bodyOf(draftOf(base))
  const changed = Object.entries(bodyOf(draft)).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key]),
  )
  const changes: Record<string, unknown> = Object.fromEntries(changed)
  return 'colors' in changes ? { ...changes, colors: untouchedLeftOut(base, draft) } : changes
}

function untouchedLeftOut(base: Product, draft: ProductDraft) {
  return bodyOf(draft).colors.map(({ stock, sizes, ...color }) => {
    const was = base.colors.find((one) => one.color === color.color)
    return {
      ...color,
      ...(stock !== was?.stock && { stock }),
      ...(sizes && {
        sizes: sizes.map((one) => {
          const size = was?.sizes?.find(({ size }) => size === one.size)
          return size?.stock === one.stock ? { size: one.size } : one
        }),
      }),
    }
  })
}

/** The product as customers would see it in the language of the page; only of a draft without errors. */
export function previewOf(draft: ProductDraft, base: Product | null, brand: string): Product {
  const form = productInLanguage(productForm.parse(bodyOf(draft)), localeTexts.language)
  const { quantity, thumbnail, colors, visibility: _visibility, ...rest } = form
  const paise = discountedPaise(toPaise(form.price), form.discount)
  // What its print costs is of its studio, which another form changes.
  const printPaise = base ? toPaise(base.payable) - toPaise(base.discountedPrice) : 0
  return {
    ...without(rest, [...productTraits, 'taxClass', 'hsn']),
    ...knownTraits(form),
    id: base?.id ?? '',
    brand: form.brand ?? base?.brand ?? brand,
    discountedPrice: toRupees(paise),
    payable: toRupees(paise + printPaise),
    numberOfReviews: base?.numberOfReviews ?? 0,
    thumbnail: thumbnail ?? base?.thumbnail ?? null,
    ...(quantity && { quantity }),
    colors: colors.map(({ color, images, sizes, stock = 0 }) =>
      sizes
        ? {
            color,
            images,
            sizes: sizes.map((one) => ({ _id: one.size, size: one.size, stock: one.stock ?? 0 })),
          }
        : { color, images, stock },
    ),
    createdAt: base?.createdAt ?? '',
    updatedAt: base?.updatedAt ?? '',
  }
}

function without<T extends object, K extends keyof T>(whole: T, keys: readonly K[]): Omit<T, K> {
  const left = { ...whole }
  for (const key of keys) delete left[key]
  return left
}

type ColorBody = {
  color: string
  images: string[]
  sizes?: { size: string; stock: number | undefined }[]
  stock?: number | undefined
}

function colorOf({ color, images, sizes, stock }: ColorDraft, hasSizes: boolean): ColorBody {
  return {
    color,
    images: [...images],
    ...(hasSizes
      ? { sizes: sizes.map((one) => ({ size: one.size, stock: typedNumber(one.stock) })) }
      : { stock: typedNumber(stock) }),
  }
}

function packsOf(text: string): number[] | undefined {
  const packs = latinDigits(text)
    .split(/[,;\s|]+/)
    .filter(Boolean)
  return packs.length > 0 ? packs.map(Number) : undefined
}
