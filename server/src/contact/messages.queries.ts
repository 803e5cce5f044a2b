import { and, desc, eq, getTableColumns, isNotNull, isNull } from 'drizzle-orm'
import type { messageStates } from '@tohfa/contract/contact'
import type { Database, Transaction } from '../database/connect.ts'
import { contactMessages, users } from '../database/schema/account.tables.ts'

export type MessageState = (typeof messageStates)[number] | undefined
export type MessageRow = Omit<typeof contactMessages.$inferSelect, 'handledBy'> & {
  handledBy: string | null
}

const inState = (state: MessageState) =>
  state && (state === 'open' ? isNull : isNotNull)(contactMessages.handledAt)

/** Messages, the newest first, each with the e-mail of who handled it. */
export function pageOfMessages(
  db: Database,
  narrow: { state?: MessageState; id?: string },
  { page, limit }: { page: number; limit: number },
): Promise<MessageRow[]> {
  const { handledBy, ...columns } = getTableColumns(contactMessages)
  return db
    .select({ ...columns, handledBy: users.email })
    .from(contactMessages)
    .leftJoin(users, eq(users.id, handledBy))
    .where(and(inState(narrow.state), narrow.id ? eq(contactMessages.id, narrow.id) : undefined))
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
    .limit(limit)
    .offset((page - 1) * limit)
}

export function countMessages(db: Database, state: MessageState): Promise<number> {
  return db.$count(contactMessages, inState(state))
}

/** Marks a message, unless it is so already; when it came, or undefined when nothing changed. */
export async function markMessage(
  tx: Transaction,
  id: string,
  handledBy: string | null,
): Promise<Date | undefined> {
  const { handledAt } = contactMessages
  const [row] = await tx
    .update(contactMessages)
    .set({ handledBy, handledAt: handledBy ? new Date() : null })
    .where(and(eq(contactMessages.id, id), (handledBy ? isNull : isNotNull)(handledAt)))
    .returning({ createdAt: contactMessages.createdAt })
  return row?.createdAt
}
