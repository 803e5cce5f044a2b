import { useState } from 'react'
import { reminderConsentTexts } from '@tohfa/contract/orders/reminder.texts'
import type { Reminder } from '@tohfa/contract/orders/reminders'
import { call, type Failed } from '#platform/api/api-client.ts'
import { useGet } from '#platform/api/use-get.ts'
import { DeleteDialog } from '#accounts/account/designs/delete-dialog.tsx'
import { NotRead } from '#accounts/account/designs/not-read.tsx'
import { useRestoredFocus } from '#accounts/account/designs/use-restored-focus.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { focusMain } from '#ui/focus-main.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast/toast.ts'
import { DateDialog } from './date-dialog.tsx'
import { DateRow } from './date-row.tsx'
import { datesTexts as texts } from './dates.texts.ts'

const topic = 'dates'

/** The dates that somebody has remembered (docs/product.md 9.26). */
export default function DatesView() {
  const { answer, latest, reload } = useGet('GET /reminders', {})
  const [toEdit, setToEdit] = useState<Reminder | 'new' | null>(null)
  const [toDelete, setToDelete] = useState<Reminder | null>(null)
  const noteDeleted = useRestoredFocus(latest, focusMain)

  async function doThen(sent: Promise<{ success: true } | Failed>, done: string) {
    const outcome = await sent
    if (!outcome.success) toast('error', outcome.error, topic)
    else toast('success', done, topic)
    reload()
  }
  const setMails = (given: boolean) =>
    doThen(call('PUT /reminders/mails', { body: { given } }), given ? texts.resumed : texts.stopped)

  if (!latest?.success)
    return answer ? (
      <NotRead sentence={texts.notRead} onRetry={reload} />
    ) : (
      <div aria-busy>
        <p className="sr-only">{texts.loading}</p>
        <Skeleton className="h-64" />
      </div>
    )
  const { mails, reminders } = latest.data
  return (
    <>
      {reminders.length === 0 ? (
        <EmptyState
          heading={<h2>{texts.none}</h2>}
          sentence={texts.noneSentence}
          action={<Button onClick={() => setToEdit('new')}>{texts.add}</Button>}
        />
      ) : (
        <>
          <p className="text-sm text-quiet">{texts.why}</p>
          {!mails && <MailsOff onAgree={() => void setMails(true)} />}
          <ul className="mt-4 border-t border-hairline">
            {reminders.map((reminder) => (
              <DateRow
                key={reminder.id}
                reminder={reminder}
                mails={mails}
                onChange={() => setToEdit(reminder)}
                onDelete={() => setToDelete(reminder)}
                onAgain={() =>
                  void doThen(
                    call('POST /reminders/:id/again', { params: { id: reminder.id } }),
                    texts.saved,
                  )
                }
              />
            ))}
          </ul>
          <p className="pt-3 text-xs text-quiet">{texts.keptUntil}</p>
          <div className="mt-5 flex flex-wrap gap-3">
            <Button onClick={() => setToEdit('new')}>{texts.add}</Button>
            {mails && (
              <Button look="secondary" onClick={() => void setMails(false)}>
                {texts.stop}
              </Button>
            )}
          </div>
        </>
      )}
      {toEdit && (
        <DateDialog
          reminder={toEdit === 'new' ? null : toEdit}
          asks={!mails}
          onClose={(isSaved) => {
            setToEdit(null)
            if (!isSaved) return
            toast('success', texts.saved, topic)
            reload()
          }}
        />
      )}
      <DeleteDialog
        thing={toDelete}
        words={texts.deleting}
        remove={({ id }) => call('DELETE /reminders/:id', { params: { id } })}
        onClose={(isDeleted) => {
          setToDelete(null)
          if (!isDeleted) return
          noteDeleted()
          reload()
        }}
      />
    </>
  )
}

function MailsOff({ onAgree }: { onAgree: () => void }) {
  return (
    <div className="mt-4 border-l-2 border-warning bg-warning-wash px-4 py-3 text-sm">
      <p className="font-semibold">{texts.off}</p>
      <p className="py-2">{reminderConsentTexts.wording}</p>
      <Button look="secondary" onClick={onAgree}>
        {texts.on}
      </Button>
    </div>
  )
}
