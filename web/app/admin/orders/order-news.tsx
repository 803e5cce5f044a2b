import type { OrderMessage } from '@tohfa/contract/orders/messages/sent-messages'
import { formatDateTime } from '#platform/i18n/dates.ts'
import {
  newsLabels,
  newsMailLabels,
  newsStateLabels,
  orderNewsTexts as texts,
} from './order-news.texts.ts'
import { Part } from './part.tsx'

/** What the buyer was told of an order by WhatsApp, and what became of it; nothing without any. */
export function OrderNews({ messages }: { messages: readonly OrderMessage[] }) {
  if (messages.length === 0) return null
  return (
    <Part heading={texts.heading}>
      <ol className="flex flex-col gap-2 text-sm">
        {messages.map(({ id, template, state, at, to, mail, error }) => (
          <li key={id} className="border-l-2 border-hairline pl-3">
            <p className="tabular wrap-anywhere">
              {`${newsLabels[template]}: ${newsStateLabels[state]}${to && `, ${texts.to(to)}`} · ${newsMailLabels[mail]}`}
            </p>
            {/* The provider answers in English. */}
            {error && (
              <p lang="en" data-from-people className="text-xs text-danger wrap-anywhere">
                {error}
              </p>
            )}
            <p className="tabular text-xs text-quiet">
              <time dateTime={at}>{formatDateTime(at)}</time>
            </p>
          </li>
        ))}
      </ol>
    </Part>
  )
}
