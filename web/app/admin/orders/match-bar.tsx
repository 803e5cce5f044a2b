import { useState } from 'react'
import type { ListedOrder } from '@tohfa/contract/orders/admin-orders'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast/toast.ts'
import { adminOrdersTexts as texts } from './admin-orders.texts.ts'
import {
  type AdminOrders,
  mostSelected,
  readMatching,
  type OrderListState,
} from './use-admin-orders.ts'
import type { Selection } from './use-selection.ts'

/**
 * The number of matching orders, and a button that selects them all, on every page, up to a limit.
 */
export function MatchBar({
  list,
  shown,
  selection,
}: {
  list: AdminOrders
  shown: OrderListState
  selection: Selection<ListedOrder>
}) {
  const [isBusy, setBusy] = useState(false)
  const { total } = list
  const wanted = Math.min(total, mostSelected)

  async function selectAll() {
    setBusy(true)
    const found = await readMatching(shown, wanted)
    setBusy(false)
    selection.select(found, true)
    if (found.length < wanted) toast('error', texts.notAllSelected)
  }

  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 pt-2">
      <p className="tabular text-sm text-quiet">{texts.found(total)}</p>
      <Button look="quiet" className="sm:-mr-5" busy={isBusy} onClick={() => void selectAll()}>
        {total > mostSelected ? texts.selectFirst(mostSelected) : texts.selectMatching(total)}
      </Button>
    </div>
  )
}
