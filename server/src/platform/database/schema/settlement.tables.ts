import { sql } from 'drizzle-orm'
import { bigint, check, date, index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { settledKinds } from '@tohfa/contract/payments/settled-kinds'
import { oneOf } from '#platform/database/one-of.ts'
import { createdAt, id } from './columns.ts'

const paise = () => bigint({ mode: 'number' }).notNull()

/** A payout of the payment provider to the bank, by the provider's id. */
export const settlements = pgTable(
  'settlements',
  {
    id: text().primaryKey(),
    /** The bank's reference. */
    utr: text().notNull(),
    /** The day in India. */
    settledOn: date().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('settlements_by_day').on(t.settledOn, t.id)],
)

/** A payment, refund or correction in a payout, as the provider reports it. */
export const settlementEntries = pgTable(
  'settlement_entries',
  {
    id: id(),
    settlementId: text()
      .notNull()
      .references(() => settlements.id, { onDelete: 'cascade' }),
    kind: text({ enum: settledKinds }).notNull(),
    /** The provider's id of the payment or refund. */
    entityId: text().notNull(),
    /** The payment of a refund. */
    providerPaymentId: text(),
    amountPaise: paise(),
    /** Without its tax. */
    feePaise: paise(),
    taxPaise: paise(),
    creditPaise: paise(),
    debitPaise: paise(),
  },
  (t) => [
    check('settlement_entries_kind', oneOf(t.kind, settledKinds)),
    unique('settlement_entries_once').on(t.settlementId, t.entityId),
    index('settlement_entries_entity').on(t.entityId, t.id),
    index('settlement_entries_payment')
      .on(t.providerPaymentId)
      .where(sql`provider_payment_id is not null`),
  ],
)

/** An entry as a later report of its settlement has it, differently. */
export const settlementCorrections = pgTable(
  'settlement_corrections',
  {
    settlementId: text()
      .notNull()
      .references(() => settlements.id, { onDelete: 'cascade' }),
    entityId: text().notNull(),
    kind: text({ enum: settledKinds }).notNull(),
    providerPaymentId: text(),
    amountPaise: paise(),
    feePaise: paise(),
    taxPaise: paise(),
    creditPaise: paise(),
    debitPaise: paise(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.settlementId, t.entityId] }),
    check('settlement_corrections_kind', oneOf(t.kind, settledKinds)),
  ],
)

/** Cash that the courier collected and paid to the bank. */
export const cashRemittances = pgTable(
  'cash_remittances',
  {
    reference: text().primaryKey(),
    /** The day in India. */
    remittedOn: date().notNull(),
    amountPaise: paise(),
    createdAt: createdAt(),
  },
  (t) => [
    check('cash_remittances_amount', sql`${t.amountPaise} >= 0`),
    index('cash_remittances_by_day').on(t.remittedOn, t.reference),
  ],
)

/** The part of a remittance for one parcel. */
export const remittedParcels = pgTable(
  'remitted_parcels',
  {
    id: id(),
    reference: text()
      .notNull()
      .references(() => cashRemittances.reference, { onDelete: 'cascade' }),
    waybill: text().notNull(),
    amountPaise: paise(),
  },
  (t) => [
    check('remitted_parcels_amount', sql`${t.amountPaise} >= 0`),
    unique('remitted_parcels_once').on(t.reference, t.waybill),
    index('remitted_parcels_waybill').on(t.waybill, t.id),
  ],
)
