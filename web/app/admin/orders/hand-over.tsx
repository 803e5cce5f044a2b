import { useState } from 'react'
import type { AdminOrder } from '@tohfa/contract/orders/admin-orders'
import { useMay } from '#admin/frame/staff-role.ts'
import { call } from '#platform/api/api-client.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { toast } from '#ui/toast/toast.ts'
import { handOverTexts as texts } from './hand-over.texts.ts'
import { Part } from './part.tsx'

/** Hands a counter order over, which has no parcel (docs/product.md 26.9). */
export function HandOver({ order, onHanded }: { order: AdminOrder; onHanded: () => void }) {
  const may = useMay()
  const [to, setTo] = useState(order.shipping_address.name)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ error: string; fields?: Record<string, string> } | null>(
    null,
  )

  async function handOver() {
    if (busy) return
    setBusy(true)
    setFailure(null)
    const answer = await call('POST /admin/orders/:id/hand-over', {
      params: { id: order.id },
      body: { to },
    })
    setBusy(false)
    if (!answer.success)
      return setFailure({ error: answer.error, ...(answer.fields && { fields: answer.fields }) })
    toast('success', texts.done(order.orderNumber))
    onHanded()
  }

  return (
    <Part heading={texts.heading}>
      {order.status === 'confirmed' && may('POST /admin/orders/:id/hand-over') ? (
        <div className="flex flex-col items-start gap-2">
          <Field
            label={texts.to}
            name="to"
            value={to}
            maxLength={120}
            autoComplete="off"
            error={failure?.fields?.['to']}
            onChange={({ currentTarget: { value } }) => setTo(value)}
          />
          <Button busy={busy} onClick={() => void handOver()}>
            {texts.handOver}
          </Button>
          {failure && !failure.fields && (
            <p role="alert" className="text-sm font-medium text-danger">
              {failure.error}
            </p>
          )}
        </div>
      ) : (
        <p className="text-sm text-quiet">
          {order.status === 'delivered' ? texts.handed : texts.counter}
        </p>
      )}
    </Part>
  )
}
