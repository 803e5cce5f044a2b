import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { oneOf } from '#platform/database/one-of.ts'
import { nilKinds } from '@tohfa/contract/tax/nil-kinds'
import { sellerModes } from '@tohfa/contract/tax/seller-modes'
import { users } from './account.tables.ts'
import { createdAt, id } from './columns.ts'

const createdBy = () => uuid().references(() => users.id, { onDelete: 'set null' })

/** The seller from a day in India on. Rows never change; a change is a new row. */
export const sellerProfiles = pgTable(
  'seller_profiles',
  {
    id: id(),
    validFrom: date().notNull(),
    legalName: text().notNull(),
    tradeName: text().notNull(),
    address: text().notNull(),
    stateCode: text().notNull(),
    gstin: text(),
    mode: text({ enum: sellerModes }).notNull(),
    signatory: text().notNull(),
    seriesPrefix: text().notNull(),
    /** Whether it is the fictitious seller of the sample, which its documents state. */
    isSample: boolean().notNull().default(false),
    createdBy: createdBy(),
    createdAt: createdAt(),
  },
  (t) => [
    check('seller_profiles_state', sql`${t.stateCode} ~ '^[0-9]{2}$'`),
    check('seller_profiles_mode', oneOf(t.mode, sellerModes)),
    check('seller_profiles_gstin', sql`(${t.gstin} is null) = (${t.mode} = 'unregistered')`),
    check('seller_profiles_prefix', sql`${t.seriesPrefix} ~ '^[A-Z0-9]{1,4}$'`),
    index('seller_profiles_dated').on(t.validFrom),
  ],
)

/** The tax of a class from a day in India on. Rows never change; a change is a new row. */
export const taxClasses = pgTable(
  'tax_classes',
  {
    id: id(),
    key: text().notNull(),
    validFrom: date().notNull(),
    hsn: text().notNull(),
    uqc: text().notNull(),
    /** Hundredths of a percent. */
    rateBp: integer().notNull(),
    /**
     * The price of a piece before tax, in paise, above which the other rate applies; null for a
     * single rate.
     */
    abovePaise: integer(),
    rateAboveBp: integer(),
    /** Exempt: sold without tax, which differs from a rate of 0. */
    nil: boolean().notNull().default(false),
    /** The section of the return; null counts as nil rated. */
    nilKind: text({ enum: nilKinds }),
    /** The source of the rate, and open questions. */
    source: text(),
    /** Who confirmed it and when; null for a proposal. */
    reviewedBy: text(),
    reviewedAt: date(),
    /** Assumed confirmed, for the sample only. */
    isSample: boolean().notNull().default(false),
    createdBy: createdBy(),
    createdAt: createdAt(),
  },
  (t) => [
    check('tax_classes_rate', sql`${t.rateBp} between 0 and 10000`),
    check('tax_classes_slab', sql`(${t.abovePaise} is null) = (${t.rateAboveBp} is null)`),
    check('tax_classes_above', sql`${t.abovePaise} > 0 and ${t.rateAboveBp} between 0 and 10000`),
    check('tax_classes_nil', sql`not ${t.nil} or ${t.rateBp} = 0 and ${t.abovePaise} is null`),
    check(
      'tax_classes_nil_kind',
      sql`${t.nilKind} is null or ${t.nil} and ${oneOf(t.nilKind, nilKinds)}`,
    ),
    check('tax_classes_reviewed', sql`(${t.reviewedBy} is null) = (${t.reviewedAt} is null)`),
    index('tax_classes_dated').on(t.key, t.validFrom),
  ],
)

/**
 * The value of goods from which a parcel needs an e-way bill, from a day in India on. Rows never
 * change.
 */
export const ewayLimits = pgTable(
  'eway_limits',
  {
    id: id(),
    validFrom: date().notNull(),
    abovePaise: bigint({ mode: 'number' }).notNull(),
    createdBy: createdBy(),
    createdAt: createdAt(),
  },
  (t) => [
    check('eway_limits_above', sql`${t.abovePaise} > 0`),
    index('eway_limits_dated').on(t.validFrom),
  ],
)
