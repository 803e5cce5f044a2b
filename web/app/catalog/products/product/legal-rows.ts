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
import { traitValue } from '#catalog/products/trait-value.ts'
import { traitWords } from '#catalog/products/trait-words.ts'
import { detailsTexts as texts } from './details.texts.ts'

type Row = { label: string; value: string }

/** What the law wants told of a product (docs/product.md 6.8), as far as it is known. */
export function legalRows(product: Product, store: StoreParticulars): Row[] {
  const values = {
    ...product,
    netQuantity: product.netQuantity ?? ofPacks(product.quantity),
    measurements: sizeOf(product),
  }
  /** What is said below a particular. */
  const below: Partial<Record<ProductParticular, { label: string; value: string | undefined }>> = {
    genericName: { label: texts.mrp, value: mrpOf(product) },
    netQuantity: { label: texts.unitPrice, value: unitPriceOf(product) },
  }
  const rows = [
    ...productParticulars.flatMap((name) => [
      { label: traitRows[name].label, value: traitValue(name, values[name]) },
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

/** How large it is, in whatever words the product says it. */
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

/** Never below what is paid: a print that may be had besides is named with what it makes of the price. */
function mrpOf(product: Product): string {
  const { price } = shownPrice(product)
  const mrp = texts.withTaxes(formatRupees(price))
  const { personalisation } = product
  if (!personalisation || personalisation.required || personalisation.from === 0) return mrp
  return texts.orPersonalised(mrp, formatRupees(price + personalisation.from))
}

function ofPacks(packs: readonly number[] = []): string | undefined {
  return packs.length > 0 ? texts.packs(packs.join(', ')) : undefined
}

/** A pack costs the same whatever its size, so each size has its own. */
function unitPriceOf({ payable, netQuantity, quantity = [] }: Product): string | undefined {
  if (netQuantity) return inWords(unitPrice(payable, netQuantity) ?? undefined)
  const each = quantity.map((pack) => `${inWords(unitPrice(payable, `${pack} N`) ?? '')} (${pack})`)
  return each.join(', ') || undefined
}
