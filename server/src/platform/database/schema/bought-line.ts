import { bigint, boolean, integer, jsonb, numeric, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { PrintedValue } from '@tohfa/print-engine/scene/personalisation'
import { proofApprovals } from './proof.tables.ts'

/** A line as it was bought: the copy that a checkout takes of product and choice, and its order keeps. */
export const boughtLine = () => ({
  title: text().notNull(),
  description: text().notNull(),
  brand: text().notNull(),
  productType: text().notNull(),
  color: text().notNull(),
  size: text(),
  pack: integer(),
  images: text().array().notNull(),
  quantity: smallint().notNull(),
  pricePaise: integer().notNull(),
  discount: numeric({ precision: 4, scale: 2, mode: 'number' }).notNull(),
  discountedPricePaise: integer().notNull(),
  /** Of the print that is on it; null where it is bought without one. */
  approvalId: uuid().references(() => proofApprovals.id),
  /** What the print costs a piece, beside the discounted price. */
  personalisationPaise: integer().notNull().default(0),
  /** What an offer takes off all its pieces together. */
  offerPaise: bigint({ mode: 'number' }).notNull().default(0),
  /** What the buyer had put on it, in words. */
  personalisation: jsonb().$type<PrintedValue[]>(),
  /** Whether it could have been personalised and was bought without. */
  plain: boolean().notNull().default(false),
})

/** Its columns, in the order of their declaration, for statements that write them. */
export const boughtLineKeys = Object.keys(boughtLine()) as (keyof ReturnType<typeof boughtLine>)[]
