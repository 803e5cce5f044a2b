import { call } from '#platform/api/api-client.ts'

/** A product in a selected variant; `pack` is the number of business cards. */
export type NewCartLine = {
  userId: string
  productId: string
  choice: { color: string; size?: string | null | undefined; pack?: number | null | undefined }
  /** The hash of an approved proof of that variant. */
  proof?: string | undefined
}

/** The change of a line; a `proof` replaces the existing one. */
export type CartLineChange = { id: string; quantity: number; proof?: string }

/** Adds one piece. */
export function postCartLine(
  { userId, productId, choice, proof }: NewCartLine,
  onLost?: () => void,
) {
  const { color, size, pack } = choice
  return call('POST /cart', {
    body: {
      product_id: productId,
      user_id: userId,
      selectedDetails: { color, size, quantity: pack, proof },
    },
    onLost,
  })
}

export function putCartLine(line: CartLineChange) {
  return call('PUT /cart/:id', { params: { id: line.id }, body: line })
}

export function deleteCartLine(id: string) {
  return call('DELETE /cart/:id', { params: { id } })
}
