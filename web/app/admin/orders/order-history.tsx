import type { OrderEvent } from '@tohfa/contract/admin-orders'
import { formatRupees } from '@tohfa/contract/money'
import { orderStatusLabels } from '@tohfa/contract/orders.texts'
import { printStateLabels } from '@tohfa/contract/print/print.texts'
import { formatDateTime } from '../../locale/dates.ts'
import {
  actors,
  adminOrderTexts as texts,
  refundHappening,
  printHappening,
  refundStates,
} from './admin-orders.texts.ts'
import { Part } from './part.tsx'

/** What happened to an order, from the first on. */
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
  if (one.what === 'print')
    return printHappening(one.title, printStateLabels[one.state], one.by, one.reason)
  return `${orderStatusLabels[one.status]}, ${actors[one.actor](one.by)}`
}
