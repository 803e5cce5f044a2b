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
    lines: merged(document.lines).map((line) => ({
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

type Line = DocumentWithLines['lines'][number]

/** The rows of a line of a name list as one, where they are called and taxed alike. */
function merged(lines: readonly Line[]): Line[] {
  const known = new Map<string, Line>()
  return lines.flatMap((one) => {
    const { line, description, hsn, uqc, rateBp } = one
    if (line === null) return [one]
    const key = JSON.stringify([line, description, hsn, uqc, rateBp])
    const first = known.get(key)
    if (!first) {
      const sum = { ...one }
      known.set(key, sum)
      return [sum]
    }
    first.quantity += one.quantity
    for (const part of paiseParts) first[part] += one[part]
    return []
  })
}

const paiseParts = ['grossPaise', 'taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise'] as const

type Paise = Pick<DocumentRow, (typeof paiseParts)[number]>

function partsOf({ grossPaise, taxablePaise, cgstPaise, sgstPaise, igstPaise }: Paise) {
  return {
    gross: toRupees(grossPaise),
    taxable: toRupees(taxablePaise),
    cgst: toRupees(cgstPaise),
    sgst: toRupees(sgstPaise),
    igst: toRupees(igstPaise),
  }
}
