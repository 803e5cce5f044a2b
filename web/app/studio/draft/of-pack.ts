import { discounted, priceOfPack } from '@tohfa/contract/catalog/pack-prices'
import type { Product } from '@tohfa/contract/catalog/products'
import type { ProductStudio } from '@tohfa/contract/studio/product-studio'

/** The studio with the price of the chosen pack, where that has one of its own. */
export function ofPack(
  studio: ProductStudio,
  product: Pick<Product, 'packPrices' | 'price' | 'discount'>,
  pack: number | null,
): ProductStudio {
  if (pack === null || product.packPrices.length === 0) return studio
  const base = discounted(priceOfPack(product, pack), product.discount)
  return { ...studio, prices: { ...studio.prices, base } }
}
