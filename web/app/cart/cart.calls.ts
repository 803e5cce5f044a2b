import { call } from '../api/api-client.ts'

/** A product in what was chosen of it; `pack` is how many business cards are one. */
export type NewCartLine = {
  userId: string
  productId: string
  choice: { color: string; size?: string | null | undefined; pack?: number | null | undefined }
}

export function getCart(userId: string, signal: AbortSignal) {
  return call('GET /cart/:id', { params: { id: userId }, signal })
}

/** Adds one of it. */
export function postCartLine({ userId, productId, choice: { color, size, pack } }: NewCartLine) {
  return call('POST /cart', {
    body: {
      product_id: productId,
      user_id: userId,
      selectedDetails: { color, ...(size && { size }), ...(pack && { quantity: pack }) },
      quantity: 1,
    },
  })
}

export function putCartLine({ id, quantity }: { id: string; quantity: number }) {
  return call('PUT /cart/:id', { params: { id }, body: { quantity } })
}

export function deleteCartLine(id: string) {
  return call('DELETE /cart/:id', { params: { id } })
}
