import { sql } from 'drizzle-orm'
import {
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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ListFindingCode } from '@tohfa/contract/studio/name-lists/list-findings'
import type { NameList } from '@tohfa/contract/studio/name-lists/name-lists'
import type { Finding } from '@tohfa/print-engine/preflight/preflight'
import type { PrintedValue } from '@tohfa/print-engine/scene/personalisation'
import type { Scene } from '@tohfa/print-engine/scene/scene'
import type { FieldValues } from '@tohfa/print-engine/scene/template-fields'
import { users } from './account.tables.ts'
import { products } from './catalog.tables.ts'
import { createdAt, id, instant, shopNow, updatedAt } from './columns.ts'
import { proofs } from './proof.tables.ts'

/** The last table that was sent, so that its columns can be chosen anew. */
export type ListSheet = {
  header: string[] | null
  rows: string[][]
  /** Cells that a spreadsheet changed; rows are counted without the header. */
  changed: [row: number, column: number][]
}

/** A finding of one value of a row. */
export type CellFinding = { code: ListFindingCode; field: string; params: (string | number)[] }

/** Pieces of one product that are printed differently (docs/product.md section 25). */
export const nameLists = pgTable(
  'name_lists',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    color: text().notNull(),
    size: text(),
    /** Shared by all rows: values of the template, or a scene. */
    values: jsonb().$type<FieldValues>(),
    scene: jsonb().$type<Scene>(),
    /** The words of a field are in all rows as large as in the row that must shrink them most. */
    oneSize: boolean().notNull().default(false),
    columns: jsonb().$type<NameList['columns']>().notNull().default([]),
    sheet: jsonb().$type<ListSheet>(),
    version: integer().notNull().default(1),
    /** The hash that was approved; null once anything that is printed was changed. */
    approvedHash: text(),
    ticked: text().array(),
    approvedAt: instant(),
    /** The last hash that a change has ended. */
    formerHash: text(),
    /** What its link names, and the last day of it; another link has another. */
    collectId: uuid(),
    collectUntil: date(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    usedAt: instant().notNull().default(shopNow),
  },
  (t) => [
    check('name_lists_base', sql`(${t.values} is null) <> (${t.scene} is null)`),
    check('name_lists_approved', sql`(${t.approvedHash} is null) = (${t.approvedAt} is null)`),
    index('name_lists_of_user').on(
      t.userId,
      t.updatedAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    check('name_lists_collect', sql`(${t.collectId} is null) = (${t.collectUntil} is null)`),
    uniqueIndex('name_lists_collect_id')
      .on(t.collectId)
      .where(sql`collect_id is not null`),
    index('name_lists_product').on(t.productId),
    index('name_lists_used').on(t.usedAt),
  ],
)

/** A row of a name list, with what was found when it was checked last. */
export const nameListRows = pgTable(
  'name_list_rows',
  {
    listId: uuid()
      .notNull()
      .references(() => nameLists.id, { onDelete: 'cascade' }),
    n: smallint().notNull(),
    values: jsonb().$type<FieldValues>().notNull(),
    /** Null where it is that of the list. */
    color: text(),
    size: text(),
    quantity: smallint().notNull(),
    note: text(),
    cellFindings: jsonb().$type<CellFinding[]>().notNull(),
    preflight: jsonb().$type<Finding[]>().notNull(),
    /** The sizes of its words as shares of their design, by field. */
    fitted: jsonb().$type<Record<string, number>>().notNull(),
    areasInUse: smallint().notNull(),
    fieldValues: jsonb().$type<PrintedValue[]>().notNull(),
    /** The hash of what is printed; null while it cannot be drawn. */
    print: text(),
    /** The same once its proof was asked for. */
    proof: text().references(() => proofs.hash, { onDelete: 'set null' }),
    /** Of the token by which whoever filled it in changes it. */
    receiptHash: text(),
    /**
     * Whose row it is of those expected. No key leads there: an owner may take somebody off the list
     * while rows are written.
     */
    expectedId: uuid(),
  },
  (t) => [
    primaryKey({ columns: [t.listId, t.n] }),
    check('name_list_rows_n', sql`${t.n} between 1 and 500`),
    check('name_list_rows_quantity', sql`${t.quantity} between 1 and 50`),
    uniqueIndex('name_list_rows_receipt')
      .on(t.receiptHash)
      .where(sql`receipt_hash is not null`),
    index('name_list_rows_proof')
      .on(t.proof)
      .where(sql`proof is not null`),
  ],
)

/** Those who should fill in a row of a list by its link, as its owner typed them. */
export const nameListExpected = pgTable(
  'name_list_expected',
  {
    listId: uuid()
      .notNull()
      .references(() => nameLists.id, { onDelete: 'cascade' }),
    n: smallint().notNull(),
    id: uuid().notNull(),
    name: text().notNull(),
    phone: text(),
  },
  (t) => [
    primaryKey({ columns: [t.listId, t.n] }),
    unique('name_list_expected_id').on(t.id),
    check('name_list_expected_n', sql`${t.n} between 1 and 500`),
    check('name_list_expected_phone', sql`${t.phone} ~ '^[0-9]{10}$'`),
  ],
)
