import type { OrderDetails } from '@tohfa/contract/orders/order-details'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { RedeliveryForm } from './redelivery-form.tsx'
import { RedeliverySentence } from './redelivery-sentence.tsx'
import { redeliveryTexts as texts } from './redelivery.texts.ts'

/** The choice of a redelivery day, or why there is none. */
export function RedeliveryDialog({
  order,
  onClose,
}: {
  order: OrderDetails
  /** True after a request, or when the displayed order is outdated. */
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
