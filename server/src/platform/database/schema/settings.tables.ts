import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import type { SettingsForm } from '@tohfa/contract/backoffice/settings/settings-table'
import { instant, shopNow } from './columns.ts'
import { orders } from './order.tables.ts'

/** What staff set of the shop, over what the environment has; no row until they do. */
export const shopSettings = pgTable(
  'shop_settings',
  {
    onlyOne: boolean().primaryKey().default(true),
    /** What was chosen, and nothing else: a key that is not there is the environment's. */
    chosen: jsonb().$type<SettingsForm>().notNull().default({}),
    changedAt: instant().notNull().default(shopNow),
  },
  (t) => [check('shop_settings_only_one', sql`${t.onlyOne}`)],
)

/** New orders that the shop's hourly mail has not told of yet. */
export const newOrderNotices = pgTable(
  'new_order_notices',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The full hour whose mail tells of it. */
    tellAt: instant().notNull(),
  },
  (t) => [index('new_order_notices_tell_at').on(t.tellAt)],
)
