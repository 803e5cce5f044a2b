import { isolated } from '@tohfa/print-engine/text/isolated'
import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router'
import { reminderNames } from '@tohfa/contract/orders/reminder.texts'
import type { LinkedReminder } from '@tohfa/contract/orders/reminders'
import { call } from '#platform/api/api-client.ts'
import { useGet } from '#platform/api/use-get.ts'
import { formatDate } from '#platform/i18n/dates.ts'
import { PageMeta } from '#platform/page-head/page-meta.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { MessagePage } from '#ui/message-page.tsx'
import { OrnamentBorder } from '#ui/ornament-border.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SuccessMessage } from '#ui/success-message.tsx'
import { reminderLinkTexts as texts } from './reminder-link.texts.ts'

/** Lets whoever has the mail ask for the next one, or end them all; opening it does neither. */
export default function ReminderLinkPage() {
  const { token = '' } = useParams()
  const { answer, latest, reload } = useGet('GET /reminder-links/:token', { params: { token } })
  return (
    <>
      <PageMeta title={texts.title} path="/reminder" hidden />
      {latest?.success ? (
        <Asked token={token} first={latest.data} />
      ) : latest?.status === 404 ? (
        <MessagePage {...texts.gone} />
      ) : latest && answer ? (
        <div className="page section-space">
          <EmptyState
            heading={<h1>{texts.failed}</h1>}
            sentence={latest.error}
            action={<Button onClick={reload}>{texts.retry}</Button>}
          />
        </div>
      ) : (
        <Column heading={texts.title} busy>
          <p className="sr-only">{texts.loading}</p>
          <Skeleton className="h-28" />
        </Column>
      )}
    </>
  )
}

function Asked({ token, first }: { token: string; first: LinkedReminder }) {
  const [{ mails, reminder }, setKnown] = useState(first)
  const [asking, setAsking] = useState<'again' | 'stop' | null>(null)
  const [done, setDone] = useState<'again' | 'stop' | null>(null)
  const [failed, setFailed] = useState<string | null>(null)

  async function ask(action: 'again' | 'stop') {
    if (asking) return
    setAsking(action)
    setFailed(null)
    const answer = await call('POST /reminder-links/:token', {
      params: { token },
      body: { action },
    })
    setAsking(null)
    if (!answer.success) return setFailed(answer.error)
    setKnown(answer.data)
    setDone(action)
  }

  if (!mails)
    return (
      <Column heading={texts.off}>
        {done && <SuccessMessage sentence={texts.offSentence} />}
        {!done && <p className="pb-5 text-sm">{texts.offSentence}</p>}
        <ButtonLink look="secondary" to="/account/dates">
          {texts.dates}
        </ButtonLink>
      </Column>
    )
  const day = reminder && formatDate(reminder.on)
  return (
    <Column
      heading={reminder ? reminderNames[reminder.occasion](isolated(reminder.name)) : texts.title}
    >
      {done === 'again' && day ? (
        <SuccessMessage sentence={texts.waits(day)} />
      ) : (
        <p className="tabular pb-4">
          {reminder?.mailedAt ? texts.on(day ?? '') : day ? texts.waits(day) : texts.forgotten}
        </p>
      )}
      <div className="mt-2 flex flex-col gap-3">
        {reminder?.mailedAt && (
          <Button size="lg" busy={asking === 'again'} onClick={() => void ask('again')}>
            {texts.again}
          </Button>
        )}
        <Button
          size="lg"
          look="secondary"
          busy={asking === 'stop'}
          onClick={() => void ask('stop')}
        >
          {texts.stop}
        </Button>
        {failed && (
          <p role="alert" className="text-sm text-danger">
            {failed}
          </p>
        )}
      </div>
      <p className="pt-5 text-sm text-quiet">{texts.stopWhat}</p>
    </Column>
  )
}

function Column({
  heading,
  busy,
  children,
}: {
  heading: string
  busy?: true
  children: ReactNode
}) {
  return (
    <div className="page py-10 sm:py-16" aria-busy={busy}>
      <div className="mx-auto max-w-sm">
        <OrnamentBorder />
        <h1 className="pt-6 pb-4 text-2xl font-semibold wrap-anywhere">{heading}</h1>
        {children}
      </div>
    </div>
  )
}
