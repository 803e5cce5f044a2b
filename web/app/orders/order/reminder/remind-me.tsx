// chunk: orders
import { Suspense, useState } from 'react'
import type { Order } from '@tohfa/contract/orders/orders'
import { Button } from '#ui/button.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { remindMeTexts as texts } from './remind-me.texts.ts'

/** Its script comes with the press. */
const RemindDialog = lazyPart(() => import('./remind-dialog.tsx'))

/** Has the date of a gift remembered (docs/product.md 9.26). */
export function RemindMe({ order }: { order: Order }) {
  const [open, setOpen] = useState(false)
  const { gift, status, orderNumber } = order
  if (!gift || status === 'cancelled' || status === 'returned') return null
  return (
    <div className="mt-3 print:hidden">
      <Button
        look="secondary"
        aria-label={texts.remindOf(orderNumber)}
        onClick={() => setOpen(true)}
      >
        {texts.remind}
      </Button>
      {open && (
        <Suspense>
          <RemindDialog order={order} to={gift.to} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
