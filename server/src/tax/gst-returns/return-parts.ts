import type { DocumentKind } from '@tohfa/contract/tax/document-kinds'
import { type IssuedNature, issuedNatures, issuedNumbers } from '@tohfa/contract/tax/gst-returns'
import type { NilKind } from '@tohfa/contract/tax/nil-kinds'
import type { ConsumerRow, DocumentRow, FreeRow, HsnRow, IssuedRow } from './return-rows.queries.ts'

/** The input of a return: documents as they are read, and sums. */
export type ReturnParts = {
  gstin: string
  /** As `2026-10`. */
  period: string
  isSample: boolean
  documents(table: 'b2b' | 'b2cl' | 'cdnr' | 'cdnur'): AsyncIterable<DocumentRow[]>
  consumers: ConsumerRow[]
  free: FreeRow[]
  hsn: HsnRow[]
  issued: IssuedRow[]
}

/** The line of table 13 for a kind; bills of supply have no line of their own. */
const natureOf: Record<DocumentKind, IssuedNature> = {
  invoice: 1,
  cum_bill: 1,
  bill: 1,
  credit: 5,
  receipt: 6,
  refund_voucher: 8,
}

/** The series by their names in table 13, in its order. */
export function issuedByNature(
  issued: readonly IssuedRow[],
): { number: IssuedNature; name: string; series: IssuedRow[] }[] {
  return issuedNumbers.flatMap((number) => {
    const series = issued.filter(({ kind }) => natureOf[kind] === number)
    return series.length > 0 ? [{ number, name: issuedNatures[number], series }] : []
  })
}

/** Untaxed supplies, in the four lines of table 8, by the reason; in paise. */
export function freeLines(free: readonly FreeRow[]) {
  return [
    { isInter: true, isBusiness: true },
    { isInter: false, isBusiness: true },
    { isInter: true, isBusiness: false },
    { isInter: false, isBusiness: false },
  ].map((line) => {
    const of = (kind: NilKind) =>
      free.find(
        (row) =>
          row.isInter === line.isInter && row.isBusiness === line.isBusiness && row.kind === kind,
      )?.paise ?? 0
    return { ...line, nilRated: of('nil_rated'), exempt: of('exempt'), nonGst: of('non_gst') }
  })
}
