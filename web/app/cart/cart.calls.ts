import { call, type CallOptions } from '../api/api-client.ts'

export type NewCartLine = CallOptions<'POST /cart'>['body']

export function getCart(userId: string, signal: AbortSignal) {
  return call('GET /cart/:id', { params: { id: userId }, signal })
}

export function postCartLine(line: NewCartLine) {
  return call('POST /cart', { body: { ...line, quantity: 1 } })
}

export function putCartLine(line: { id: string; quantity: number }) {
  return call('PUT /cart/:id', { params: { id: line.id }, body: line })
}

export function deleteCartLine(id: string) {
  return call('DELETE /cart/:id', { params: { id } })
}
