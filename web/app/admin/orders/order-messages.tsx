import { href } from '@tohfa/contract/shared/site-map'
import { useState } from 'react'
import { useGet } from '#platform/api/use-get.ts'
import { messageKindLabels } from '#accounts/contact/message-kinds.texts.ts'
import { Link } from '#ui/link.ts'
import {
  messageStateLabels,
  messagesTexts as texts,
} from '#admin/content/messages/messages.texts.ts'
import { useMay } from '#admin/frame/staff-role.ts'
import { NotProven } from '#admin/content/messages/message.tsx'
import { TicketClock } from '#admin/content/messages/ticket-clock.tsx'
import { Part } from './part.tsx'

/** Contact messages that name an order; nothing without any. */
export function OrderMessages({ orderId }: { orderId: string }) {
  const may = useMay()('GET /admin-message')
  const { latest } = useGet('GET /admin-message', may ? { query: { order: orderId } } : null)
  const [now] = useState(Date.now)
  if (!latest || (latest.success && latest.data.length === 0)) return null
  return (
    <Part heading={texts.ofOrder}>
      {latest.success ? (
        <ul className="flex flex-col gap-2 text-sm">
          {latest.data.map((message) => (
            <li key={message.id}>
              <p className="tabular flex flex-wrap gap-x-3">
                <Link
                  to={href(`/admin/messages?number=${message.number}`)}
                  className="text-link underline-offset-4 hover:underline"
                >
                  {message.number}
                </Link>
                {`${messageKindLabels[message.kind]} · ${messageStateLabels[message.state]}`}
              </p>
              {message.orderProven === false && <NotProven>{texts.notProven}</NotProven>}
              <TicketClock ticket={message} now={now} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-sm">{latest.error}</p>
      )}
    </Part>
  )
}
