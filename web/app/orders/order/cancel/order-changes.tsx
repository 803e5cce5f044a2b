import { useState } from 'react'
import { formatRupees } from '@tohfa/contract/shared/money'
import type { OrderDetails } from '@tohfa/contract/orders/order-details'
import { inLanguage } from '#platform/api/in-language.ts'
import { formatDateTime } from '#platform/i18n/dates.ts'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.ts'
import { textLinkClass } from '#ui/text-link-class.ts'
import { ChangeAddress } from '#orders/order/change/change-address.tsx'
import { changeTexts } from '#orders/order/change/change.texts.ts'
import { cancelTexts as texts, refundLabels } from './cancel.texts.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { RefundDestinationButton } from './refund-destination-button.tsx'

/** The possible changes of an order with their deadlines, and its refunds. */
export function OrderChanges({ order, onChanged }: { order: OrderDetails; onChanged: () => void }) {
  const [asking, setAsking] = useState<'cancel' | 'address' | null>(null)
  const { allowed, until, reason, items: _items, ...sentence } = order.cancellable
  const { streetAddress, city, pinCode } = order.shipping_address
  if (order.status !== 'confirmed' && order.refunds.length === 0) return null

  function close(isChanged: boolean) {
    setAsking(null)
    if (isChanged) onChanged()
  }

  return (
    <div className="mt-4 flex flex-col gap-2 text-sm">
      {order.refunds.map(({ id, amount, status, reference }) => (
        <div key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="tabular wrap-anywhere">
            <strong className="font-semibold">{formatRupees(amount)}</strong>
            {` ${refundLabels[status]}${status === 'processed' && reference ? ` (${reference})` : ''}`}
          </p>
          {status === 'needs_details' && <RefundDestinationButton refundId={id} amount={amount} />}
        </div>
      ))}
      {order.status === 'confirmed' && (
        <p className="wrap-anywhere">
          <span className="text-quiet">{`${changeTexts.goesTo} `}</span>
          {`${streetAddress}, ${city} ${pinCode}`}
        </p>
      )}
      {order.status === 'confirmed' && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="text-quiet">
            {allowed
              ? until
                ? texts.until(formatDateTime(until))
                : texts.untilPrinted
              : inLanguage(reason ?? '', sentence)}
            {!allowed && (
              <>
                {' '}
                <Link to="/contact" className={textLinkClass}>
                  {texts.help}
                </Link>
              </>
            )}
          </p>
          <div className="flex flex-wrap gap-x-2 empty:hidden">
            {order.changeable.allowed && (
              <Button
                look="quiet"
                aria-label={changeTexts.addressOf(order.orderNumber)}
                onClick={() => setAsking('address')}
              >
                {changeTexts.address}
              </Button>
            )}
            {allowed && (
              <Button
                look="quiet"
                aria-label={texts.cancelOf(order.orderNumber)}
                onClick={() => setAsking('cancel')}
              >
                {texts.cancel}
              </Button>
            )}
          </div>
        </div>
      )}
      {asking === 'cancel' && <CancelDialog order={order} onClose={close} />}
      {asking === 'address' && <ChangeAddress order={order} onClose={close} />}
    </div>
  )
}
