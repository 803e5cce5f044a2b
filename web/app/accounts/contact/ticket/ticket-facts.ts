import type { Ticket } from '@tohfa/contract/backoffice/contact'
import { formatDate, formatDateTime } from '#platform/i18n/dates.ts'
import { messageKindLabels } from '#accounts/contact/message-kinds.texts.ts'
import { ticketStateLabels, ticketTexts as texts } from './ticket.texts.ts'

/** The topic and state of a ticket, as names with values. */
export function ticketFacts(ticket: Ticket): readonly (readonly [name: string, value: string])[] {
  const { kind, orderNumber, state, createdAt, dueClose, closedAt } = ticket
  const order = orderNumber ? ` · ${texts.order(orderNumber)}` : ''
  return [
    [texts.about, messageKindLabels[kind] + order],
    [texts.written, formatDateTime(createdAt)],
    [texts.state, ticketStateLabels[state]],
    closedAt ? [texts.closed, formatDateTime(closedAt)] : [texts.settledBy, formatDate(dueClose)],
  ]
}
