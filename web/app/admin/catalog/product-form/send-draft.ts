import { trimBlank } from '@tohfa/print-engine/text/blank'
import { mandatoryPrint } from '@tohfa/contract/catalog/payable'
import { discounted, leastPrice } from '@tohfa/contract/catalog/pack-prices'
import { toPaise, toRupees } from '@tohfa/contract/shared/money'
import { productForm } from '@tohfa/contract/catalog/product-form'
import { readMeasure } from '@tohfa/contract/catalog/product-types/size-chart'
import { measuresOf } from '@tohfa/contract/catalog/product-types/size-charts'
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
  chosenSizes,
  draftOf,
  packsOf,
  sizesOf,
  type ColorDraft,
  type ProductDraft,
} from './product-draft.ts'
import { typedNumber } from '#admin/frame/typed-number.ts'
import { productFormTexts as texts } from './product-form.texts.ts'

/** A message per field, by the server's path: `colors.0.images`. */
export type DraftErrors = Readonly<Record<string, string>>

/** All errors at once, by the contract's rules (docs/product.md 3.8). */
export function errorsOf(draft: ProductDraft): DraftErrors {
  const errors: Record<string, string> = {}
  for (const [index, { isUploading }] of draft.colors.entries())
    if (isUploading) errors[`colors.${index}.images`] = texts.stillUploading
  const { error } = productForm.safeParse(bodyOf(draft))
  for (const { path, message } of error?.issues ?? []) errors[path.join('.')] ??= message
  return errors
}

/** The draft as a new product for the server; `null` for fields that the type does not have. */
export function bodyOf(draft: ProductDraft) {
  const { productType, price, discount, rating, traits, packPrices, ...plain } = draft
  const packs = packsOf(draft)
  const has = attributesOf(productType)
  return {
    ...plain,
    ...each(productAttributes, (name) => (has.includes(name) ? traits[name] : null)),
    ...each(productParticulars, (name) => trimBlank(traits[name]) || null),
    productType: productType || undefined,
    price: typedNumber(price),
    discount: typedNumber(discount),
    rating: typedNumber(rating),
    quantity: packs.length > 0 ? packs.map(Number) : null,
    priceBreaks: draft.priceBreaks.map(({ from, percent }) => ({
      from: typedNumber(from),
      percent: typedNumber(percent),
    })),
    packPrices: packs.flatMap((pack) => {
      const price = trimBlank(packPrices[pack] ?? '')
      return price ? [{ quantity: Number(pack), price: typedNumber(price) }] : []
    }),
    colors: draft.colors.map((color) => colorOf(color, sizesOf(productType).length > 0)),
    sizeChart: chartOfDraft(draft),
  }
}

/** A row for each of the product's sizes, or null where nothing is typed: its type's chart counts. */
function chartOfDraft(draft: ProductDraft) {
  const { productType, sizeChart } = draft
  if (!productType) return null
  const names = measuresOf(productType)
  const rows = chosenSizes(draft).map((size) => ({
    size,
    ...each(names, (name) => readMeasure(sizeChart[size]?.[name] ?? '')),
  }))
  return rows.some((row) => names.some((name) => row[name] !== '')) ? rows : null
}

/**
 * The changes of the product. Unchanged stock is omitted, so that it does not revert sales since
 * the page was loaded.
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

/**
 * The product as customers would see it in the language of the page; only for a draft without
 * errors.
 */
export function previewOf(draft: ProductDraft, base: Product | null, brand: string): Product {
  const form = productInLanguage(productForm.parse(bodyOf(draft)), localeTexts.language)
  const { quantity, thumbnail, colors, visibility: _visibility, ...rest } = form
  const { price, discount, priceBreaks, packPrices } = form
  const priced = {
    priceBreaks: priceBreaks ?? [],
    packPrices: packPrices ?? [],
    ...(quantity && { quantity }),
  }
  const least = discounted(leastPrice({ price, ...priced }), discount)
  // The price of the print belongs to the studio, which has a form of its own.
  const print = base ? mandatoryPrint(base) : 0
  return {
    ...without(rest, [...productTraits, 'taxClass', 'hsn', 'sizeChart', 'blankId']),
    ...knownTraits(form),
    id: base?.id ?? '',
    brand: form.brand ?? base?.brand ?? brand,
    ...priced,
    discountedPrice: discounted(price, discount),
    payable: toRupees(toPaise(least) + toPaise(print)),
    numberOfReviews: base?.numberOfReviews ?? 0,
    thumbnail: thumbnail ?? base?.thumbnail ?? null,
    ...(rest.sizeChart && { sizeChart: rest.sizeChart }),
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
