import type { StaffMessage, MessageAnswer } from '@tohfa/contract/backoffice/contact'
import type { Connection, Transaction } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import { recordChange } from '#backoffice/staff-log/staff-log.service.ts'
import { queueAnswer, type TicketMailDeps } from './contact.mails.ts'
import {
  answersOf,
  countMessages,
  insertAnswer,
  markMessage,
  type Narrow,
  pageOfMessages,
} from './messages.queries.ts'
import { toMessage } from './to-message.ts'

export type Messages = {
  /** One page of messages, the newest first, and the number without an answer. */
  list(
    narrow: Pick<Narrow, 'state' | 'number' | 'orderId'>,
    paging: { page: number; limit: number },
  ): Promise<{ messages: StaffMessage[]; totalCount: number; open: number }>
  /** Closes a message, or opens it again. */
  handle(id: string, isHandled: boolean, staffId: string): Promise<StaffMessage>
  /** Mails an answer to the writer and stores it; closes the message on request. */
  answer(id: string, answer: MessageAnswer, staffId: string): Promise<StaffMessage>
}

/** Staff's actions on messages of the contact form. */
export function createMessages(deps: TicketMailDeps & { connection: Connection }): Messages {
  const { connection } = deps
  const { db } = connection

  async function read(tx: Transaction, id: string): Promise<StaffMessage> {
    const [row] = await pageOfMessages(tx, { id }, { page: 1, limit: 1 })
    if (!row) throw new Failure('message_not_found')
    return toMessage(row, await answersOf(tx, [id]))
  }

  /** By its number, without its writer, because the log is kept when their data are erased. */
  async function mark(tx: Transaction, id: string, isHandled: boolean, staffId: string) {
    const { number } = await read(tx, id)
    if (!(await markMessage(tx, id, isHandled ? staffId : null))) return
    const action = isHandled ? 'handled' : 'reopened'
    await recordChange(tx, staffId, { subject: 'message', action, subjectId: id, name: number })
  }

  return {
    async list(narrow, paging) {
      const [rows, totalCount, open] = await Promise.all([
        pageOfMessages(db, narrow, paging),
        countMessages(db, narrow),
        countMessages(db, { state: 'open' }),
      ])
      const answers = await answersOf(
        db,
        rows.map(({ id }) => id),
      )
      return { messages: rows.map((row) => toMessage(row, answers)), totalCount, open }
    },

    handle: (id, isHandled, staffId) =>
      connection.transaction(async (tx) => {
        await mark(tx, id, isHandled, staffId)
        return read(tx, id)
      }),

    answer: (id, { text, close = false }, staffId) =>
      connection.transaction(async (tx) => {
        const answerId = await insertAnswer(tx, { messageId: id, staffId, text })
        if (!answerId) throw new Failure('message_not_found')
        const { number, email } = await read(tx, id)
        const answer = { id: answerId, text, isClosing: close }
        await queueAnswer(deps, tx, { id, number, email, answer })
        await recordChange(tx, staffId, {
          subject: 'message',
          action: 'answered',
          subjectId: id,
          name: number,
        })
        if (close) await mark(tx, id, true, staffId)
        return read(tx, id)
      }),
  }
}
