import { useState } from 'react'
import { trimBlank } from '@tohfa/print-engine/text/blank'
import { mayForce } from '@tohfa/contract/accounts/staff-rights'
import { texts as shared } from '@tohfa/contract/i18n/texts'
import { QuestionDialog } from '#admin/frame/question-dialog.tsx'
import { useStaffRole } from '#admin/frame/staff-role.ts'
import { bulkTexts as texts } from './bulk.texts.ts'
import { type Movable, type Move, type Stays, whyStays } from './moves.ts'
import { type Forcing, UnreadyOrders } from './unready-orders.tsx'

const unforced: Forcing = { isForced: false, reason: '', error: undefined }

/**
 * Asks before orders are moved, and lists those that will not be moved, with reasons. Orders that
 * are not ready are left out, unless an owner or a manager gives a reason to ship them.
 */
export function BulkQuestion<Order extends Movable>({
  move,
  chosen,
  onAgree,
  onRefuse,
}: {
  move: Move | null
  chosen: readonly Order[]
  onAgree: (orders: readonly Order[], forcedBecause?: string) => void
  onRefuse: () => void
}) {
  const role = useStaffRole()
  const [forcing, setForcing] = useState(unforced)
  const chosenMove = move ?? 'ship'
  const able = chosen.filter((order) => whyStays(chosenMove, order) === null)
  const unready = chosenMove === 'ship' ? able.filter((order) => order.unready.length > 0) : []
  const orders = forcing.isForced ? able : able.filter((order) => !unready.includes(order))
  const words = texts.moves[chosenMove]
  const unprinted = orders.filter(({ printing }) => printing !== 'done').length

  function agree() {
    const reason = trimBlank(forcing.reason)
    if (forcing.isForced && !reason) return setForcing({ ...forcing, error: shared.required })
    setForcing(unforced)
    onAgree(orders, forcing.isForced ? reason : undefined)
  }

  return (
    <QuestionDialog
      open={move !== null}
      title={orders.length > 0 ? words.title(orders.length) : texts.notReady}
      agree={orders.length > 0 ? words.agree(orders.length) : null}
      refuse={texts.refuse}
      onAgree={agree}
      onRefuse={() => {
        setForcing(unforced)
        onRefuse()
      }}
    >
      {orders.length > 0 && (
        <>
          <ul className="flex list-disc flex-col gap-1 pl-5">
            <li>{words.what(orders.length)}</li>
            <li>{words.mails(orders.length)}</li>
            {chosenMove === 'ship' && unprinted > 0 && <li>{texts.unprinted(unprinted)}</li>}
          </ul>
          <p className="tabular max-h-40 overflow-y-auto border-l-2 border-hairline pl-3 text-sm">
            {numbers(orders)}
          </p>
        </>
      )}
      {unready.length > 0 && (
        <UnreadyOrders
          orders={unready}
          mayForce={role !== null && mayForce(role)}
          forcing={forcing}
          onChange={setForcing}
        />
      )}
      {staying(chosenMove, chosen).map(([why, some]) => (
        <p key={why} className="tabular max-h-32 overflow-y-auto text-sm text-quiet">
          {`${texts.stays[why](some.length)} ${numbers(some)}`}
        </p>
      ))}
    </QuestionDialog>
  )
}

const numbers = (orders: readonly Movable[]) =>
  orders.map(({ orderNumber }) => orderNumber).join(', ')

function staying(move: Move, chosen: readonly Movable[]): [Stays, Movable[]][] {
  const reasons = new Map<Stays, Movable[]>()
  for (const order of chosen) {
    const why = whyStays(move, order)
    if (why) reasons.set(why, [...(reasons.get(why) ?? []), order])
  }
  return [...reasons]
}
