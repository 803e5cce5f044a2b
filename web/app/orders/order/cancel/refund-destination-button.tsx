import { formatRupees } from '@tohfa/contract/shared/money'
import { href } from '@tohfa/contract/shared/site-map'
import { useCall } from '#platform/api/use-call.ts'
import { Button } from '#ui/button.tsx'
import { useNavigate } from '#ui/link.ts'
import { toast } from '#ui/toast/toast.ts'
import { cancelTexts as texts } from './cancel.texts.ts'

/** Opens the page on which the buyer gives the details for a refund by hand. */
export function RefundDestinationButton({
  refundId,
  amount,
}: {
  refundId: string
  amount: number
}) {
  const navigate = useNavigate()
  const [busy, call] = useCall()

  async function go() {
    const answer = await call('POST /refunds/:id/details-link', { params: { id: refundId } })
    if (!answer.success) return toast('error', answer.error, refundId)
    void navigate(href(`/refund/${answer.data.token}`))
  }

  return (
    <Button
      look="secondary"
      aria-label={texts.tellWhereOf(formatRupees(amount))}
      busy={busy}
      onClick={() => void go()}
    >
      {texts.tellWhere}
    </Button>
  )
}
