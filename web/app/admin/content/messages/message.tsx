import { isolated } from '@tohfa/print-engine/text/isolated'
import { useState } from 'react'
import type { StaffMessage } from '@tohfa/contract/backoffice/contact'
import { useCall } from '#platform/api/use-call.ts'
import { messageKindLabels } from '#accounts/contact/message-kinds.texts.ts'
import { formatDateTime } from '#platform/i18n/dates.ts'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.ts'
import { toast } from '#ui/toast/toast.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import { messageStateLabels, messagesTexts as texts } from './messages.texts.ts'
import { TicketClock } from './ticket-clock.tsx'

type Props = { message: StaffMessage; now: number; onChanged: () => void }

/** A message with its writer, deadline, answers and actions. */
export function Message({ message, now, onChanged }: Props) {
  const [busy, call] = useCall()
  const [answering, setAnswering] = useState(false)
  const isClosed = message.state === 'closed'

  async function mark() {
    const answer = await call('PUT /admin-message/:id', {
      params: { id: message.id },
      body: { handled: !isClosed },
    })
    if (!answer.success) return toast('error', answer.error, message.id)
    toast('success', isClosed ? texts.markedOpen : texts.markedHandled, message.id)
    onChanged()
  }

  return (
    <li className="border-b border-hairline py-5">
      <article
        aria-label={texts.from(isolated(message.name))}
        className="grid gap-x-8 gap-y-3 lg:grid-cols-[16rem_1fr_auto]"
      >
        <div className="flex min-w-0 flex-col gap-2">
          <Matter message={message} now={now} />
          <Writer message={message} />
        </div>
        <div className="min-w-0">
          <p dir="auto" className="max-w-prose text-sm whitespace-pre-line wrap-anywhere">
            {message.message}
          </p>
          <Answers answers={message.answers} />
          {isClosed && (
            <p className="mt-2 text-xs font-medium text-success wrap-anywhere">
              {closedWords(message)}
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-start gap-3 lg:flex-col lg:items-stretch">
          <Button
            look={isClosed ? 'quiet' : 'primary'}
            aria-haspopup="dialog"
            aria-label={texts.answerOf(isolated(message.name))}
            onClick={() => setAnswering(true)}
          >
            {texts.answer}
          </Button>
          <Button
            look="secondary"
            busy={busy}
            aria-label={
              isClosed
                ? texts.reopenOf(isolated(message.name))
                : texts.handleOf(isolated(message.name))
            }
            onClick={() => void mark()}
          >
            {isClosed ? texts.reopen : texts.handle}
          </Button>
        </div>
      </article>
      <AnswerDialog
        open={answering}
        message={message}
        onClose={() => setAnswering(false)}
        onAnswered={() => {
          setAnswering(false)
          toast('success', texts.sent, message.id)
          onChanged()
        }}
      />
    </li>
  )
}

/** Its number, topic and deadline. */
function Matter({ message, now }: Omit<Props, 'onChanged'>) {
  const { number, state, kind, order, acknowledgedAt } = message
  return (
    <div className="text-sm">
      <p className="tabular flex flex-wrap items-baseline gap-x-3">
        <strong className="font-semibold">{number}</strong>
        <span>{messageStateLabels[state]}</span>
      </p>
      <p>{messageKindLabels[kind]}</p>
      {order && (
        <Link
          to={`/admin/orders?order=${order.id}`}
          className="tabular text-link underline underline-offset-4 hover:text-action"
        >
          {texts.order(order.orderNumber)}
        </Link>
      )}
      {order && !order.orderProven && <NotProven>{texts.notProven}</NotProven>}
      <TicketClock ticket={message} now={now} />
      {acknowledgedAt && (
        <p className="tabular text-xs text-quiet">
          {texts.acknowledged(formatDateTime(acknowledgedAt))}
        </p>
      )}
    </div>
  )
}

/** What staff must know before they act on a message. */
export function NotProven({ children }: { children: string }) {
  return (
    <p className="my-1 border-l-2 border-warning pl-2 text-xs font-medium text-warning">
      {children}
    </p>
  )
}

function Writer({ message }: Pick<Props, 'message'>) {
  const { name, email, phone, createdAt, signedIn } = message
  return (
    <div className="text-sm">
      <p className="font-semibold wrap-anywhere">
        <bdi>{name}</bdi>
      </p>
      <p className="text-quiet wrap-anywhere">{email}</p>
      <p className="tabular text-quiet">
        <a href={`tel:${phone}`} className="underline-offset-4 hover:underline">
          {phone}
        </a>
      </p>
      {!signedIn && <NotProven>{texts.notSignedIn}</NotProven>}
      <p className="tabular mt-1 text-xs text-quiet">
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
      </p>
    </div>
  )
}

function Answers({ answers }: Pick<StaffMessage, 'answers'>) {
  return (
    <ol>
      {answers.map(({ text, at, by }) => (
        <li
          key={at}
          className="mt-3 max-w-prose border-l-2 border-link bg-link-wash px-3 py-2 text-sm"
        >
          <p className="whitespace-pre-line wrap-anywhere">{text}</p>
          <p className="tabular pt-1 text-xs text-quiet wrap-anywhere">
            {by ? texts.answeredBy(by, formatDateTime(at)) : texts.answeredAt(formatDateTime(at))}
          </p>
        </li>
      ))}
    </ol>
  )
}

function closedWords({ handledBy, handledAt }: StaffMessage): string {
  const moment = handledAt ? formatDateTime(handledAt) : ''
  return handledBy ? texts.handledBy(handledBy, moment) : texts.handledAt(moment)
}
