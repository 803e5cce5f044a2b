import { useState } from 'react'
import type { RefundDestination } from '@tohfa/contract/payments/refund-details'
import type { StaffRefund } from '@tohfa/contract/payments/refunds'
import { call } from '#platform/api/api-client.ts'
import { formatDateTime } from '#platform/i18n/dates.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast/toast.ts'
import { Facts } from '#admin/orders/part.tsx'
import { changeTexts as texts } from './change.texts.ts'

/** The details of a refund by hand: fetched on request, or requested again from the buyer. */
export function RefundDestinationNote({
  refund: { id, status, details },
  onChanged,
}: {
  refund: StaffRefund
  onChanged: () => void
}) {
  const [shown, setShown] = useState<RefundDestination | null>(null)
  const [busy, setBusy] = useState<'reading' | 'asking' | null>(null)
  const isKept = details?.givenAt != null && details.forgottenAt === null

  async function read() {
    setBusy('reading')
    const answer = await call('POST /admin/refunds/:id/read-details', { params: { id } })
    setBusy(null)
    if (!answer.success) return toast('error', answer.error, id)
    setShown(answer.data)
  }

  async function ask() {
    setBusy('asking')
    const answer = await call('POST /admin/refunds/:id/ask-details', { params: { id } })
    setBusy(null)
    if (!answer.success) return toast('error', answer.error, id)
    setShown(null)
    toast('success', texts.asked, id)
    onChanged()
  }

  return (
    <div className="mt-2 flex flex-col gap-2">
      {details && <p className="text-sm text-quiet">{sentenceOf(details)}</p>}
      {shown && <Facts facts={factsOf(shown)} />}
      <div className="flex flex-wrap justify-end gap-2">
        {isKept && !shown && (
          <Button look="secondary" busy={busy === 'reading'} onClick={() => void read()}>
            {texts.readWhere}
          </Button>
        )}
        {status !== 'processed' && (
          <Button look="quiet" busy={busy === 'asking'} onClick={() => void ask()}>
            {texts.askWhere}
          </Button>
        )}
      </div>
    </div>
  )
}

function sentenceOf({ askedAt, givenAt, forgottenAt }: NonNullable<StaffRefund['details']>) {
  if (forgottenAt) return texts.whereForgotten(formatDateTime(forgottenAt))
  return givenAt
    ? texts.whereGiven(formatDateTime(givenAt))
    : texts.whereAsked(formatDateTime(askedAt))
}

function factsOf(to: RefundDestination): readonly (readonly [string, string])[] {
  if (to.method === 'upi') return [[texts.upi, to.upi]]
  return [
    [texts.accountName, to.name],
    [texts.accountNumber, to.accountNumber],
    [texts.ifsc, to.ifsc],
  ]
}
