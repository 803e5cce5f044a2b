import { validate } from 'uuid'
import type { GiftExtra } from '@tohfa/contract/orders/gift-limits'

/** The target of a code at the bench. */
export type Code =
  | { job: string }
  /**
   * `line` counts from 1; without it the whole order. What belongs to a gift has a name. A row is
   * one of a name list.
   */
  | { orderNumber: string; line?: number | GiftExtra; row?: number }
  | { waybill: string }

/** `0` is the card of a gift, `W` its wrap. */
function lineOf(code: string): number | GiftExtra {
  if (code === 'W') return 'wrap'
  return Number(code) || 'card'
}

/**
 * Parses a scanned or typed code: `TF100123-2` of a ticket or a slip with or without its letters
 * (`TF100123-2.7` of a row of a name list),
 * the address in the QR code of a ticket, an order number, a waybill. Null for anything else.
 */
export function readCode(scanned: string): Code | null {
  const text = scanned.trim()
  const id = /[?&]search=([\w-]+)/.exec(text)?.[1] ?? text
  if (validate(id)) return { job: id.toLowerCase() }
  const plain = text
    .toUpperCase()
    .replaceAll(/[\s#]/g, '')
    .replaceAll(/[–—_/.]/g, '-')
  if (/^\d{13,20}$/.test(plain)) return { waybill: plain }
  const [, number, line, row] =
    /^(?:TF)?(\d{1,12})(?:-(\d{1,3}|W)(?:-(\d{1,3}))?)?$/.exec(plain) ?? []
  if (number === undefined) return null
  return {
    orderNumber: `TF${number}`,
    ...(line !== undefined && { line: lineOf(line) }),
    ...(row !== undefined && { row: Number(row) }),
  }
}
