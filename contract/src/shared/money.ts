// chunk: cards
/**
 * Money is integer paise everywhere inside; rupees exist only at the edge (JSON, screens).
 * This file alone converts between the two.
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
 * True when a rupee amount has no fraction of a paisa; float noise such as 8.35 is allowed for. What is
 * above 0 and yet no paisa is not whole either.
 */
export function isWholePaise(rupees: number): boolean {
  const paise = toPaise(rupees)
  return Math.abs(rupees * 100 - paise) < 1e-6 && (paise !== 0 || rupees === 0)
}

const [wholeRupees, rupeesAndPaise] = [0, 2].map(
  (digits) =>
    new Intl.NumberFormat('en-IN', {
      style: 'currency',
      currency: 'INR',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }),
) as [Intl.NumberFormat, Intl.NumberFormat]

/** Rupees for a person, Indian grouping, paise only when there are some: ₹1,23,456 or ₹1,234.50. */
export function formatRupees(rupees: number): string {
  const paise = toPaise(rupees)
  return paise % 100 === 0 ? wholeRupees.format(paise / 100) : rupeesAndPaise.format(paise / 100)
}

/** Rupees that are added or taken off, with their sign: +₹0.35 or −₹0.40. */
export function formatSigned(rupees: number): string {
  return `${rupees < 0 ? '−' : '+'}${formatRupees(Math.abs(rupees))}`
}
