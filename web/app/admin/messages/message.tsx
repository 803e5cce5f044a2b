import { useState } from 'react'
import type { KeptMessage } from '@tohfa/contract/contact'
import { call } from '../../api/api-client.ts'
import { useStoreParticulars } from '../../document/use-store-particulars.ts'
import { formatDateTime } from '../../locale/dates.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { messagesTexts as texts } from './messages.texts.ts'

/** One message with its writer, and the mark that somebody has seen to it. */
export function Message({ message, onMarked }: { message: KeptMessage; onMarked: () => void }) {
  const [busy, setBusy] = useState(false)
  const store = useStoreParticulars()
  const isHandled = message.handledAt !== null

  async function mark() {
    setBusy(true)
    const answer = await call('PUT /admin-message/:id', {
      params: { id: message.id },
      body: { handled: !isHandled },
    })
    setBusy(false)
    if (!answer.success) return toast('error', answer.error, message.id)
    toast('success', isHandled ? texts.markedOpen : texts.markedHandled, message.id)
    onMarked()
  }

  return (
    <li className="border-b border-hairline py-5">
      <article
        aria-label={texts.from(message.name)}
        className="grid gap-x-8 gap-y-3 lg:grid-cols-[16rem_1fr_auto]"
      >
        <div className="min-w-0 text-sm">
          <p className="font-semibold wrap-anywhere">{message.name}</p>
          <p className="text-quiet wrap-anywhere">{message.email}</p>
          <p className="tabular text-quiet">
            <a href={`tel:${message.phone}`} className="underline-offset-4 hover:underline">
              {message.phone}
            </a>
          </p>
          <p className="tabular mt-1 text-xs text-quiet">
            <time dateTime={message.createdAt}>{formatDateTime(message.createdAt)}</time>
          </p>
        </div>
        <div className="min-w-0">
          <p className="max-w-prose text-sm whitespace-pre-line wrap-anywhere">{message.message}</p>
          {isHandled && (
            <p className="mt-2 text-xs font-medium text-success wrap-anywhere">
              {handledWords(message)}
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-start gap-3 lg:flex-col lg:items-stretch">
          <a
            href={`mailto:${message.email}?subject=${encodeURIComponent(texts.answerSubject(store.name))}`}
            className={buttonClass('secondary')}
          >
            {texts.answer}
          </a>
          <Button
            look={isHandled ? 'quiet' : 'primary'}
            busy={busy}
            aria-label={isHandled ? texts.reopenOf(message.name) : texts.handleOf(message.name)}
            onClick={() => void mark()}
          >
            {isHandled ? texts.reopen : texts.handle}
          </Button>
        </div>
      </article>
    </li>
  )
}

function handledWords({ handledBy, handledAt }: KeptMessage): string {
  const moment = handledAt ? formatDateTime(handledAt) : ''
  return handledBy ? texts.handledBy(handledBy, moment) : texts.handledAt(moment)
}
