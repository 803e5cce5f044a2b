import { useState } from 'react'
import type { ListedOrder } from '@tohfa/contract/orders/admin-orders'
import { mostOrdersPrinted } from '@tohfa/contract/fulfilment/shipping-papers/named-ids'
import { Button, ButtonLink } from '#ui/button.tsx'
import { mostSlips } from '#admin/production/packing/packing.data.ts'
import { downloadPapers } from '#admin/production/packing/download-papers.ts'
import { adminOrdersTexts as texts } from './admin-orders.texts.ts'
import { BulkQuestion } from './bulk/bulk-question.tsx'
import { BulkReport } from './bulk/bulk-report.tsx'
import { bulkTexts } from './bulk/bulk.texts.ts'
import { type Move, moves, nextMove, whyStays } from './bulk/moves.ts'
import { useBulk } from './bulk/use-bulk.ts'
import { packingHref } from './use-admin-orders.ts'
import type { Selection } from './use-selection.ts'

/** The actions on selected orders: print papers, and move those that can be moved. */
export function SelectionBar({
  selection,
  onMoved,
}: {
  selection: Selection<ListedOrder>
  onMoved: () => void
}) {
  const [asking, setAsking] = useState<Move | null>(null)
  const [keeping, setKeeping] = useState(false)
  const { report, isBusy, run, forget } = useBulk(selection, onMoved)
  const { chosen: orders, elsewhere } = selection
  const able = (move: Move) => orders.filter((order) => whyStays(move, order) === null).length
  const possible = moves.filter((move) => able(move) > 0)
  const ids = orders.map(({ id }) => id)

  async function keepLabels() {
    setKeeping(true)
    await downloadPapers('labels', ids)
    setKeeping(false)
  }

  return (
    <section
      aria-label={texts.selected(orders.length)}
      hidden={orders.length === 0}
      className="bottom-0 z-10 -mx-(--gutter) mt-6 border-t border-hairline bg-surface px-(--gutter) py-3 shadow-float tall:sticky"
    >
      {report && (
        <BulkReport
          report={report}
          isBusy={isBusy}
          onRetry={() =>
            void run(
              report.move,
              report.refused.map(({ order }) => order),
              report.forcedBecause,
            )
          }
          onClose={forget}
        />
      )}
      <div className="grid grid-cols-2 items-center gap-2 sm:flex sm:flex-wrap sm:gap-x-4">
        <p aria-live="polite" className="tabular mr-auto text-sm">
          <span className="font-semibold">{texts.selected(orders.length)}</span>
          {elsewhere > 0 && (
            <span className="block text-quiet">{texts.onThisPage(orders.length - elsewhere)}</span>
          )}
        </p>
        <Button
          look="quiet"
          className="max-sm:justify-self-end max-sm:px-0"
          disabled={isBusy}
          onClick={() => {
            selection.clear()
            forget()
          }}
        >
          {texts.clearSelection}
        </Button>
        {orders.length > mostOrdersPrinted ? (
          <p className="text-sm text-quiet">{texts.tooManySlips(mostOrdersPrinted)}</p>
        ) : (
          <Button
            look="secondary"
            className="max-sm:px-3"
            busy={keeping}
            disabled={isBusy}
            onClick={() => void keepLabels()}
          >
            {texts.labelsOfSelected}
          </Button>
        )}
        {orders.length <= mostSlips && (
          <ButtonLink
            look="secondary"
            className="max-sm:px-3"
            to={packingHref(ids)}
            target="_blank"
          >
            {texts.printSelected}
          </ButtonLink>
        )}
        {possible.map((move) => (
          <Button
            key={move}
            look={move === nextMove(orders) ? 'primary' : 'secondary'}
            className="max-sm:px-2"
            disabled={isBusy}
            aria-haspopup="dialog"
            onClick={() => setAsking(move)}
          >
            {bulkTexts.moves[move].button(able(move))}
          </Button>
        ))}
      </div>
      <BulkQuestion
        move={asking}
        chosen={orders}
        onAgree={(some, forcedBecause) => {
          if (asking) void run(asking, some, forcedBecause)
          setAsking(null)
        }}
        onRefuse={() => setAsking(null)}
      />
    </section>
  )
}
