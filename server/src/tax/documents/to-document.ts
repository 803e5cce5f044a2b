import { toRupees } from '@tohfa/contract/shared/money'
import type { DocumentSummary, TaxDocument } from '@tohfa/contract/tax/documents'
import type { DocumentRow, DocumentWithLines } from './documents.queries.ts'

/** A stored document as a list names it. */
export function toSummary(document: DocumentRow): DocumentSummary {
  const { id, kind, number, issuedOn, grossPaise } = document
  return { id, kind, number, issuedOn, total: toRupees(grossPaise) }
}

/** A stored document in the form of calls: rupees, and rates in percent. */
export function toDocument(
  document: DocumentWithLines,
  against: DocumentRow | undefined,
): TaxDocument {
  const { orderId, orderNumber, isSample, seller, buyer, placeOfSupply, irn } = document
  return {
    ...toSummary(document),
    orderId,
    orderNumber,
    sample: isSample,
    against: against
      ? { id: against.id, number: against.number, issuedOn: against.issuedOn }
      : null,
    seller,
    buyer,
    placeOfSupply,
    reverseCharge: false,
    lines: document.lines.map((line) => ({
      description: line.description,
      hsn: line.hsn,
      uqc: line.uqc,
      quantity: line.quantity,
      rate: line.rateBp / 100,
      ...partsOf(line),
    })),
    totals: {
      ...partsOf(document),
      rounding: toRupees(document.roundingPaise),
      payable: toRupees(document.grossPaise + document.roundingPaise),
    },
    irn,
  }
}

type Paise = Pick<
  DocumentRow,
  'grossPaise' | 'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise'
>

function partsOf({ grossPaise, taxablePaise, cgstPaise, sgstPaise, igstPaise }: Paise) {
  return {
    gross: toRupees(grossPaise),
    taxable: toRupees(taxablePaise),
    cgst: toRupees(cgstPaise),
    sgst: toRupees(sgstPaise),
    igst: toRupees(igstPaise),
  }
}
