import { toPaise } from '@tohfa/contract/shared/money'
import type { ProductForm } from '@tohfa/contract/catalog/product-form'
import { knownTraits, missingParticulars, productTypes } from '@tohfa/contract/catalog/products'
import { imageKeyOf } from '#platform/media/image-url.ts'
import type { ColorValues, ProductValues } from './admin-products.queries.ts'
import { searchText } from '#catalog/products/search/search-text.ts'

/**
 * Derived values (the average of the reviews, the first picture) are not values that the shop set.
 */
export function onlySubmitted(values: ProductValues, part: object): Partial<ProductValues> {
  const { ownRating, thumbnailKey, ...rest } = values
  return {
    ...rest,
    ...('rating' in part && { ownRating }),
    ...('thumbnail' in part && { thumbnailKey }),
  }
}

/** A form as the product's columns: paise, keys of pictures, the searched text. */
export function valuesOf(form: ProductForm, defaultBrand: string): ProductValues {
  const { productType, category, title, description, highlights, discount, trackStock } = form
  const { brand = defaultBrand, price, rating, quantity, thumbnail } = form
  return {
    productType,
    category,
    title,
    description,
    highlights,
    titleHi: form.titleHi ?? null,
    descriptionHi: form.descriptionHi ?? null,
    highlightsHi: form.highlightsHi ?? null,
    discount,
    trackStock,
    brand,
    attributes: knownTraits(form),
    lacksParticulars: missingParticulars(form).length > 0,
    ...(form.visibility && { visibility: form.visibility }),
    taxClass: form.taxClass ?? null,
    hsn: form.hsn ?? null,
    blankId: form.blankId ?? null,
    sizeChart: productTypes[productType].sizes.length > 0 ? (form.sizeChart ?? null) : null,
    pricePaise: toPaise(price),
    ownRating: Math.round(rating * 10) / 10,
    packs: productTypes[form.productType].soldInPacks ? (quantity ?? null) : null,
    packPrices: Object.fromEntries(
      (form.packPrices ?? []).map((pack) => [pack.quantity, toPaise(pack.price)]),
    ),
    priceBreaks: form.priceBreaks ?? [],
    thumbnailKey: thumbnail ? imageKeyOf(thumbnail) : null,
    searchText: searchText({ ...form, brand }),
  }
}

/** The colours of a form with the keys of their pictures, without a check that these exist. */
export function colorValuesOf(form: ProductForm): ColorValues[] {
  const hasSizes = productTypes[form.productType].sizes.length > 0
  return form.colors.map(({ color, images, sizes, stock }) => ({
    name: color,
    imageKeys: images.map((url) => imageKeyOf(url) ?? url),
    variants: (hasSizes && sizes) || [{ size: null, stock }],
  }))
}
