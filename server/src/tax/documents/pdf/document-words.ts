import type { TaxDocument } from '@tohfa/contract/tax/documents'
import { hasUtgst, isStateCode, states } from '@tohfa/contract/tax/states'

/** The title of a document; for an unregistered seller's bill the law has no term. */
export function titleOf({ kind, seller }: Pick<TaxDocument, 'kind' | 'seller'>): string {
  if (kind === 'bill') return seller.mode === 'unregistered' ? 'Bill' : 'Bill of Supply'
  return titles[kind]
}

const titles = {
  invoice: 'Tax Invoice',
  cum_bill: 'Invoice-cum-Bill of Supply',
  credit: 'Credit Note',
  receipt: 'Receipt Voucher',
  refund_voucher: 'Refund Voucher',
} as const

/** The declaration that the law requires of a composition seller. */
export const compositionLine = 'Composition taxable person, not eligible to collect tax on supplies'

/** A state as a document names it, with its code. */
export function stateOf(code: string): string {
  return isStateCode(code) ? `${states[code]} (${code})` : code
}

/** The name of the state's half of the tax at the place of delivery. */
export function halfOfState(code: string): string {
  return isStateCode(code) && hasUtgst(code) ? 'UTGST' : 'SGST'
}

/** The text below the totals. */
export function notesOf({ kind, sample, against }: TaxDocument): string[] {
  const notes: string[] = []
  if (sample) notes.push('SAMPLE: made by a trial shop. This is no document for tax.')
  if (kind === 'receipt')
    notes.push('Received in advance. The tax within it becomes due with the invoice.')
  if (kind === 'refund_voucher' && against)
    notes.push(
      `Given back of what was received with ${against.number}; nothing of it was supplied.`,
    )
  notes.push('Tax is not payable under reverse charge.')
  notes.push('This is an electronic document and needs no signature.')
  return notes
}

const amounts = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** Rupees in a table: 1,23,456.70. */
export function amount(rupees: number): string {
  return amounts.format(rupees)
}

/** A day as `2026-11-23`, for a person: 23 Nov 2026. */
export function writtenDay(day: string): string {
  const [year, month = '01', date] = day.split('-')
  const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
  return `${Number(date)} ${months[Number(month) - 1]} ${year}`
}
