import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { SettingsForm } from '@tohfa/contract/backoffice/settings/settings-table'
import { oneOf } from '#platform/database/one-of.ts'
import { setupMarks as marks } from '@tohfa/contract/backoffice/setup'
import { users } from './account.tables.ts'
import { instant, shopNow } from './columns.ts'
import { orders } from './order.tables.ts'

/** Settings that staff changed, on top of the environment; no row until the first change. */
export const shopSettings = pgTable(
  'shop_settings',
  {
    onlyOne: boolean().primaryKey().default(true),
    /** Only the changed values; the environment gives every other key. */
    chosen: jsonb().$type<SettingsForm>().notNull().default({}),
    changedAt: instant().notNull().default(shopNow),
    /** When an owner ended the sample: from then on nothing of it counts. */
    sampleEndedAt: instant(),
  },
  (t) => [check('shop_settings_only_one', sql`${t.onlyOne}`)],
)

/** New orders that the hourly mail to the shop has not listed yet. */
export const newOrderNotices = pgTable(
  'new_order_notices',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The full hour of the mail that lists it. */
    tellAt: instant().notNull(),
  },
  (t) => [index('new_order_notices_tell_at').on(t.tellAt)],
)

/** Facts of the set-up that only people know: pages that were read, and providers tried out. */
export const setupMarks = pgTable(
  'setup_marks',
  {
    mark: text({ enum: marks }).primaryKey(),
    /** A fingerprint of the keys that were tried out; empty for pages. */
    keys: text().notNull().default(''),
    madeBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    madeAt: instant().notNull().default(shopNow),
  },
  (t) => [check('setup_marks_mark', oneOf(t.mark, marks))],
)
