import type { OrderSearch } from '../orders/orders.service.ts'

/**
 * Reads what staff typed: an order number with or without its letters, a phone with or without
 * spaces and the country's +91, or the beginning of an e-mail. Undefined when nothing was typed.
 */
export function parseOrderSearch(typed: string): OrderSearch | undefined {
  const text = typed.toWellFormed().replaceAll('\0', '').trim().toLowerCase()
  if (!text) return undefined
  const joined = text.replace(/[\s().#-]/g, '')
  const number = /^(?:tf)(\d{0,12})$/.exec(joined)?.[1]
  if (number !== undefined) return { number: `TF${number}` }
  const phone = /^(?:\+91|0091|91(?=\d{10}$)|0(?=\d{10}$))?(\d{1,12})$/.exec(joined)?.[1]
  if (phone !== undefined) return { phone, number: `TF${phone}` }
  return { email: text }
}
