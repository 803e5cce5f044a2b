import { useLayoutEffect, useRef, useState } from 'react'
import type { OrderDetails } from '@tohfa/contract/orders/order-details'
import { Button } from '#ui/button.tsx'
import { isNowhere } from '#ui/focus-place.ts'
import { RedeliveryDialog } from './redelivery-dialog.tsx'
import { RedeliverySentence } from './redelivery-sentence.tsx'
import { redeliveryTexts as texts } from './redelivery.texts.ts'

/** The redelivery on the card of an order after a failed attempt. */
export function OrderRedelivery({
  order,
  onChanged,
}: {
  order: OrderDetails
  onChanged: () => void
}) {
  const [choosing, setChoosing] = useState(false)
  const hasChosen = useRef(false)
  const statusRef = useRef<HTMLParagraphElement>(null)
  const { allowed } = order.redelivery

  // The button disappears with the choice, so the result gets the focus.
  useLayoutEffect(() => {
    if (hasChosen.current && !allowed && isNowhere(document.activeElement))
      statusRef.current?.focus()
  }, [allowed])

  if (order.status !== 'failed') return null
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-l-2 border-warning bg-warning-wash px-4 py-3 text-sm">
      <p ref={statusRef} tabIndex={-1} className="min-w-0 flex-1 basis-60 outline-none">
        <strong className="font-semibold">{texts.failed}</strong>{' '}
        <RedeliverySentence order={order} />
      </p>
      {allowed && (
        <Button
          look="secondary"
          aria-haspopup="dialog"
          aria-label={texts.chooseOf(order.orderNumber)}
          onClick={() => setChoosing(true)}
        >
          {texts.choose}
        </Button>
      )}
      {choosing && (
        <RedeliveryDialog
          order={order}
          onClose={(isChanged) => {
            setChoosing(false)
            hasChosen.current = isChanged
            if (isChanged) onChanged()
          }}
        />
      )}
    </div>
  )
}
