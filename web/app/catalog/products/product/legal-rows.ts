import { formatRupees } from '@tohfa/contract/shared/money'
import type { StoreParticulars } from '@tohfa/contract/shared/pages'
import { shownPrice } from '@tohfa/contract/catalog/payable'
import {
  type ProductParticular,
  productParticulars,
  traitRows,
} from '@tohfa/contract/catalog/product-attributes'
import { unitPrice } from '@tohfa/contract/catalog/net-quantity'
import type { Product } from '@tohfa/contract/catalog/products'
import type { CountryNames } from '#platform/i18n/country-name.ts'
import { traitValue } from '#catalog/products/trait-value.ts'
import { traitWords } from '#catalog/products/trait-words.ts'
import { detailsTexts as texts } from './details.texts.ts'

type Row = { label: string; value: string }

/**
 * The particulars of a product that the law requires (docs/product.md 6.8), as far as known.
 * @param countries names that the server sent
 */
export function legalRows(
  product: Product,
  store: StoreParticulars,
  countries?: CountryNames,
): Row[] {
  const values = {
    ...product,
    netQuantity: product.netQuantity ?? ofPacks(product.quantity),
    measurements: sizeOf(product),
  }
  /** A note below a particular. */
  const below: Partial<Record<ProductParticular, { label: string; value: string | undefined }>> = {
    genericName: { label: texts.mrp, value: mrpOf(product) },
    netQuantity: { label: texts.unitPrice, value: unitPriceOf(product) },
  }
  const rows = [
    ...productParticulars.flatMap((name) => [
      { label: traitRows[name].label, value: traitValue(name, values[name], countries) },
      ...(below[name] ? [below[name]] : []),
    ]),
    {
      label: texts.consumerCare,
      value: [store.legalName ?? store.name, store.address, store.phone, store.email]
        .filter(Boolean)
        .join(', '),
    },
  ]
  return rows.flatMap(({ label, value }) => (value ? [{ label, value }] : []))
}

/** The size of the product, from whichever fields it has. */
export function sizeOf({
  measurements,
  dimensions,
  capacity,
  colors,
}: Product): string | undefined {
  const sizes = new Set(colors.flatMap((color) => color.sizes?.map(({ size }) => size) ?? []))
  return measurements ?? dimensions ?? capacity ?? ([...sizes].join(', ') || undefined)
}

const inWords = (value: string | undefined) => value && traitWords(value)

/** Never below the price: an optional print is listed with the price that includes it. */
function mrpOf(product: Product): string {
  const { price } = shownPrice(product)
  const { packPrices, quantity = [] } = product
  if (packPrices.length > 0) {
    const ofPacks = quantity.map(
      (pack) => `${formatRupees(shownPrice(product, pack).price)} (${pack})`,
    )
    return texts.withTaxes(ofPacks.join(', '))
  }
  const mrp = texts.withTaxes(formatRupees(price))
  const { personalisation } = product
  if (!personalisation || personalisation.required || personalisation.from === 0) return mrp
  return texts.orPersonalised(mrp, formatRupees(price + personalisation.from))
}

function ofPacks(packs: readonly number[] = []): string | undefined {
  return packs.length > 0 ? texts.packs(packs.join(', ')) : undefined
}

/** Each pack size has its own unit price. */
function unitPriceOf(product: Product): string | undefined {
  const { payable, netQuantity, quantity = [] } = product
  if (netQuantity) return inWords(unitPrice(payable, netQuantity) ?? undefined)
  const each = quantity.map((pack) => {
    const price = unitPrice(shownPrice(product, pack).payable, `${pack} N`)
    return `${inWords(price ?? '')} (${pack})`
  })
  return each.join(', ') || undefined
}
