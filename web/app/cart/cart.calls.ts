import type { CartLine } from '@tohfa/contract/cart'
import { call } from '../api/api-client.ts'

export type NewCartLine = {
  product_id: string
  user_id: string
  selectedDetails: { color: string; size?: string; quantity?: number }
}

export function getCart(userId: string, signal: AbortSignal) {
  return call<CartLine[]>('GET', `/cart/${userId}`, { signal })
}

export function postCartLine(line: NewCartLine) {
  return call<CartLine>('POST', '/cart', { body: { ...line, quantity: 1 } })
}

export function putCartLine(line: { id: string; quantity: number }) {
  return call<CartLine>('PUT', `/cart/${line.id}`, { body: line })
}

export function deleteCartLine(id: string) {
  return call<{ id: string }>('DELETE', `/cart/${id}`)
}
