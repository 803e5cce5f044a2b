import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgSequence,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { oneOf } from '#platform/database/one-of.ts'
import type { Address } from '@tohfa/contract/accounts/addresses'
import {
  approvalWays,
  deliveries,
  storedDraftStates,
} from '@tohfa/contract/orders/drafts/draft-states'
import { receivers } from '@tohfa/contract/tax/business-buyer'
import type { Scene } from '@tohfa/print-engine/scene/scene'
import type { FieldValues } from '@tohfa/print-engine/scene/template-fields'
import { users } from './account.tables.ts'
import { boughtLine, brokenDown, listColumns } from './bought-line.ts'
import { businessColumns } from './business-columns.ts'
import { products } from './catalog.tables.ts'
import { createdAt, id, instant, updatedAt } from './columns.ts'
import { proofs } from './proof.tables.ts'

export const draftNumbers = pgSequence('draft_numbers', { startWith: 1001 })

/** An order that staff prepare for a customer (docs/product.md section 26). */
export const drafts = pgTable(
  'drafts',
  {
    id: id(),
    number: text()
      .notNull()
      .default(sql`'Q' || nextval('draft_numbers')`),
    version: integer().notNull().default(1),
    state: text({ enum: storedDraftStates }).notNull().default('draft'),
    /** The account of its customer; one without sign-in where they have none. */
    userId: uuid()
      .notNull()
      .references(() => users.id),
    customer: jsonb().$type<{ name: string; phone: string; email: string | null }>().notNull(),
    address: jsonb().$type<Address>(),
    ...businessColumns(),
    note: text(),
    delivery: text({ enum: deliveries }).notNull(),
    /** The discount as staff gave it. */
    discountPercent: numeric({ precision: 5, scale: 2, mode: 'number' }),
    discountAmountPaise: bigint({ mode: 'number' }),
    /** The last day in India on which its prices hold. */
    until: date().notNull(),
    totalPaise: bigint({ mode: 'number' }).notNull(),
    /** What the discount comes to. */
    discountPaise: bigint({ mode: 'number' }).notNull().default(0),
    /** What its link names; another link has another. */
    linkId: uuid(),
    sentAt: instant(),
    declinedAt: instant(),
    declineReason: text(),
    /** Who approved its prints, where staff wrote it down. */
    approvedBy: text(),
    approvedHow: text({ enum: approvalWays }),
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('drafts_number').on(t.number),
    check('drafts_state', oneOf(t.state, storedDraftStates)),
    check('drafts_delivery', oneOf(t.delivery, deliveries)),
    check('drafts_delivered_to', oneOf(t.deliveredTo, receivers)),
    check('drafts_discount', sql`${t.discountPercent} is null or ${t.discountAmountPaise} is null`),
    check('drafts_total', sql`${t.totalPaise} > 0 and ${t.discountPaise} >= 0`),
    check(
      'drafts_sent',
      sql`${t.state} <> 'sent' or ${t.linkId} is not null and ${t.sentAt} is not null`,
    ),
    check(
      'drafts_approved',
      sql`(${t.approvedBy} is null) = (${t.approvedHow} is null) and ${oneOf(t.approvedHow, approvalWays)}`,
    ),
    index('drafts_made').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('drafts_by_state').on(t.state, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('drafts_of_user').on(t.userId),
    index('drafts_by').on(t.createdBy),
    index('drafts_changed')
      .on(t.updatedAt)
      .where(sql`state <> 'ordered'`),
    index('drafts_by_phone').on(sql`(customer ->> 'phone')`),
  ],
)

/** A line of a draft, as its order will have it. */
export const draftItems = pgTable(
  'draft_items',
  {
    id: id(),
    draftId: uuid()
      .notNull()
      .references(() => drafts.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    ...boughtLine(),
    ...listColumns(),
    /** The proof of its print, which its customer was made the asker of. */
    hash: text().references(() => proofs.hash),
    /** What staff filled in: one of the two. */
    fieldValues: jsonb().$type<FieldValues>(),
    scene: jsonb().$type<Scene>(),
  },
  (t) => [
    unique('draft_items_position').on(t.draftId, t.position),
    check('draft_items_quantity', sql`${t.quantity} between 1 and 1000`),
    check(
      'draft_items_print',
      sql`(${t.hash} is null) = (${t.personalisation} is null) and (${t.hash} is not null or num_nulls(${t.fieldValues}, ${t.scene}) = 2)`,
    ),
    check('draft_items_list', sql`(${t.listId} is null) = (${t.listN} is null)`),
    check(
      'draft_items_offer',
      sql`${t.offerPaise} between 0 and (${t.unitPricePaise} + ${t.personalisationPaise})::bigint * ${t.quantity}`,
    ),
    brokenDown('draft_items_break', t),
    index('draft_items_product').on(t.productId),
    index('draft_items_hash')
      .on(t.hash)
      .where(sql`hash is not null`),
    index('draft_items_approval')
      .on(t.approvalId)
      .where(sql`approval_id is not null`),
  ],
)
