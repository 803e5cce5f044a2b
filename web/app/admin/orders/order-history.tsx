import type { OrderEvent } from '@tohfa/contract/orders/order-details'
import { formatRupees } from '@tohfa/contract/shared/money'
import { orderStatusLabels } from '@tohfa/contract/orders/orders.texts'
import { printStateLabels } from '@tohfa/contract/fulfilment/print/print.texts'
import { formatDateTime } from '#platform/i18n/dates.ts'
import { formatDay } from '#orders/order/redelivery/days.ts'
import {
  actors,
  cancellationHappening,
  changeHappening,
  adminOrderTexts as texts,
  packedHappening,
  redeliveryHappening,
  redeliveryStates,
  refundHappening,
  printHappening,
  reprintHappening,
  refundStates,
  returnHappening,
  statusHappening,
} from './admin-orders.texts.ts'
import { staffReturnStates } from '#admin/returns/returns-queue.texts.ts'
import { Part } from './part.tsx'

/** The events of an order, oldest first. */
export function OrderHistory({ history }: { history: readonly OrderEvent[] }) {
  return (
    <Part heading={texts.history}>
      <ol className="flex flex-col gap-2 text-sm">
        {history.map((one) => (
          <li key={`${one.at} ${words(one)}`} className="border-l-2 border-hairline pl-3">
            <p className="wrap-anywhere">{words(one)}</p>
            <p className="tabular text-xs text-quiet">
              <time dateTime={one.at}>{formatDateTime(one.at)}</time>
            </p>
          </li>
        ))}
      </ol>
    </Part>
  )
}

function words(one: OrderEvent): string {
  if (one.what === 'refund')
    return refundHappening(formatRupees(one.refund.amount), refundStates[one.refund.status])
  if (one.what === 'print' && one.spoilt !== null)
    return reprintHappening(one.title, one.spoilt, one.by, one.reason)
  if (one.what === 'print')
    return printHappening(one.title, printStateLabels[one.state], one.by, one.reason)
  if (one.what === 'packed') return packedHappening(one.by)
  if (one.what === 'change')
    return changeHappening[one.changed](actors[one.actor](one.by), one.before, one.title)
  if (one.what === 'redelivery')
    return redeliveryHappening(
      formatDay(one.on),
      redeliveryStates[one.state],
      actors[one.actor](one.by),
      one.note,
    )
  if (one.what === 'return')
    return returnHappening(
      one.number,
      staffReturnStates[one.state],
      actors[one.actor](one.by),
      one.note,
    )
  if (one.what === 'cancellation') {
    const pieces = one.lines.reduce((sum, { quantity }) => sum + quantity, 0)
    return cancellationHappening(pieces, actors[one.actor](one.by), one.reason)
  }
  return statusHappening(orderStatusLabels[one.status], actors[one.actor](one.by), one.reason)
}
