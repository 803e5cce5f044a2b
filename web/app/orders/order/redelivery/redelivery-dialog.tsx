import type { OrderDetails } from '@tohfa/contract/orders/order-details'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { RedeliveryForm } from './redelivery-form.tsx'
import { RedeliverySentence } from './redelivery-sentence.tsx'
import { redeliveryTexts as texts } from './redelivery.texts.ts'

/** When an order is brought again: chosen here, or why nothing can be chosen. */
export function RedeliveryDialog({
  order,
  onClose,
}: {
  order: OrderDetails
  /** True where something was asked, or what is shown is old. */
  onClose: (isChanged: boolean) => void
}) {
  const { allowed, from, until } = order.redelivery
  return (
    <Dialog open onClose={() => onClose(false)} title={texts.title(order.orderNumber)}>
      {allowed && from && until ? (
        <RedeliveryForm order={order} days={{ from, until }} onClose={onClose} />
      ) : (
        <div className="flex flex-col items-start gap-4 p-5">
          <p className="text-sm">
            <RedeliverySentence order={order} />
          </p>
          <Button className="self-end" onClick={() => onClose(false)}>
            {texts.close}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
