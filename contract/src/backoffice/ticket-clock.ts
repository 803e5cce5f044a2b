import type { MessageState } from './message-states.ts'

const hour = 60 * 60 * 1000

/** The times that determine the deadlines of a ticket, as ISO 8601. */
export type TicketMoments = {
  state: MessageState
  acknowledgedAt: string | null
  dueAck: string
  dueClose: string
}

/** The running deadline of a ticket, and the whole hours until it; negative once it has passed. */
type TicketClock = { due: 'acknowledge' | 'close'; hours: number; isOver: boolean }

/**
 * The deadline that runs at `now`: first 48 hours to acknowledge, then a month to close. Null when
 * the ticket is closed.
 */
export function ticketClock(ticket: TicketMoments, now: number): TicketClock | null {
  if (ticket.state === 'closed') return null
  const due = ticket.acknowledgedAt === null ? 'acknowledge' : 'close'
  const left = Date.parse(due === 'acknowledge' ? ticket.dueAck : ticket.dueClose) - now
  return { due, hours: Math.trunc(left / hour), isOver: left < 0 }
}
