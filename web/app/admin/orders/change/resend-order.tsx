import { useState } from 'react'
import { useCall } from '#platform/api/use-call.ts'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.ts'
import { toast } from '#ui/toast/toast.ts'
import { changeTexts as texts } from './change.texts.ts'

/** Resends an order whose parcel came back, and opens the new one. */
export function ResendOrder({
  order: { id, orderNumber },
}: {
  order: { id: string; orderNumber: string }
}) {
  const [busy, call] = useCall()
  const [sent, setSent] = useState<{ id: string; orderNumber: string }>()

  async function resend() {
    const answer = await call('POST /admin/orders/:id/resend', { params: { id } })
    if (!answer.success) return toast('error', answer.error, id)
    setSent(answer.data)
    toast('success', texts.resent(orderNumber, answer.data.orderNumber), id)
  }

  if (sent)
    return (
      <Link
        to={`/admin/orders?order=${sent.id}`}
        className="text-link underline-offset-4 hover:underline"
      >
        {sent.orderNumber}
      </Link>
    )
  return (
    <Button
      look="secondary"
      busy={busy}
      aria-label={texts.resendOf(orderNumber)}
      onClick={() => void resend()}
    >
      {texts.resend}
    </Button>
  )
}
