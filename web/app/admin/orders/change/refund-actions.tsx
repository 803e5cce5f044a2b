import { useState } from 'react'
import type { StaffRefund } from '@tohfa/contract/payments/refunds'
import { useCall } from '#platform/api/use-call.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { toast } from '#ui/toast/toast.ts'
import { changeTexts as texts } from './change.texts.ts'

/** Staff's next step on a refund: retry a failed one, or record a transfer by hand. */
export function RefundActions({
  refund,
  onChanged,
}: {
  refund: StaffRefund
  onChanged: () => void
}) {
  const [utr, setUtr] = useState('')
  const [busy, call] = useCall()
  const [error, setError] = useState<string | undefined>()
  const isByHand = refund.kind !== 'provider' && refund.status !== 'processed'
  if (!isByHand && refund.status !== 'failed') return null

  async function send(body: { utr: string } | { status: 'pending' }) {
    const answer = await call('PUT /admin/refunds/:id', { params: { id: refund.id }, body })
    if (!answer.success) return setError(answer.fields?.['utr'] ?? answer.error)
    toast('success', texts.noted)
    onChanged()
  }

  if (!isByHand)
    return (
      <div className="mt-2 flex flex-col items-end gap-1">
        <Button look="secondary" busy={busy} onClick={() => void send({ status: 'pending' })}>
          {texts.tryAgain}
        </Button>
        {error && (
          <p role="alert" className="text-sm font-medium text-danger">
            {error}
          </p>
        )}
      </div>
    )
  return (
    <form
      className="mt-2 flex flex-col"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send({ utr })
      }}
    >
      <Field
        label={texts.transfer}
        name={`utr-${refund.id}`}
        value={utr}
        onChange={(event) => setUtr(event.currentTarget.value)}
        error={error}
      />
      <Button type="submit" look="secondary" className="self-end" busy={busy}>
        {texts.sent}
      </Button>
    </form>
  )
}
