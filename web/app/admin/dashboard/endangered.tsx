import type { Dashboard } from '@tohfa/contract/backoffice/dashboard'
import { dangerLabels } from '@tohfa/contract/fulfilment/dangers.texts'
import { orderStatusLabels } from '@tohfa/contract/orders/orders.texts'
import { formatDate } from '#platform/i18n/dates.ts'
import { Link } from '#ui/link.ts'
import { dashboardTexts as texts } from './dashboard.texts.ts'
import { Panel, PanelLine } from './panel.tsx'

/** Orders that may not arrive on the promised day, the first promised first. */
export function Endangered({ orders }: { orders: Dashboard['endangered'] }) {
  if (orders.length === 0) return null
  return (
    <Panel id="endangered" heading={texts.endangered}>
      <p className="text-sm">{texts.endangeredWhat}</p>
      <ul>
        {orders.map(({ id, orderNumber, name, status, promisedBy, danger }) => (
          <PanelLine key={id} end={texts.promised(formatDate(promisedBy))}>
            <Link
              to={`/admin/orders?order=${id}`}
              className="tabular text-link underline underline-offset-4 hover:text-action"
            >
              {orderNumber}
            </Link>
            {` ${name}`}
            <span className="block text-quiet">
              {`${orderStatusLabels[status]} · ${dangerLabels[danger]}`}
            </span>
          </PanelLine>
        ))}
      </ul>
    </Panel>
  )
}
