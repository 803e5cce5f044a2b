import { useState } from 'react'
import type { AdminOrder } from '@tohfa/contract/orders/admin-orders'
import { isWithCarrier } from '@tohfa/contract/orders/orders'
import { useCall } from '#platform/api/use-call.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast/toast.ts'
import { QuestionDialog } from '#admin/frame/question-dialog.tsx'
import { changeTexts as texts } from './change.texts.ts'

/** Recalls a shipped parcel, after explaining the consequences. */
export function ReturnToOrigin({ order, onChanged }: { order: AdminOrder; onChanged: () => void }) {
  const [asking, setAsking] = useState(false)
  const [busy, call] = useCall()

  async function returnToOrigin() {
    setAsking(false)
    const answer = await call('POST /admin/orders/:id/call-back', { params: { id: order.id } })
    if (!answer.success) return toast('error', answer.error, order.id)
    toast('success', texts.calledBack(order.orderNumber), order.id)
    onChanged()
  }

  return (
    <>
      <Button look="secondary" busy={busy} onClick={() => setAsking(true)}>
        {texts.callBack}
      </Button>
      <QuestionDialog
        open={asking}
        title={texts.callBackTitle}
        agree={texts.callBackNow}
        refuse={texts.keep}
        onAgree={() => void returnToOrigin()}
        onRefuse={() => setAsking(false)}
      >
        <p>{texts.callBackWhat(order.orderNumber)}</p>
      </QuestionDialog>
    </>
  )
}

/** Whether the parcel is on its way and not recalled yet. */
export function canBeCalledBack({ status, history }: AdminOrder): boolean {
  return (
    isWithCarrier(status) &&
    !history.some((one) => one.what === 'change' && one.changed === 'call_back')
  )
}
