import { useState } from 'react'
import { mayMove, type Order } from '@tohfa/contract/orders'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { adminOrdersTexts as texts } from './admin-orders.texts.ts'
import { ShipQuestion } from './ship-question.tsx'
import { advanceOrder, packingHref } from './use-admin-orders.ts'
import { mostSlips } from '../packing/packing.data.ts'
import type { Selection } from './use-selection.ts'

/** What can be done with several orders at once: ship those that may be, print all their slips. */
export function SelectionBar({
  selection,
  onMoved,
}: {
  selection: Selection<Order>
  onMoved: () => void
}) {
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failures, setFailures] = useState<readonly string[]>([])
  const { chosen: orders, elsewhere } = selection
  const toShip = orders.filter(({ status }) => mayMove(status, 'shipped', 'admin'))

  async function ship() {
    setAsking(false)
    setBusy(true)
    setFailures([])
    let moved = 0
    // One after the other: the carrier is asked for each, and each may be refused for itself.
    for (const { id, orderNumber } of toShip) {
      const answer = await advanceOrder(id, 'shipped')
      if ('order' in answer) {
        selection.update(answer.order)
        moved++
      } else setFailures((known) => [...known, texts.notShipped(orderNumber, answer.sentence)])
    }
    setBusy(false)
    if (moved === 0) return
    toast('success', texts.shipped(moved))
    onMoved()
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
        <p aria-live="polite" className="tabular mr-auto text-sm">
          <span className="font-semibold">{texts.selected(orders.length)}</span>
          {elsewhere > 0 && <span className="block text-quiet">{texts.elsewhere(elsewhere)}</span>}
        </p>
        <Button
          look="quiet"
          className="max-sm:justify-self-end max-sm:px-0"
          disabled={busy}
          onClick={selection.clear}
        >
          {texts.clearSelection}
        </Button>
        {orders.length > mostSlips ? (
          <p className="text-sm text-quiet">{texts.tooManySlips(mostSlips)}</p>
        ) : (
          <ButtonLink
            look="secondary"
            className="max-sm:px-3 max-sm:last:col-span-2"
            to={packingHref(orders.map(({ id }) => id))}
            target="_blank"
          >
            {texts.printSelected}
          </ButtonLink>
        )}
        {toShip.length > 0 && (
          <Button
            className="max-sm:px-3"
            busy={busy}
            aria-haspopup="dialog"
            onClick={() => setAsking(true)}
          >
            {texts.shipSelected(toShip.length)}
          </Button>
        )}
      </div>
      <ShipQuestion
        open={asking}
        toShip={toShip}
        others={orders.length - toShip.length}
        onAgree={() => void ship()}
        onRefuse={() => setAsking(false)}
      />
    </section>
  )
}
