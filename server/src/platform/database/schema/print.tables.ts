import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  jsonb,
  pgTable,
  real,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { noneOf, oneOf } from '#platform/database/one-of.ts'
import type { PlacedPiece, SheetKind } from '@tohfa/contract/fulfilment/print/print-jobs'
import {
  printsRendered,
  printStates as states,
  printsUnrendered,
  sheetIds,
} from '@tohfa/contract/fulfilment/print/print-moves'
import { createdAt, id, updatedAt } from './columns.ts'
import { orderItems, orders } from './order.tables.ts'
import { proofApprovals, proofs } from './proof.tables.ts'

/** The rendered press file of an area. */
export type PrintFile = { area: string; kind: 'png' | 'pdf'; sha256: string }

/**
 * The print job of a personalised line, which needs the buyer's approval. A gift card has one as
 * well.
 */
export const printJobs = pgTable(
  'print_jobs',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Null for a gift card, as is the approval. */
    orderItemId: uuid().references(() => orderItems.id, { onDelete: 'cascade' }),
    approvalId: uuid().references(() => proofApprovals.id),
    /** The print of a gift card, rendered from the message of its order; null before rendering. */
    cardHash: text().references(() => proofs.hash),
    state: text({ enum: states }).notNull().default('queued'),
    /** Why it is on hold. */
    reason: text(),
    /** The day in India on which it should be printed. */
    due: date().notNull(),
    /** Null until rendering is done. */
    files: jsonb().$type<PrintFile[]>(),
    /** How often rendering was started since it was requested. */
    tries: smallint().notNull().default(0),
    /** The number of pieces to reprint; null means all. */
    again: smallint(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('print_jobs_again', sql`${t.again} between 1 and 1000`),
    unique('print_jobs_one_a_line').on(t.orderItemId),
    uniqueIndex('print_jobs_one_card')
      .on(t.orderId)
      .where(sql`order_item_id is null`),
    check(
      'print_jobs_what',
      sql`(${t.orderItemId} is null) = (${t.approvalId} is null) and (${t.orderItemId} is null or ${t.cardHash} is null)`,
    ),
    index('print_jobs_card_hash')
      .on(t.cardHash)
      .where(sql`card_hash is not null`),
    check('print_jobs_state', oneOf(t.state, states)),
    check('print_jobs_reason', sql`${t.state} <> 'held' or ${t.reason} is not null`),
    check('print_jobs_rendered', sql`${noneOf(t.state, printsRendered)} or ${t.files} is not null`),
    index('print_jobs_unrendered').on(t.updatedAt).where(oneOf('state', printsUnrendered)),
    index('print_jobs_queue').on(t.state, t.createdAt, t.id),
    index('print_jobs_made').on(t.createdAt, t.id),
    index('print_jobs_due').on(t.due, t.createdAt, t.id),
    index('print_jobs_order').on(t.orderId),
    index('print_jobs_approval').on(t.approvalId),
  ],
)

/** Every move of a print job, with its author and time. */
export const printJobEvents = pgTable(
  'print_job_events',
  {
    id: id(),
    printJobId: uuid()
      .notNull()
      .references(() => printJobs.id, { onDelete: 'cascade' }),
    fromState: text(),
    toState: text({ enum: states }).notNull(),
    reason: text(),
    /** The number of spoilt pieces; 0 if it was marked as printed by mistake. */
    spoilt: smallint(),
    actorId: uuid(),
    at: createdAt(),
  },
  (t) => [
    check('print_job_events_spoilt', sql`${t.spoilt} between 0 and 1000`),
    index('print_job_events_of_job').on(t.printJobId, t.at),
  ],
)

/** A gang sheet: several designs on common sheets, stored for a month. */
export const gangSheets = pgTable(
  'gang_sheets',
  {
    id: id(),
    sheet: text({ enum: sheetIds }).notNull(),
    /** The gap between pieces, in millimetres. */
    gap: real().notNull(),
    sheets: smallint().notNull(),
    pieces: jsonb().$type<PlacedPiece[]>().notNull(),
    /** The kind of each sheet; empty for sheets from before there were kinds. */
    kinds: jsonb().$type<SheetKind[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (t) => [
    check('gang_sheets_sheet', oneOf(t.sheet, sheetIds)),
    index('gang_sheets_made').on(t.createdAt),
  ],
)
