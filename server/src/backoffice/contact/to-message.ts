import type {
  StaffMessage,
  MessageState,
  OwnTicket,
  Ticket,
} from '@tohfa/contract/backoffice/contact'
import type { AnswerRow, MessageRow } from './messages.queries.ts'

const iso = (at: Date | null) => at?.toISOString() ?? null

function stateOf({ handledAt, answeredAt }: MessageRow): MessageState {
  if (handledAt) return 'closed'
  return answeredAt ? 'answered' : 'open'
}

/** A message as staff see it; `answers` are those of a whole page. */
export function toMessage(row: MessageRow, answers: readonly AnswerRow[]): StaffMessage {
  const { id, number, kind, name, phone, email, message, orderId, orderNumber, handledBy } = row
  const orderProven = row.userId !== null && row.userId === row.orderUserId
  const order = orderId && orderNumber ? { id: orderId, orderNumber, orderProven } : null
  return {
    id,
    number,
    kind,
    state: stateOf(row),
    name,
    phone,
    email,
    message,
    signedIn: row.userId !== null,
    order,
    orderProven: order && orderProven,
    createdAt: row.createdAt.toISOString(),
    acknowledgedAt: iso(row.acknowledgedAt),
    dueAck: row.dueAck.toISOString(),
    dueClose: row.dueClose.toISOString(),
    handledAt: iso(row.handledAt),
    handledBy,
    answers: answers
      .filter(({ messageId }) => messageId === id)
      .map(({ text, at, by }) => ({ text, at: at.toISOString(), by })),
  }
}

/** The same as whoever has its link reads it. */
export function toTicket(row: MessageRow, answers: readonly AnswerRow[]): Ticket {
  const { number, kind, state, createdAt, acknowledgedAt, dueClose, ...more } = toMessage(
    row,
    answers,
  )
  return {
    number,
    kind,
    state,
    createdAt,
    acknowledgedAt,
    dueClose,
    closedAt: more.handledAt,
    orderNumber: more.order?.orderNumber ?? null,
    answers: more.answers.map(({ text, at }) => ({ text, at })),
  }
}

/** The same in the view of its signed-in writer. */
export function toOwnTicket(
  row: MessageRow,
  answers: readonly AnswerRow[],
  token: string,
): OwnTicket {
  return { ...toTicket(row, answers), message: row.message, token }
}
