import { randomInt } from 'node:crypto'

const alphanumerics = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** A prefix with 14 random letters and digits, like the payment provider's ids. */
export function randomId(prefix: string): string {
  return prefix + pick(alphanumerics, 14)
}

/** A waybill: 14 digits without a leading 0. */
export function randomWaybill(): string {
  return pick('123456789', 1) + pick('0123456789', 13)
}

function pick(from: string, length: number): string {
  return Array.from({ length }, () => from[randomInt(from.length)]).join('')
}
