import { useState } from 'react'
import type { OrderDetails } from '@tohfa/contract/orders/order-details'
import { href } from '@tohfa/contract/shared/site-map'
import { formatDate } from '#platform/i18n/dates.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { OwnReturn } from './own-return.tsx'
import { ReturnDialog } from './return-dialog.tsx'
import { returnsTexts as texts } from './returns.texts.ts'

/** The possible returns of a delivered order, and its existing ones. */
export function OrderReturns({ order, onChanged }: { order: OrderDetails; onChanged: () => void }) {
  const [asking, setAsking] = useState(false)
  const { returns, returnable } = order
  const isLate = returnable.code === 'returnTooLate'
  if (returns.length === 0 && !returnable.allowed && !isLate) return null
  return (
    <div className="mt-4 flex flex-col gap-3">
      {returns.map((made) => (
        <OwnReturn key={made.id} made={made} onMoved={onChanged} />
      ))}
      {returnable.allowed && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Button
            look="secondary"
            aria-haspopup="dialog"
            aria-label={texts.askOf(order.orderNumber)}
            onClick={() => setAsking(true)}
          >
            {texts.ask}
          </Button>
          {returnable.until && (
            <span className="tabular text-xs text-quiet">
              {texts.until(lastDay(returnable.until))}
            </span>
          )}
        </p>
      )}
      {isLate && returns.length === 0 && (
        <ButtonLink
          look="quiet"
          className="self-start"
          to={href(`/contact?order=${order.orderNumber}&kind=return`)}
          aria-label={texts.lateOf(order.orderNumber)}
        >
          {texts.late}
        </ButtonLink>
      )}
      <ReturnDialog
        open={asking}
        order={order}
        onClose={() => setAsking(false)}
        onRequested={() => {
          setAsking(false)
          onChanged()
        }}
      />
    </div>
  )
}

/** The day that ends at an instant. */
function lastDay(until: string): string {
  return formatDate(new Date(Date.parse(until) - 1).toISOString())
}
