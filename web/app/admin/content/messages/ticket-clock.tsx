import { ticketClock, type TicketMoments } from '@tohfa/contract/backoffice/ticket-clock'
import { messagesTexts as texts } from './messages.texts.ts'

const day = 24
/** The shorter legal deadline in hours; a rest below it is urgent for the longer one, too. */
const nearHours = 48

/** The time until a message's deadline, or since it. */
export function TicketClock({ ticket, now }: { ticket: TicketMoments; now: number }) {
  const clock = ticketClock(ticket, now)
  if (!clock) return null
  const { due, hours, isOver } = clock
  const words = {
    acknowledge: isOver ? texts.ackOverdue : texts.toAcknowledge,
    close: isOver ? texts.closeOverdue : texts.toClose,
  }[due]
  const isNear = due === 'acknowledge' || hours < nearHours
  const ink = isOver ? 'text-danger' : isNear ? 'text-warning' : 'text-quiet'
  return <p className={`tabular text-xs font-medium ${ink}`}>{words(span(Math.abs(hours)))}</p>
}

function span(hours: number): string {
  return hours < 2 * day ? texts.hours(hours) : texts.days(Math.trunc(hours / day))
}
