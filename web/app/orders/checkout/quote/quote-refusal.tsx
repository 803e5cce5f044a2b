import { useState } from 'react'
import { call } from '#platform/api/api-client.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/form/field.tsx'
import { quoteTexts as texts } from './quote.texts.ts'

/** Says no to a quote, with a reason for the shop. */
export function QuoteRefusal({ token, onDeclined }: { token: string; onDeclined: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)

  async function decline() {
    if (busy) return
    setBusy(true)
    const answer = await call('POST /quotes/:token/decline', {
      params: { token },
      body: { ...(reason && { reason }) },
    })
    setBusy(false)
    if (answer.success) onDeclined()
    else setFailed(answer.error)
  }

  return (
    <section className="mt-8 border-t border-hairline pt-5">
      {isOpen ? (
        <div className="flex flex-col gap-3">
          <TextArea
            label={texts.noReason}
            name="reason"
            rows={3}
            maxLength={500}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          <div className="flex flex-wrap gap-3">
            <Button look="secondary" busy={busy} onClick={() => void decline()}>
              {texts.sayNo}
            </Button>
            <Button look="secondary" onClick={() => setOpen(false)}>
              {texts.keep}
            </Button>
          </div>
          {failed && (
            <p role="alert" className="text-sm font-medium text-danger">
              {failed}
            </p>
          )}
        </div>
      ) : (
        <Button look="secondary" onClick={() => setOpen(true)}>
          {texts.no}
        </Button>
      )}
    </section>
  )
}
