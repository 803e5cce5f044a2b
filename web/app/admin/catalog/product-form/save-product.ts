import type { Product } from '@tohfa/contract/catalog/products'
import { call, type Answer, type CallOptions } from '#platform/api/api-client.ts'
import type { ProductDraft } from './product-draft.ts'
import { bodyOf, changesOf } from './send-draft.ts'

type NewProduct = CallOptions<'POST /admin-product'>['body']

/**
 * Adds a product, or changes the loaded one; 409 `product_changed` when somebody else has changed
 * it since (docs/product.md 15.6).
 */
export function saveProduct(base: Product | null, draft: ProductDraft): Promise<Answer<Product>> {
  // The form's own rules hold at this point (`errorsOf`), and the server validates again.
  if (!base) return call('POST /admin-product', { body: bodyOf(draft) as NewProduct })
  return call('PATCH /admin-product/:id', {
    params: { id: base.id },
    body: changesOf(base, draft),
    headers: { 'if-unmodified-since': base.updatedAt },
  })
}
