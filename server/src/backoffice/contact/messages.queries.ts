import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { MessageState } from '@tohfa/contract/backoffice/contact'
import { now } from '#platform/runtime/clock.ts'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { users } from '#platform/database/schema/account.tables.ts'
import { contactMessages, messageAnswers } from '#platform/database/schema/contact.tables.ts'
import { orders } from '#platform/database/schema/order.tables.ts'

type Message = typeof contactMessages.$inferSelect
export type MessageRow = Omit<Message, 'handledBy'> & {
  handledBy: string | null
  orderNumber: string | null
  orderUserId: string | null
}
export type AnswerRow = { messageId: string; text: string; at: Date; by: string | null }

/** The filter of messages: a state, an id or number, an order, or a signed-in writer. */
export type Narrow = {
  state?: MessageState | undefined
  id?: string
  number?: string | undefined
  orderId?: string | undefined
  userId?: string
}

const inState = (state: MessageState) =>
  and(
    (state === 'closed' ? isNotNull : isNull)(contactMessages.handledAt),
    state === 'closed'
      ? undefined
      : (state === 'answered' ? isNotNull : isNull)(contactMessages.answeredAt),
  )

function narrowed({ state, id, number, orderId, userId }: Narrow) {
  return and(
    state && inState(state),
    id ? eq(contactMessages.id, id) : undefined,
    number ? eq(contactMessages.number, number) : undefined,
    orderId ? eq(contactMessages.orderId, orderId) : undefined,
    userId ? eq(contactMessages.userId, userId) : undefined,
  )
}

/** Messages, the newest first, each with the e-mail of the person who closed it and its order. */
export function pageOfMessages(
  db: Database,
  narrow: Narrow,
  { page, limit }: { page: number; limit: number },
): Promise<MessageRow[]> {
  const { handledBy, ...columns } = getTableColumns(contactMessages)
  return db
    .select({
      ...columns,
      handledBy: users.email,
      orderNumber: orders.orderNumber,
      orderUserId: orders.userId,
    })
    .from(contactMessages)
    .leftJoin(users, eq(users.id, handledBy))
    .leftJoin(orders, eq(orders.id, contactMessages.orderId))
    .where(narrowed(narrow))
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
    .limit(limit)
    .offset((page - 1) * limit)
}

export function countMessages(db: Database, narrow: Narrow): Promise<number> {
  return db.$count(contactMessages, narrowed(narrow))
}

/** The answers to these messages, the oldest first. */
export async function answersOf(db: Database, ids: readonly string[]): Promise<AnswerRow[]> {
  if (ids.length === 0) return []
  const { messageId, text, createdAt } = messageAnswers
  return db
    .select({ messageId, text, at: createdAt, by: users.email })
    .from(messageAnswers)
    .leftJoin(users, eq(users.id, messageAnswers.staffId))
    .where(inArray(messageId, [...ids]))
    .orderBy(asc(createdAt), asc(messageAnswers.id))
}

/** Closes a message or opens it again, unless it is so already; false when nothing changed. */
export async function markMessage(
  tx: Transaction,
  id: string,
  handledBy: string | null,
): Promise<boolean> {
  const { handledAt } = contactMessages
  const rows = await tx
    .update(contactMessages)
    .set({ handledBy, handledAt: handledBy ? now() : null })
    .where(and(eq(contactMessages.id, id), (handledBy ? isNull : isNotNull)(handledAt)))
    .returning({ id: contactMessages.id })
  return rows.length > 0
}

/** Stores an answer; returns its id, or undefined when the message does not exist. */
export async function insertAnswer(
  tx: Transaction,
  answer: { messageId: string; staffId: string; text: string },
): Promise<string | undefined> {
  const found = await tx
    .update(contactMessages)
    .set({ answeredAt: now() })
    .where(eq(contactMessages.id, answer.messageId))
    .returning({ id: contactMessages.id })
  if (found.length === 0) return undefined
  const [kept] = await tx.insert(messageAnswers).values(answer).returning({ id: messageAnswers.id })
  return kept?.id
}
