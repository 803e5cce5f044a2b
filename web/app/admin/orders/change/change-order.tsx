import { useEffect, useRef, useState } from 'react'
import { isCashOpen } from '@tohfa/contract/orders/cash-states'
import type { AdminOrder } from '@tohfa/contract/orders/admin-orders'
import { call } from '#platform/api/api-client.ts'
import { Button } from '#ui/button.tsx'
import { scrollBehavior } from '#ui/motion.ts'
import { toast } from '#ui/toast/toast.ts'
import { useMay } from '#admin/frame/staff-role.ts'
import { Part } from '#admin/orders/part.tsx'
import { AddressForm } from '#accounts/addresses/address-form.tsx'
import { ReturnToOrigin, canBeCalledBack } from './return-to-origin.tsx'
import { CancelForm } from './cancel-form.tsx'
import { changeTexts as texts } from './change.texts.ts'
import { PrintButtons } from './print-buttons.tsx'
import { RefundForm } from './refund-form.tsx'
import { ResendOrder } from './resend-order.tsx'
import { RedeliveryForm } from './redelivery-form.tsx'

/**
 * The possible changes of an order by staff: start printing, change the address, cancel, refund,
 * request a redelivery, recall or resend.
 */
export function ChangeOrder({ order, onChanged }: { order: AdminOrder; onChanged: () => void }) {
  const [form, setForm] = useState<'address' | 'again' | 'cancel' | 'refund' | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const may = useMay()
  const isOpen = order.status === 'confirmed'
  const canPrint = isOpen && order.printing === 'none' && !isCashOpen(order.cashState)
  const canMove = isOpen && may('PUT /admin/orders/:id/address')
  const canCancel = isOpen && may('POST /admin/orders/:id/cancel')
  const canTryAgain = order.redelivery.allowed && may('POST /admin/orders/:id/redelivery')
  const isOut = canBeCalledBack(order) && may('POST /admin/orders/:id/call-back')
  const cameBack =
    order.status === 'returned' && !wasDelivered(order) && may('POST /admin/orders/:id/resend')
  const hasMoney = order.paid > order.refunded && may('POST /admin/orders/:id/refunds')
  const actions = [
    canPrint,
    order.printable,
    canMove,
    canCancel,
    canTryAgain,
    isOut,
    cameBack,
    hasMoney,
  ]

  // It opens at the end of the dialog, below the visible part.
  useEffect(() => {
    if (form) place.current?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() })
  }, [form])

  if (!actions.includes(true)) return null

  function done(sentence: string) {
    toast('success', sentence)
    setForm(null)
    onChanged()
  }

  return (
    <Part heading={texts.heading} className="border-t border-hairline pt-5 sm:col-span-2">
      <div className="flex flex-wrap gap-3">
        {(canPrint || order.printable) && <PrintButtons order={order} onChanged={onChanged} />}
        {canMove && (
          <Button
            look="secondary"
            aria-expanded={form === 'address'}
            onClick={() => setForm(form === 'address' ? null : 'address')}
          >
            {texts.changeAddress}
          </Button>
        )}
        {canCancel && (
          <Button
            look="danger"
            aria-expanded={form === 'cancel'}
            onClick={() => setForm(form === 'cancel' ? null : 'cancel')}
          >
            {texts.cancel}
          </Button>
        )}
        {canTryAgain && (
          <Button
            look="secondary"
            aria-expanded={form === 'again'}
            onClick={() => setForm(form === 'again' ? null : 'again')}
          >
            {texts.tryAgainOn}
          </Button>
        )}
        {isOut && <ReturnToOrigin order={order} onChanged={onChanged} />}
        {cameBack && <ResendOrder order={order} />}
        {hasMoney && (
          <Button
            look="secondary"
            aria-expanded={form === 'refund'}
            onClick={() => setForm(form === 'refund' ? null : 'refund')}
          >
            {texts.giveBack}
          </Button>
        )}
      </div>
      <div ref={place}>
        {form === 'address' && (
          <div className="mt-4">
            <AddressForm
              draft={{ index: null, values: order.shipping_address }}
              takesFocus
              saveLabel={texts.sendThere}
              onType={() => undefined}
              onCancel={() => setForm(null)}
              onSave={async (body) => {
                const params = { id: order.id }
                const answer = await call('PUT /admin/orders/:id/address', { params, body })
                if (!answer.success) return answer
                done(texts.addressChanged(order.orderNumber))
                return null
              }}
            />
          </div>
        )}
        {form === 'again' && canTryAgain && (
          <RedeliveryForm order={order} onDone={done} onLeave={() => setForm(null)} />
        )}
        {form === 'cancel' && (
          <CancelForm order={order} onDone={done} onLeave={() => setForm(null)} />
        )}
        {form === 'refund' && (
          <RefundForm order={order} onDone={done} onLeave={() => setForm(null)} />
        )}
      </div>
    </Part>
  )
}

function wasDelivered({ history }: AdminOrder): boolean {
  return history.some((event) => event.what === 'status' && event.status === 'delivered')
}
