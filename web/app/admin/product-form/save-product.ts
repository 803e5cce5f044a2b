import type { Product } from '@tohfa/contract/products'
import { call, type Answer } from '../../api/api-client.ts'
import type { ProductDraft } from './product-draft.ts'
import { bodyOf, changesOf } from './send-draft.ts'

/**
 * Adds a product, or changes the one that was read; 409 `product_changed` when somebody else did
 * so since (docs/product.md 15.6).
 */
export function saveProduct(base: Product | null, draft: ProductDraft): Promise<Answer<Product>> {
  if (!base) return call('POST', '/admin-product', { body: bodyOf(draft) })
  return call('PATCH', `/admin-product/${base.id}`, {
    body: changesOf(base, draft),
    headers: { 'if-unmodified-since': base.updatedAt },
  })
}
