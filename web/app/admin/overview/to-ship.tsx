import type { Overview } from '@tohfa/contract/overview'
import { Link } from '../../ui/link.ts'
import { formatDateTime } from '../../locale/dates.ts'
import { overviewTexts as texts } from './overview.texts.ts'
import { Panel, PanelLine, panelLink } from './panel.tsx'

/** The orders that have waited longest for their parcel. */
export function ToShip({ toShip: { count, oldest } }: Pick<Overview, 'toShip'>) {
  return (
    <Panel heading={texts.toShip}>
      <p className="text-sm">{count === 0 ? texts.nothingToShip : texts.toShipCount(count)}</p>
      <ul>
        {oldest.map(({ id, orderNumber, name, city, units, orderedAt }) => (
          <PanelLine key={id} end={texts.units(units)}>
            <Link
              to={`/admin/orders?status=confirmed&order=${id}`}
              className="tabular font-medium text-link underline-offset-4 hover:underline"
            >
              {orderNumber}
            </Link>
            {` ${name}, ${city}`}
            <p className="tabular text-xs text-quiet">{formatDateTime(orderedAt)}</p>
          </PanelLine>
        ))}
      </ul>
      {count > 0 && (
        <Link to="/admin/orders?status=confirmed" className={panelLink}>
          {texts.shipAll}
        </Link>
      )}
    </Panel>
  )
}
