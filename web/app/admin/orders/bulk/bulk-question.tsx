import type { ListedOrder } from '@tohfa/contract/admin-orders'
import { QuestionDialog } from '../../frame/question-dialog.tsx'
import { bulkTexts as texts } from './bulk.texts.ts'
import { type Move, type Stays, whyStays } from './moves.ts'

/** Asks once before several orders are moved, and says what will be done, and what will not and why. */
export function BulkQuestion({
  move,
  chosen,
  onAgree,
  onRefuse,
}: {
  move: Move | null
  chosen: readonly ListedOrder[]
  onAgree: (orders: readonly ListedOrder[]) => void
  onRefuse: () => void
}) {
  const asked = move ?? 'ship'
  const orders = chosen.filter((order) => whyStays(asked, order) === null)
  const words = texts.moves[asked]
  const unprinted = orders.filter(({ printing }) => printing !== 'done').length
  return (
    <QuestionDialog
      open={move !== null}
      title={words.title(orders.length)}
      agree={words.agree(orders.length)}
      refuse={texts.refuse}
      onAgree={() => onAgree(orders)}
      onRefuse={onRefuse}
    >
      <ul className="flex list-disc flex-col gap-1 pl-5">
        <li>{words.what(orders.length)}</li>
        <li>{words.mails(orders.length)}</li>
        {asked === 'ship' && unprinted > 0 && <li>{texts.unprinted(unprinted)}</li>}
      </ul>
      <p className="tabular max-h-40 overflow-y-auto border-l-2 border-hairline pl-3 text-sm">
        {numbers(orders)}
      </p>
      {staying(asked, chosen).map(([why, some]) => (
        <p key={why} className="tabular max-h-32 overflow-y-auto text-sm text-quiet">
          {`${texts.stays[why](some.length)} ${numbers(some)}`}
        </p>
      ))}
    </QuestionDialog>
  )
}

const numbers = (orders: readonly ListedOrder[]) =>
  orders.map(({ orderNumber }) => orderNumber).join(', ')

function staying(move: Move, chosen: readonly ListedOrder[]): [Stays, ListedOrder[]][] {
  const reasons = new Map<Stays, ListedOrder[]>()
  for (const order of chosen) {
    const why = whyStays(move, order)
    if (why) reasons.set(why, [...(reasons.get(why) ?? []), order])
  }
  return [...reasons]
}
