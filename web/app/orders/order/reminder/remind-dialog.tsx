import { useState } from 'react'
import type { Order } from '@tohfa/contract/orders/orders'
import type { Reminder } from '@tohfa/contract/orders/reminders'
import { call } from '#platform/api/api-client.ts'
import { useGet } from '#platform/api/use-get.ts'
import { formatDate } from '#platform/i18n/dates.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SuccessMessage } from '#ui/success-message.tsx'
import { ReminderForm } from './reminder-form.tsx'
import { reminderTexts as texts } from './reminder.texts.ts'

type Props = {
  order: Order
  /** Whom the gift is for. */
  to: string
  onClose: () => void
}

/** Asks for the date of a gift, or says that it is remembered already. */
export default function RemindDialog({ order, to, onClose }: Props) {
  return (
    <Dialog open onClose={onClose} title={texts.heading}>
      <div className="p-5">
        <Content order={order} to={to} onClose={onClose} />
      </div>
    </Dialog>
  )
}

function Content({ order, to, onClose }: Props) {
  const { answer, latest, reload } = useGet('GET /reminders', {})
  const [kept, setKept] = useState<Reminder | null>(null)
  if (!latest?.success)
    return answer ? (
      <div role="alert" className="flex flex-col items-start gap-3">
        <p>{texts.notRead}</p>
        <Button look="secondary" onClick={reload}>
          {texts.retry}
        </Button>
      </div>
    ) : (
      <div aria-busy>
        <p className="sr-only">{texts.loading}</p>
        <Skeleton className="h-64" />
      </div>
    )
  const { mails, reminders } = latest.data
  const known = kept ?? (mails ? reminders.find(({ orderId }) => orderId === order.id) : undefined)
  if (known)
    return (
      <>
        <SuccessMessage sentence={texts.kept(formatDate(known.on))} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            {texts.close}
          </Button>
          <ButtonLink to="/account/dates">{texts.dates}</ButtonLink>
        </div>
      </>
    )
  return (
    <>
      <p className="pb-4 text-sm text-quiet">{texts.why}</p>
      <ReminderForm
        start={{
          name: to,
          ...(order.promisedBy && { date: order.promisedBy }),
          pincode: order.shipping_address.pinCode,
        }}
        asks={!mails}
        save={texts.save}
        onCancel={onClose}
        onSave={async (values) => {
          const sent = await call('POST /reminders', { body: { ...values, orderId: order.id } })
          if (!sent.success) return sent
          setKept(sent.data)
          return null
        }}
      />
    </>
  )
}
