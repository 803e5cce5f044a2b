import { useState } from 'react'
import { mayMove, type Order } from '@tohfa/contract/orders'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { adminOrdersTexts as texts } from './admin-orders.texts.ts'
import { advanceOrder, packingHref } from './use-admin-orders.ts'

/** What can be done with several orders at once: ship those that may be, print all their slips. */
export function SelectionBar({
  orders,
  onClear,
  onMoved,
}: {
  orders: readonly Order[]
  onClear: () => void
  onMoved: (ids: readonly string[]) => void
}) {
  const [busy, setBusy] = useState(false)
  const [failures, setFailures] = useState<readonly string[]>([])
  const toShip = orders.filter(({ status }) => mayMove(status, 'shipped', 'admin'))

  async function ship() {
    setBusy(true)
    setFailures([])
    const moved: string[] = []
    // One after the other: the carrier is asked for each, and each may be refused for itself.
    for (const { id, orderNumber } of toShip) {
      const sentence = await advanceOrder(id, 'shipped')
      if (sentence) setFailures((known) => [...known, texts.notShipped(orderNumber, sentence)])
      else moved.push(id)
    }
    setBusy(false)
    if (moved.length === 0) return
    toast('success', texts.shipped(moved.length))
    onMoved(moved)
  }

  return (
    <section
      aria-label={texts.selected(orders.length)}
      hidden={orders.length === 0}
      className="bottom-0 z-10 -mx-(--gutter) mt-6 border-t border-hairline bg-surface px-(--gutter) py-3 shadow-float tall:sticky"
    >
      <div role="alert" className="empty:hidden">
        {failures.map((sentence) => (
          <p
            key={sentence}
            className="mb-2 border-l-2 border-danger bg-action-wash px-4 py-2 text-sm"
          >
            {sentence}
          </p>
        ))}
      </div>
      <div className="grid grid-cols-2 items-center gap-2 sm:flex sm:flex-wrap sm:gap-x-4">
        <p className="tabular mr-auto text-sm font-semibold">{texts.selected(orders.length)}</p>
        <Button
          look="quiet"
          className="max-sm:justify-self-end max-sm:px-0"
          disabled={busy}
          onClick={onClear}
        >
          {texts.clearSelection}
        </Button>
        <ButtonLink
          look="secondary"
          className="max-sm:px-3 max-sm:last:col-span-2"
          to={packingHref(orders.map(({ id }) => id))}
          target="_blank"
        >
          {texts.printSelected}
        </ButtonLink>
        {toShip.length > 0 && (
          <Button className="max-sm:px-3" busy={busy} onClick={() => void ship()}>
            {texts.shipSelected(toShip.length)}
          </Button>
        )}
      </div>
    </section>
  )
}
