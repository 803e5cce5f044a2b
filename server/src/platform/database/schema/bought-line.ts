import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  integer,
  jsonb,
  numeric,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { PrintedValue } from '@tohfa/print-engine/scene/personalisation'
import { proofApprovals } from './proof.tables.ts'

/** The words of a row of a name list: its list's title, and its values by their fields. */
export type ListWords = { title: string; values: Record<string, string> }

/** The row of a name list that a line is; null for every other line. */
export const listColumns = () => ({
  /** Not a reference: what was approved stays as it was when the list is changed or deleted. */
  listId: uuid(),
  listN: smallint(),
  list: jsonb().$type<ListWords>(),
})

/**
 * A line as it was bought: the copy of product and variant that a checkout makes and its order
 * keeps.
 */
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
  /** The price break that applied: from so many pieces, so many percent; null where none did. */
  breakFrom: smallint(),
  breakPercent: numeric({ precision: 4, scale: 2, mode: 'number' }),
  /** The price of a piece without its print, after the break. */
  unitPricePaise: integer().notNull(),
  /** The proof of its print; null where it is bought without one. */
  approvalId: uuid().references(() => proofApprovals.id),
  /** Price of the print for one piece, in paise, on top of the unit price. */
  personalisationPaise: integer().notNull().default(0),
  /** The discount of an offer on all its pieces together, in paise. */
  offerPaise: bigint({ mode: 'number' }).notNull().default(0),
  /** The personalisation of the buyer, in words. */
  personalisation: jsonb().$type<PrintedValue[]>(),
  /** Whether the product is customizable and the line was bought without a print. */
  plain: boolean().notNull().default(false),
})

/** The unit price of a line is its discounted price after its break. */
export const brokenDown = (
  name: string,
  t: Record<'breakFrom' | 'breakPercent' | 'unitPricePaise' | 'discountedPricePaise', AnyPgColumn>,
) =>
  check(
    name,
    sql`num_nulls(${t.breakFrom}, ${t.breakPercent}) in (0, 2) and ${t.unitPricePaise} = round(${t.discountedPricePaise} * (100 - coalesce(${t.breakPercent}, 0)) / 100)::integer`,
  )

/** The columns in the order of their declaration, for insert statements. */
export const listKeys = Object.keys(listColumns()) as (keyof ReturnType<typeof listColumns>)[]
export const boughtLineKeys = Object.keys(boughtLine()) as (keyof ReturnType<typeof boughtLine>)[]
