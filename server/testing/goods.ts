import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { PriceBreak } from '@tohfa/contract/catalog/price-breaks'
import { toPaise } from '@tohfa/contract/shared/money'
import {
  productColors,
  products,
  productVariants,
} from '#platform/database/schema/catalog.tables.ts'
import type { TestShop } from './shop.ts'

export type Goods = {
  title?: string
  productType?: string
  category?: string
  /** Rupees. */
  price?: number
  discount?: number
  /** A tracked stock; without it the product is made to order. */
  stock?: number
  sizes?: string[]
  packs?: number[]
  /** Paise, by the pack. */
  packPrices?: Record<string, number>
  priceBreaks?: PriceBreak[]
  colors?: string[]
  /** The key of a tax class; by default that of the product's type. */
  taxClass?: string
}

/** Inserts a published product into the database; returns its id. */
export async function aProduct(shop: Pick<TestShop, 'db'>, goods: Goods = {}): Promise<string> {
  const id = v7()
  await shop.db.insert(products).values({
    id,
    productType: goods.productType ?? 'coffee-mug',
    category: goods.category ?? 'Classic',
    title: goods.title ?? 'Chai Weather Mug',
    description: 'A mug for the first rain of June, printed on both sides and safe in the oven.',
    highlights: ['Printed on both sides', 'Holds 330 ml', 'Safe in the microwave oven'],
    brand: 'Tohfa',
    pricePaise: toPaise(goods.price ?? 499),
    discount: goods.discount ?? 10,
    ownRating: 4.2,
    packs: goods.packs ?? null,
    packPrices: goods.packPrices ?? {},
    priceBreaks: goods.priceBreaks ?? [],
    trackStock: goods.stock !== undefined,
    taxClass: goods.taxClass ?? null,
  })
  for (const [position, name] of (goods.colors ?? ['White']).entries()) {
    const colorId = v7()
    await shop.db.insert(productColors).values({ id: colorId, productId: id, position, name })
    const sizes = goods.sizes ?? [null]
    await shop.db.insert(productVariants).values(
      sizes.map((size, place) => ({
        productId: id,
        colorId,
        position: place,
        size,
        stock: goods.stock ?? 0,
      })),
    )
  }
  return id
}

/** The remaining stock of a product with one variant. */
export async function stockOf(shop: Pick<TestShop, 'db'>, productId: string): Promise<number> {
  const rows = await shop.db
    .select({ stock: productVariants.stock })
    .from(productVariants)
    .where(eq(productVariants.productId, productId))
  return rows.reduce((sum, row) => sum + row.stock, 0)
}
