import { sql } from 'drizzle-orm'
import { check, index, pgSequence, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { oneOf } from '#platform/database/one-of.ts'
import { messageKinds } from '@tohfa/contract/backoffice/message-states'
import { users } from './account.tables.ts'
import { createdAt, id, instant } from './columns.ts'
import { orders } from './order.tables.ts'

export const ticketNumbers = pgSequence('ticket_numbers', { startWith: 1_001 })

/** Contact messages, each a ticket with its number and deadlines. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    number: text()
      .notNull()
      .unique('contact_messages_number')
      .default(
        sql`('T-' || to_char(shop_now() at time zone 'Asia/Kolkata', 'YYMM') || '-' || nextval('ticket_numbers'))`,
      ),
    kind: text({ enum: messageKinds }).notNull().default('question'),
    name: text().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    message: text().notNull(),
    /** The writer, if signed in. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The order that the message names, if the writer owns it. */
    orderId: uuid().references(() => orders.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** When the mail with its number was sent, or the first answer, whichever came first. */
    acknowledgedAt: instant(),
    /** When staff answered last. */
    answeredAt: instant(),
    dueAck: instant()
      .notNull()
      .default(sql`shop_now() + interval '48 hours'`),
    dueClose: instant()
      .notNull()
      .default(
        sql`(((shop_now() at time zone 'Asia/Kolkata') + interval '1 month') at time zone 'Asia/Kolkata')`,
      ),
    /** When the ticket was closed. */
    handledAt: instant(),
    handledBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('contact_messages_newest').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('contact_messages_open')
      .on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`handled_at is null`),
    index('contact_messages_of_person')
      .on(t.userId, t.createdAt.desc().nullsFirst())
      .where(sql`user_id is not null`),
    index('contact_messages_of_email').on(sql`lower(${t.email})`, t.createdAt.desc().nullsFirst()),
    index('contact_messages_of_order')
      .on(t.orderId)
      .where(sql`order_id is not null`),
    check('contact_messages_kind', oneOf(t.kind, messageKinds)),
  ],
)

/** Answers by staff, each mailed to the writer. */
export const messageAnswers = pgTable(
  'message_answers',
  {
    id: id(),
    messageId: uuid()
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    staffId: uuid().references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('message_answers_of_message').on(t.messageId, t.createdAt)],
)
