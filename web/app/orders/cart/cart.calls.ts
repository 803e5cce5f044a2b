import { call } from '#platform/api/api-client.ts'

/** A product in what was chosen of it; `pack` is how many business cards are one. */
export type NewCartLine = {
  userId: string
  productId: string
  choice: { color: string; size?: string | null | undefined; pack?: number | null | undefined }
  /** The hash of an approved proof of that choice. */
  proof?: string | undefined
}

/** What becomes of a line; a `proof` takes the place of the one on it. */
export type CartLineChange = { id: string; quantity: number; proof?: string }

export function getCart(userId: string, signal: AbortSignal) {
  return call('GET /cart/:id', { params: { id: userId }, signal })
}

/** Adds one of it. */
export function postCartLine({ userId, productId, choice, proof }: NewCartLine) {
  const { color, size, pack } = choice
  return call('POST /cart', {
    body: {
      product_id: productId,
      user_id: userId,
      selectedDetails: { color, size, quantity: pack, proof },
    },
  })
}

export function putCartLine(line: CartLineChange) {
  return call('PUT /cart/:id', { params: { id: line.id }, body: line })
}

export function deleteCartLine(id: string) {
  return call('DELETE /cart/:id', { params: { id } })
}
