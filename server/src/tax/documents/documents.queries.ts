import { and, asc, eq, getTableColumns, inArray, like, sql } from 'drizzle-orm'
import type { DocumentKind } from '@tohfa/contract/tax/document-kinds'
import type { Database, Transaction } from '#platform/database/connect.ts'
import {
  documentSeries,
  taxDocumentLines,
  taxDocuments,
} from '#platform/database/schema/document.tables.ts'
import { orderItems, orders } from '#platform/database/schema/order.tables.ts'

export type DocumentRow = typeof taxDocuments.$inferSelect
export type NewDocument = Omit<typeof taxDocuments.$inferInsert, 'id' | 'irn' | 'ack' | 'qr'> & {
  id: string
}
export type LineRow = typeof taxDocumentLines.$inferSelect
export type NewLine = Omit<LineRow, 'documentId' | 'position'>
/** `line` is that of the order for rows of a name list, which are shown as one. */
type ReadLine = LineRow & { line: number | null }
export type DocumentWithLines = DocumentRow & { lines: ReadLine[] }

type Series = { kind: DocumentKind; prefix: string; fy: string; isSample: boolean }

/**
 * The next number of a series. Its row stays locked until the transaction ends: others wait, and a
 * rollback leaves no gap. It must therefore be the last lock of a transaction.
 */
export async function takePlace(tx: Transaction, series: Series): Promise<number> {
  const [row] = await tx
    .insert(documentSeries)
    .values({ ...series, next: 2 })
    .onConflictDoUpdate({
      target: [
        documentSeries.kind,
        documentSeries.prefix,
        documentSeries.fy,
        documentSeries.isSample,
      ],
      set: { next: sql`${documentSeries.next} + 1` },
    })
    .returning({ next: documentSeries.next })
  if (!row) throw new Error('the series gave no number')
  return row.next - 1
}

export async function insertDocument(
  tx: Transaction,
  document: NewDocument,
  lines: readonly NewLine[],
): Promise<void> {
  await tx.insert(taxDocuments).values(document)
  await tx
    .insert(taxDocumentLines)
    .values(lines.map((line, position) => ({ ...line, documentId: document.id, position })))
}

const listLine = sql<
  number | null
>`case when ${orderItems.listId} is not null then ${orderItems.line} end`

async function withLines(db: Database, rows: DocumentRow[]): Promise<DocumentWithLines[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const lines = await db
    .select({ ...getTableColumns(taxDocumentLines), line: listLine })
    .from(taxDocumentLines)
    .leftJoin(orderItems, eq(orderItems.id, taxDocumentLines.orderItemId))
    .where(inArray(taxDocumentLines.documentId, ids))
    .orderBy(asc(taxDocumentLines.position))
  return rows.map((row) => ({
    ...row,
    lines: lines.filter(({ documentId }) => documentId === row.id),
  }))
}

/** The documents of an order, the first first. */
export function documentsOfOrder(db: Database, orderId: string): Promise<DocumentRow[]> {
  return db
    .select()
    .from(taxDocuments)
    .where(eq(taxDocuments.orderId, orderId))
    .orderBy(asc(taxDocuments.createdAt), asc(taxDocuments.id))
}

export async function documentsWithLines(
  db: Database,
  orderId: string,
): Promise<DocumentWithLines[]> {
  return withLines(db, await documentsOfOrder(db, orderId))
}

/** A document with the owner of its order; undefined when it does not exist. */
export async function documentById(
  db: Database,
  id: string,
): Promise<(DocumentWithLines & { userId: string }) | undefined> {
  const [found] = await db
    .select({ document: taxDocuments, userId: orders.userId })
    .from(taxDocuments)
    .innerJoin(orders, eq(orders.id, taxDocuments.orderId))
    .where(eq(taxDocuments.id, id))
  const [document] = found ? await withLines(db, [found.document]) : []
  return found && document && { ...document, userId: found.userId }
}

/** The documents issued for an event, by its name or its prefix. */
export async function idsOfEvent(db: Database, event: string): Promise<string[]> {
  const rows = await db
    .select({ id: taxDocuments.id })
    .from(taxDocuments)
    .where(like(taxDocuments.event, `${event}:%`))
    .orderBy(asc(taxDocuments.event))
  return rows.map(({ id }) => id)
}

/** The owner of an order; undefined when it does not exist. */
export async function ownerOfOrder(db: Database, orderId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: orders.userId })
    .from(orders)
    .where(eq(orders.id, orderId))
  return row?.userId
}

/**
 * Deletes expired documents that no other refers to, by the database's clock, which their trigger
 * uses; returns their ids.
 */
export async function deleteOver(tx: Transaction, most: number): Promise<string[]> {
  const over = tx
    .select({ id: taxDocuments.id })
    .from(taxDocuments)
    .where(
      and(
        sql`${taxDocuments.retainUntil} < (now() at time zone 'Asia/Kolkata')::date`,
        sql`not exists (select from tax_documents f where f.against_id = ${taxDocuments.id})`,
      ),
    )
    .limit(most)
  const rows = await tx
    .delete(taxDocuments)
    .where(inArray(taxDocuments.id, over))
    .returning({ id: taxDocuments.id })
  return rows.map(({ id }) => id)
}
