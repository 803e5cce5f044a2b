import type { Reminder } from '@tohfa/contract/orders/reminders'
import { call } from '#platform/api/api-client.ts'
import { ReminderForm } from '#orders/order/reminder/reminder-form.tsx'
import { reminderTexts } from '#orders/order/reminder/reminder.texts.ts'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { datesTexts as texts } from './dates.texts.ts'

/** The form of a new date, or of one that is there. */
export function DateDialog({
  reminder,
  asks,
  onClose,
}: {
  reminder: Reminder | null
  /** Whether somebody has to say yes to the mails first. */
  asks: boolean
  onClose: (isSaved: boolean) => void
}) {
  return (
    <Dialog
      open
      onClose={() => onClose(false)}
      title={reminder ? texts.changeHeading : texts.addHeading}
    >
      <div className="p-5">
        <ReminderForm
          start={reminder ?? {}}
          asks={asks && !reminder}
          save={reminder ? reminderTexts.saveChange : reminderTexts.save}
          onCancel={() => onClose(false)}
          onSave={async ({ agreed, ...values }) => {
            const answer = reminder
              ? await call('PUT /reminders/:id', { params: { id: reminder.id }, body: values })
              : await call('POST /reminders', { body: { ...values, ...(agreed && { agreed }) } })
            if (!answer.success) return answer
            onClose(true)
            return null
          }}
        />
      </div>
    </Dialog>
  )
}
