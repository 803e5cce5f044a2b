import type { SellerMode } from './seller-modes.ts'

/** The kinds of tax documents. */
export const documentKinds = [
  'invoice',
  'cum_bill',
  'bill',
  'credit',
  'receipt',
  'refund_voucher',
] as const
export type DocumentKind = (typeof documentKinds)[number]

/** What stands for a kind in the number of a document. */
const letters: Record<DocumentKind, string> = {
  invoice: 'I',
  cum_bill: 'M',
  bill: 'B',
  credit: 'C',
  receipt: 'R',
  refund_voucher: 'V',
}

/** As the law has it: no number of a document is longer. */
const longest = 16
const mostDigits = 7

/**
 * The number of a document: its financial year, the prefix of the seller, a letter for its kind, and its
 * place in that series, with noughts before it where there is room.
 */
export function documentNumber(
  { fy, prefix, kind }: { fy: string; prefix: string; kind: DocumentKind },
  place: number,
): string {
  const series = `${fy}/${prefix}${letters[kind]}`
  return series + String(place).padStart(Math.min(mostDigits, longest - series.length), '0')
}

/** A supply, document by document: which lines are in which. */
export type Supply<Line> = { kind: 'invoice' | 'cum_bill' | 'bill'; lines: Line[] }

/**
 * The documents that a supply needs. Who may not ask for tax writes a bill; so does who sells what bears
 * none. Both kinds of goods together stand in one document for a consumer, and in two for a business.
 */
export function documentsFor<Line extends { rateBp: number }>(
  lines: readonly Line[],
  { mode, isBusiness }: { mode: SellerMode; isBusiness: boolean },
): Supply<Line>[] {
  const all = [...lines]
  if (mode !== 'regular') return [{ kind: 'bill', lines: all }]
  const taxed = all.filter(({ rateBp }) => rateBp > 0)
  const free = all.filter(({ rateBp }) => rateBp === 0)
  if (free.length === 0) return [{ kind: 'invoice', lines: all }]
  if (taxed.length === 0) return [{ kind: 'bill', lines: all }]
  if (!isBusiness) return [{ kind: 'cum_bill', lines: all }]
  return [
    { kind: 'invoice', lines: taxed },
    { kind: 'bill', lines: free },
  ]
}
