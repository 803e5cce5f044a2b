import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { oneOf } from '#platform/database/one-of.ts'
import { correctingKinds, documentKinds } from '@tohfa/contract/tax/document-kinds'
import { nilKinds } from '@tohfa/contract/tax/nil-kinds'
import type { DocumentBuyer, DocumentSeller } from '@tohfa/contract/tax/documents'
import { createdAt, id } from './columns.ts'
import { orders } from './order.tables.ts'

const paise = () => bigint({ mode: 'number' }).notNull()
const parts = () => ({
  taxablePaise: paise(),
  cgstPaise: paise(),
  sgstPaise: paise(),
  igstPaise: paise(),
})

/** The next number of each series. Its row is the lock that prevents gaps and duplicates. */
export const documentSeries = pgTable(
  'document_series',
  {
    kind: text({ enum: documentKinds }).notNull(),
    prefix: text().notNull(),
    fy: text().notNull(),
    isSample: boolean().notNull(),
    next: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.prefix, t.fy, t.isSample] })],
)

/** Tax documents as complete copies. Triggers refuse every change except to the portal's number. */
export const taxDocuments = pgTable(
  'tax_documents',
  {
    id: id(),
    kind: text({ enum: documentKinds }).notNull(),
    /** The financial year, as `2627`. */
    fy: text().notNull(),
    prefix: text().notNull(),
    /** The number in its series, from 1. */
    place: integer().notNull(),
    number: text().notNull(),
    /** The day in India. */
    issuedOn: date().notNull(),
    /** The business event for which it was issued, unique. */
    event: text().notNull().unique(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    orderNumber: text().notNull(),
    /** The invoice or receipt that a credit note reverses. */
    againstId: uuid().references((): AnyPgColumn => taxDocuments.id),
    seller: jsonb().$type<DocumentSeller>().notNull(),
    buyer: jsonb().$type<DocumentBuyer>().notNull(),
    /** The code of the state of supply. */
    placeOfSupply: text().notNull(),
    grossPaise: paise(),
    ...parts(),
    /** The amount in cash minus the sum of the lines, in paise. */
    roundingPaise: integer().notNull().default(0),
    /**
     * For an invoice: the part of the payment that it excludes, because it was or will be refunded.
     */
    settledPaise: paise(),
    isSample: boolean().notNull(),
    retainUntil: date().notNull(),
    /** Hash of its content. */
    sha256: text().notNull(),
    irn: text(),
    ack: text(),
    qr: text(),
    createdAt: createdAt(),
  },
  (t) => [
    check('tax_documents_kind', oneOf(t.kind, documentKinds)),
    check('tax_documents_number', sql`${t.number} ~ '^[A-Z0-9/-]{1,16}$'`),
    check(
      'tax_documents_against',
      sql`(${oneOf(t.kind, correctingKinds)}) = (${t.againstId} is not null)`,
    ),
    check('tax_documents_gross', sql`${t.grossPaise} > 0`),
    check(
      'tax_documents_sum',
      sql`${t.taxablePaise} + ${t.cgstPaise} + ${t.sgstPaise} + ${t.igstPaise} = ${t.grossPaise}`,
    ),
    check(
      'tax_documents_halves',
      sql`${t.cgstPaise} = ${t.sgstPaise} and (${t.igstPaise} = 0 or ${t.cgstPaise} = 0)`,
    ),
    unique('tax_documents_number_once').on(t.number, t.isSample),
    unique('tax_documents_series').on(t.kind, t.prefix, t.fy, t.isSample, t.place),
    index('tax_documents_of_order').on(t.orderId, t.createdAt),
    index('tax_documents_event_begins').on(t.event.op('text_pattern_ops')),
    index('tax_documents_against_one')
      .on(t.againstId)
      .where(sql`against_id is not null`),
    index('tax_documents_issued').on(t.issuedOn, t.id),
    index('tax_documents_kept').on(t.retainUntil),
  ],
)

export const taxDocumentLines = pgTable(
  'tax_document_lines',
  {
    documentId: uuid()
      .notNull()
      .references(() => taxDocuments.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    /**
     * The order line; null for gift wrapping. Not a foreign key: the document outlives the order.
     */
    orderItemId: uuid(),
    description: text().notNull(),
    hsn: text().notNull(),
    /** The unit by its GST code. */
    uqc: text().notNull(),
    /** The number of pieces; 0 for a refund without goods. */
    quantity: smallint().notNull(),
    grossPaise: paise(),
    /** Hundredths of a percent. */
    rateBp: integer().notNull(),
    /** The reason for no tax, as its class had it at issue; null counts as nil rated. */
    nilKind: text({ enum: nilKinds }),
    ...parts(),
  },
  (t) => [
    primaryKey({ columns: [t.documentId, t.position] }),
    check(
      'tax_document_lines_nil_kind',
      sql`${t.nilKind} is null or ${oneOf(t.nilKind, nilKinds)} and ${t.rateBp} = 0`,
    ),
    check(
      'tax_document_lines_sum',
      sql`${t.taxablePaise} + ${t.cgstPaise} + ${t.sgstPaise} + ${t.igstPaise} = ${t.grossPaise}`,
    ),
    check(
      'tax_document_lines_halves',
      sql`${t.cgstPaise} = ${t.sgstPaise} and (${t.igstPaise} = 0 or ${t.cgstPaise} = 0)`,
    ),
  ],
)
