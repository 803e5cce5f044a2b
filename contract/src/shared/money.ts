// chunk: cards
import { grouped } from './grouped.ts'

/**
 * Money is integer paise everywhere inside; rupees exist only at the edge (JSON, screens). Only
 * this file converts between the two.
 */

/** Rupees as a JSON number (at most two decimals) to integer paise: 19.99 → 1999. */
export function toPaise(rupees: number): number {
  return Math.round(rupees * 100)
}

/** Integer paise to rupees as a JSON number with at most two decimals: 1999 → 19.99. */
export function toRupees(paise: number): number {
  return paise / 100
}

/**
 * True when a rupee amount has no fraction of a paisa, up to float noise such as in 8.35. A
 * positive amount below a paisa is not whole either.
 */
export function isWholePaise(rupees: number): boolean {
  const paise = toPaise(rupees)
  return Math.abs(rupees * 100 - paise) < 1e-6 && (paise !== 0 || rupees === 0)
}

/**
 * Formats rupees with Indian grouping, and paise only when there are some: ₹1,23,456 or ₹1,234.50.
 */
export function formatRupees(rupees: number): string {
  const paise = Math.abs(toPaise(rupees))
  const parts = paise % 100
  const decimals = parts === 0 ? '' : `.${String(parts).padStart(2, '0')}`
  return `${rupees < 0 && paise > 0 ? '-' : ''}₹${grouped((paise - parts) / 100)}${decimals}`
}

/** Formats a change in rupees with its sign: +₹0.35 or −₹0.40. */
export function formatSigned(rupees: number): string {
  return `${rupees < 0 ? '−' : '+'}${formatRupees(Math.abs(rupees))}`
}
