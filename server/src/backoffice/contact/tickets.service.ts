import type { ContactMessage, OwnTicket, Ticket } from '@tohfa/contract/backoffice/contact'
import { Failure } from '#platform/http/failures.ts'
import { acknowledged, answered } from './contact.mails.ts'
import { markAcknowledged, markAcknowledgedByAnswer } from './contact.queries.ts'
import { answersOf, pageOfMessages } from './messages.queries.ts'
import { sendMessage, type SendMessageDeps } from './send-message.ts'
import { toOwnTicket, toTicket } from './to-message.ts'

/** A page of the account shows so many of one's messages. */
const mostOfOwn = 20

export type Tickets = {
  /** Stores a message and mails it; returns its number. */
  send(
    message: ContactMessage,
    sender: { userId: string | null; isAcknowledged: boolean },
  ): Promise<{ number: string }>
  /** The state of a message, by its link; 404 when the shop did not sign it. */
  read(token: string): Promise<Ticket>
  /** A signed-in person's messages, the newest first. */
  listOf(userId: string): Promise<OwnTicket[]>
}

/** Messages as their writers know them (docs/product.md 2.18). */
export function createTickets(deps: SendMessageDeps): Tickets {
  const { connection, links, mail } = deps
  const { db } = connection
  mail.whenSent(acknowledged, markAcknowledged)
  mail.whenSent(answered, markAcknowledgedByAnswer)

  return {
    send: (message, sender) => sendMessage(deps, message, sender),

    async read(token) {
      const id = links.idOf(token)
      const [row] = id ? await pageOfMessages(db, { id }, { page: 1, limit: 1 }) : []
      if (!row) throw new Failure('ticket_link_invalid')
      return toTicket(row, await answersOf(db, [row.id]))
    },

    async listOf(userId) {
      const rows = await pageOfMessages(db, { userId }, { page: 1, limit: mostOfOwn })
      const answers = await answersOf(
        db,
        rows.map(({ id }) => id),
      )
      return rows.map((row) => toOwnTicket(row, answers, links.tokenOf(row.id)))
    },
  }
}
