import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { oneOf } from '#platform/database/one-of.ts'
import type { Blank } from '@tohfa/print-engine/scene/blanks'
import type { PrintedValue } from '@tohfa/print-engine/scene/personalisation'
import type { Finding } from '@tohfa/print-engine/preflight/preflight'
import type { Scene } from '@tohfa/print-engine/scene/scene'
import { proofStates } from '@tohfa/contract/studio/proofs'
import { users } from './account.tables.ts'
import { products } from './catalog.tables.ts'
import { createdAt, id, instant, shopNow } from './columns.ts'
import { designs } from './design.tables.ts'

/** The press file of an area: its size in pixels, and the sha256 of its PNG. */
export type ProofPage = {
  area: string
  width: number
  height: number
  dpi: number
  sha256: string
}

/**
 * Everything that decides the pixels of a print, identified by its hash. A row never changes, and
 * `pages` is set once it is rendered; a trigger enforces both.
 */
export const proofs = pgTable(
  'proofs',
  {
    hash: text().primaryKey(),
    engine: text().notNull(),
    blank: jsonb().$type<Blank>().notNull(),
    scene: jsonb().$type<Scene>().notNull(),
    state: text({ enum: proofStates }).notNull().default('rendering'),
    pages: jsonb().$type<ProofPage[]>(),
    createdAt: createdAt(),
    renderedAt: instant(),
    usedAt: instant().notNull().default(shopNow),
    /** Whether the store has its press files; previews remain. */
    hasPressFiles: boolean().notNull().default(false),
  },
  (t) => [
    check('proofs_hash', sql`${t.hash} ~ '^[0-9a-f]{64}$'`),
    check('proofs_state', oneOf(t.state, proofStates)),
    check(
      'proofs_ready',
      sql`${t.state} <> 'ready' or (${t.pages} is not null and ${t.renderedAt} is not null)`,
    ),
    index('proofs_used').on(t.usedAt),
  ],
)

/** A proof of a product in a colour and size with these texts. */
const designColumns = () => ({
  color: text().notNull(),
  size: text(),
  areasInUse: smallint().notNull(),
  fieldValues: jsonb().$type<PrintedValue[]>().notNull(),
})

/** The people who requested a proof; only they may read and approve it. */
export const proofRequests = pgTable(
  'proof_requests',
  {
    id: id(),
    hash: text()
      .notNull()
      .references(() => proofs.hash, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    designId: uuid().references(() => designs.id, { onDelete: 'set null' }),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    ...designColumns(),
    preflight: jsonb().$type<Finding[]>().notNull(),
    askedAt: createdAt(),
  },
  (t) => [
    unique('proof_requests_once')
      .on(t.userId, t.hash, t.productId, t.color, t.size)
      .nullsNotDistinct(),
    check('proof_requests_areas', sql`${t.areasInUse} between 0 and 4`),
    index('proof_requests_hash').on(t.hash),
    index('proof_requests_design').on(t.designId),
    index('proof_requests_product').on(t.productId),
  ],
)

/** An approval of a print, to which carts, orders and print jobs refer. */
export const proofApprovals = pgTable(
  'proof_approvals',
  {
    id: id(),
    hash: text()
      .notNull()
      .references(() => proofs.hash),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    ...designColumns(),
    /** The codes of the warnings that the person accepted. */
    ticked: text().array().notNull(),
    approvedAt: createdAt(),
  },
  (t) => [
    unique('proof_approvals_once')
      .on(t.userId, t.hash, t.productId, t.color, t.size)
      .nullsNotDistinct(),
    check('proof_approvals_areas', sql`${t.areasInUse} between 1 and 4`),
    index('proof_approvals_hash').on(t.hash),
    index('proof_approvals_product').on(t.productId),
  ],
)
