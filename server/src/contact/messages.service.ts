import type { KeptMessage } from '@tohfa/contract/contact'
import type { Connection } from '../database/connect.ts'
import { Failure } from '../http/failures.ts'
import { recordChange } from '../staff-log/staff-log.service.ts'
import {
  countMessages,
  markMessage,
  type MessageRow,
  type MessageState,
  pageOfMessages,
} from './messages.queries.ts'

export type Messages = {
  /** One page of what people wrote, the newest first, and how many wait. */
  list(
    state: MessageState,
    paging: { page: number; limit: number },
  ): Promise<{ messages: KeptMessage[]; totalCount: number; open: number }>
  /** Marks a message as handled, or as not handled after all. */
  handle(id: string, isHandled: boolean, staffId: string): Promise<KeptMessage>
}

/** What staff do with the messages of the contact form. */
export function createMessages({ connection }: { connection: Connection }): Messages {
  const { db } = connection
  return {
    async list(state, paging) {
      const [rows, totalCount, open] = await Promise.all([
        pageOfMessages(db, { state }, paging),
        countMessages(db, state),
        countMessages(db, 'open'),
      ])
      return { messages: rows.map(toMessage), totalCount, open }
    },

    handle: (id, isHandled, staffId) =>
      connection.transaction(async (tx) => {
        const cameAt = await markMessage(tx, id, isHandled ? staffId : null)
        const [row] = await pageOfMessages(tx, { id }, { page: 1, limit: 1 })
        if (!row) throw new Failure('message_not_found')
        const action = isHandled ? 'handled' : 'reopened'
        // Its writer is not named: the log is kept when their data are erased.
        if (cameAt)
          await recordChange(tx, staffId, {
            subject: 'message',
            action,
            subjectId: id,
            name: cameAt.toISOString(),
          })
        return toMessage(row)
      }),
  }
}

function toMessage({ createdAt, handledAt, ...row }: MessageRow): KeptMessage {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    handledAt: handledAt?.toISOString() ?? null,
  }
}
