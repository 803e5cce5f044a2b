import type { Order } from '@tohfa/contract/orders'
import { QuestionDialog } from '../frame/question-dialog.tsx'
import { shipQuestionTexts as texts } from './admin-orders.texts.ts'

/** Asks before many orders leave at once: it books parcels and writes to people. */
export function ShipQuestion({
  open,
  toShip,
  others,
  onAgree,
  onRefuse,
}: {
  open: boolean
  toShip: readonly Order[]
  /** How many selected orders stay where they are. */
  others: number
  onAgree: () => void
  onRefuse: () => void
}) {
  const count = toShip.length
  return (
    <QuestionDialog
      open={open}
      title={texts.title(count)}
      agree={texts.agree(count)}
      refuse={texts.refuse}
      onAgree={onAgree}
      onRefuse={onRefuse}
    >
      <p>{texts.what(count)}</p>
      <p className="tabular border-l-2 border-hairline pl-3 text-sm">
        {toShip.map(({ orderNumber }) => orderNumber).join(', ')}
      </p>
      {others > 0 && <p className="text-sm text-quiet">{texts.others(others)}</p>}
    </QuestionDialog>
  )
}
