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

/** The number that is next in each series; its row is the lock by which no number is left out or given twice. */
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

/** Tax documents, copies of all that they say; triggers refuse every change but the portal's number. */
export const taxDocuments = pgTable(
  'tax_documents',
  {
    id: id(),
    kind: text({ enum: documentKinds }).notNull(),
    /** The financial year, as `2627`. */
    fy: text().notNull(),
    prefix: text().notNull(),
    /** In its series, from 1 on. */
    place: integer().notNull(),
    number: text().notNull(),
    /** In India. */
    issuedOn: date().notNull(),
    /** What it was issued for, once. */
    event: text().notNull().unique(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    orderNumber: text().notNull(),
    /** The invoice or receipt that it takes back. */
    againstId: uuid().references((): AnyPgColumn => taxDocuments.id),
    seller: jsonb().$type<DocumentSeller>().notNull(),
    buyer: jsonb().$type<DocumentBuyer>().notNull(),
    /** The code of a state. */
    placeOfSupply: text().notNull(),
    grossPaise: paise(),
    ...parts(),
    /** What is to be paid or given back in cash less the sum of the lines. */
    roundingPaise: integer().notNull().default(0),
    /** Of an invoice: how much of what was paid is not in it, for it went back before or is still to. */
    settledPaise: paise(),
    isSample: boolean().notNull(),
    retainUntil: date().notNull(),
    /** Of what it says. */
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
    /** The line of the order, null of its wrap; not a reference, since the document outlives it. */
    orderItemId: uuid(),
    description: text().notNull(),
    hsn: text().notNull(),
    /** The unit as GST names it. */
    uqc: text().notNull(),
    /** How many pieces; 0 where money alone goes back. */
    quantity: smallint().notNull(),
    grossPaise: paise(),
    /** Hundredths of a percent. */
    rateBp: integer().notNull(),
    /** Why it bears no tax, as its class had it then; null counts as nil rated. */
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
