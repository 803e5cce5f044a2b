import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { languages } from '@tohfa/contract/i18n/languages'
import { messageStates } from '@tohfa/contract/orders/messages/message-states'
import { messageTemplateNames, type MessageFacts } from '@tohfa/contract/orders/messages/templates'
import { oneOf } from '#platform/database/one-of.ts'
import { createdAt, id, instant } from './columns.ts'
import { orders } from './order.tables.ts'

/** Messages by WhatsApp about orders. */
export const whatsappMessages = pgTable(
  'whatsapp_messages',
  {
    id: id(),
    /** Its occasion, as that of the mail about the same. */
    key: text().notNull(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** One of the four that an order has; null once the provider refused it, which costs nothing. */
    slot: smallint(),
    template: text({ enum: messageTemplateNames }).notNull(),
    language: text({ enum: languages }).notNull(),
    /** Empty once it is forgotten. */
    phone: text().notNull(),
    facts: jsonb().$type<MessageFacts>().notNull(),
    /** Whether the mail of the same key is sent only if this message does not arrive. */
    mailWaits: boolean().notNull(),
    state: text({ enum: messageStates }).notNull().default('queued'),
    providerId: text(),
    /** What the provider says; null until it does. */
    isBilled: boolean(),
    errorCode: integer(),
    error: text(),
    createdAt: createdAt(),
    sentAt: instant(),
    deliveredAt: instant(),
    readAt: instant(),
    /** When it failed or was withdrawn. */
    endedAt: instant(),
  },
  (t) => [
    unique('whatsapp_messages_key').on(t.key),
    unique('whatsapp_messages_slots').on(t.orderId, t.slot),
    unique('whatsapp_messages_provider_id').on(t.providerId),
    index('whatsapp_messages_kept')
      .on(t.createdAt)
      .where(sql`phone <> ''`),
    check('whatsapp_messages_slot', sql`${t.slot} between 1 and 4`),
    check('whatsapp_messages_language', oneOf(t.language, languages)),
    check('whatsapp_messages_template', oneOf(t.template, messageTemplateNames)),
    check('whatsapp_messages_state', oneOf(t.state, messageStates)),
  ],
)

/** What a number wrote last: STOP, or START. */
export const whatsappStops = pgTable('whatsapp_stops', {
  phone: text().primaryKey(),
  isStopped: boolean().notNull(),
  at: instant().notNull(),
})
