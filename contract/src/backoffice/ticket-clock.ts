import type { MessageState } from './message-states.ts'

const hour = 60 * 60 * 1000

/** The moments of a ticket that its clocks run by, as ISO 8601. */
export type TicketMoments = {
  state: MessageState
  acknowledgedAt: string | null
  dueAck: string
  dueClose: string
}

/** Which clock of a ticket runs, and the whole hours until it ends; past it, those since, negative. */
type TicketClock = { due: 'acknowledge' | 'close'; hours: number; isOver: boolean }

/**
 * The clock that runs at `now`: first 48 hours to acknowledge, then a month to close. None when it is
 * closed.
 */
export function ticketClock(ticket: TicketMoments, now: number): TicketClock | null {
  if (ticket.state === 'closed') return null
  const due = ticket.acknowledgedAt === null ? 'acknowledge' : 'close'
  const left = Date.parse(due === 'acknowledge' ? ticket.dueAck : ticket.dueClose) - now
  return { due, hours: Math.trunc(left / hour), isOver: left < 0 }
}
