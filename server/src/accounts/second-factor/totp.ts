import { createHmac, randomBytes } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** The seconds for which a code is shown. */
const period = 30
/** A phone's clock may be off, and typing takes its time: one code before and after is good too. */
const drift = 1

/** Random bytes as authenticator apps take them (RFC 4648, base 32 without padding). */
export function randomBase32(bytes: number): string {
  return toBase32(randomBytes(bytes))
}

/** The number of the half minute that contains an instant (milliseconds). */
export function stepAt(now: number): number {
  return Math.floor(now / 1_000 / period)
}

/** The six digits of a step (RFC 6238 with SHA-1, as every app speaks it). */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

/** The time step of this code, now or just before or after; undefined when there is none. */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  const present = stepAt(now)
  for (let step = present - drift; step <= present + drift; step++)
    if (codeAt(secret, step) === code) return step
  return undefined
}

/** The address that a QR code holds for an authenticator app. */
export function setUpAddress(secret: string, account: string, shop: string): string {
  const query = new URLSearchParams({ secret, issuer: shop, digits: '6', period: String(period) })
  const label = `${encodeURIComponent(shop)}:${encodeURIComponent(account)}`
  // Some apps show a plus sign where a space was meant.
  return `otpauth://totp/${label}?${query.toString().replaceAll('+', '%20')}`
}

function toBase32(bytes: Buffer): string {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet.charAt(Number.parseInt(five.padEnd(5, '0'), 2)))
    .join('')
}

function fromBase32(text: string): Buffer {
  let bits = ''
  for (const sign of text) bits += alphabet.indexOf(sign).toString(2).padStart(5, '0')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)))
}
