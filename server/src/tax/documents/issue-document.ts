import { createHash } from 'node:crypto'
import { v7 } from 'uuid'
import { documentNumber } from '@tohfa/contract/tax/document-kinds'
import type { DocumentBuyer, DocumentSeller } from '@tohfa/contract/tax/documents'
import { financialYear, keptUntil } from '@tohfa/contract/tax/financial-year'
import { indianDay } from '#platform/runtime/clock.ts'
import { logAfterCommit } from '#platform/database/business-events.ts'
import type { Transaction } from '#platform/database/connect.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { renderDocument } from './documents.jobs.ts'
import {
  type DocumentRow,
  insertDocument,
  type NewDocument,
  type NewLine,
  takePlace,
} from './documents.queries.ts'
import type { OrderToDocument } from './order-to-document.queries.ts'

/** A document to issue. */
export type DocumentDraft = Pick<
  NewDocument,
  'kind' | 'event' | 'seller' | 'buyer' | 'placeOfSupply' | 'isSample' | 'prefix' | 'settledPaise'
> & {
  order: Pick<OrderToDocument, 'id' | 'orderNumber'>
  against?: Pick<DocumentRow, 'id' | 'number'>
  /** The cash paid or refunded, minus the sum of the lines. */
  roundingPaise?: number
  lines: readonly NewLine[]
}

/**
 * Issues a document as part of `tx`: it takes the next number of its series, so that it exists
 * exactly if its event does. A job draws it afterwards.
 */
export async function issueDocument(
  { jobs }: { jobs: Pick<Jobs, 'send'> },
  tx: Transaction,
  { order, against, lines, roundingPaise = 0, ...draft }: DocumentDraft,
): Promise<void> {
  const dayAtStart = indianDay()
  const fy = financialYear(dayAtStart)
  const { kind, prefix, isSample } = draft
  const place = await takePlace(tx, { kind, prefix, fy, isSample })
  // A transaction that waited for the series over midnight comes after the documents of the new
  // day.
  const today = indianDay()
  const issuedOn = financialYear(today) === fy ? today : dayAtStart
  const document = {
    id: v7(),
    ...draft,
    fy,
    place,
    number: documentNumber({ fy, prefix, kind }, place),
    issuedOn,
    orderId: order.id,
    orderNumber: order.orderNumber,
    againstId: against?.id ?? null,
    roundingPaise,
    ...sumsOf(lines),
    retainUntil: keptUntil(issuedOn),
  }
  const sha256 = hashOfDocument({ ...document, lines })
  await insertDocument(tx, { ...document, sha256 }, lines)
  await jobs.send(tx, renderDocument, { id: document.id })
  logAfterCommit(tx, {
    what: `${kind} issued`,
    number: document.number,
    order: order.orderNumber,
    grossPaise: document.grossPaise,
  })
}

/** The hash of a document's content, which reveals a later change. */
export function hashOfDocument(
  document: Pick<
    DocumentRow,
    | 'kind'
    | 'number'
    | 'issuedOn'
    | 'orderNumber'
    | 'againstId'
    | 'placeOfSupply'
    | 'isSample'
    | 'roundingPaise'
  > & { seller: DocumentSeller; buyer: DocumentBuyer; lines: readonly NewLine[] },
): string {
  const { kind, number, issuedOn, orderNumber, againstId, placeOfSupply, isSample } = document
  const { roundingPaise } = document
  const particulars = [
    [kind, number, issuedOn, orderNumber, againstId, placeOfSupply, isSample],
    Object.entries(document.seller).sort(byName),
    Object.entries(document.buyer).sort(byName),
    document.lines.map((line) => [
      [line.orderItemId, line.description, line.hsn, line.uqc, line.quantity, line.rateBp],
      [line.grossPaise, line.taxablePaise, line.cgstPaise, line.sgstPaise, line.igstPaise],
      ...(line.nilKind === null ? [] : [line.nilKind]),
    ]),
    // Documents of before have none, and keep their hash.
    ...(roundingPaise === 0 ? [] : [roundingPaise]),
  ]
  return createHash('sha256').update(JSON.stringify(particulars)).digest('hex')
}

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1
}

function sumsOf(lines: readonly NewLine[]) {
  const sums = { grossPaise: 0, taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 }
  for (const line of lines)
    for (const key of Object.keys(sums) as (keyof typeof sums)[]) sums[key] += line[key]
  return sums
}
