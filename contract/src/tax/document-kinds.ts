import { statesOf, statesWith } from '#shared/states.ts'
import type { SellerMode } from './seller-modes.ts'

type KindRow = {
  /** Its letter in the number of a document. */
  letter: string
  /** It corrects another document. */
  corrects?: true
  /** The monthly return includes it (docs/gst-returns.md). */
  reported?: true
}

/** The kinds of tax documents, defined only here. */
const rows = {
  invoice: { letter: 'I', reported: true },
  cum_bill: { letter: 'M', reported: true },
  bill: { letter: 'B', reported: true },
  credit: { letter: 'C', reported: true, corrects: true },
  receipt: { letter: 'R' },
  refund_voucher: { letter: 'V', corrects: true },
} as const satisfies Record<string, KindRow>
export type DocumentKind = keyof typeof rows
const kindTable: Readonly<Record<DocumentKind, KindRow>> = rows

export const documentKinds = statesOf(kindTable)
export const correctingKinds = statesWith(kindTable, 'corrects')
export const reportedKinds = statesWith(kindTable, 'reported')

/** The legal maximum length of a document's number. */
const longest = 16
const mostDigits = 7

/**
 * The number of a document: its financial year, the seller's prefix, a letter for its kind, and its
 * number in that series, padded with zeros where there is room.
 */
export function documentNumber(
  { fy, prefix, kind }: { fy: string; prefix: string; kind: DocumentKind },
  place: number,
): string {
  const series = `${fy}/${prefix}${kindTable[kind].letter}`
  return series + String(place).padStart(Math.min(mostDigits, longest - series.length), '0')
}

/** The documents of a supply, with the lines of each. */
type Supply<Line> = { kind: 'invoice' | 'cum_bill' | 'bill'; lines: Line[] }

/**
 * The documents of a supply. A seller who may not charge tax issues a bill, and so does one of
 * untaxed goods. A consumer gets both kinds of goods in one document, a business in two.
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
