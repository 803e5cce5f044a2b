import { useState } from 'react'
import type { AdminOrder } from '@tohfa/contract/orders/admin-orders'
import { call } from '#platform/api/api-client.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast/toast.ts'
import { changeTexts as texts } from './change.texts.ts'

const steps = {
  start: {
    call: 'POST /admin/orders/:id/start-printing',
    button: texts.startPrinting,
    done: texts.printingStarted,
  },
  printed: {
    call: 'POST /admin/orders/:id/printed',
    button: texts.markPrinted,
    done: texts.markedPrinted,
  },
} as const

/** Starts the printing of an order, or marks its plain goods as printed. */
export function PrintButtons({ order, onChanged }: { order: AdminOrder; onChanged: () => void }) {
  const [busy, setBusy] = useState<keyof typeof steps | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  async function take(step: keyof typeof steps) {
    setBusy(step)
    setFailure(null)
    const answer = await call(steps[step].call, { params: { id: order.id } })
    setBusy(null)
    if (!answer.success) return setFailure(answer.error)
    toast('success', steps[step].done(order.orderNumber))
    onChanged()
  }

  const mayStart = order.status === 'confirmed' && order.printing === 'none'
  const possible = [
    ...(mayStart ? ['start' as const] : []),
    ...(order.printable ? ['printed' as const] : []),
  ]
  return (
    <>
      {possible.map((step) => (
        <Button
          key={step}
          look="secondary"
          busy={busy === step}
          disabled={busy !== null && busy !== step}
          onClick={() => void take(step)}
        >
          {steps[step].button}
        </Button>
      ))}
      <p role="alert" className="basis-full text-sm font-medium text-danger empty:hidden">
        {failure}
      </p>
    </>
  )
}
