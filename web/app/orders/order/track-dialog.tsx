import { Fragment } from 'react'
import type { Order } from '@tohfa/contract/orders/orders'
import { texts as sharedTexts } from '@tohfa/contract/i18n/texts'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { formatDateTime } from '#platform/i18n/dates.ts'
import { cashRows } from './cash-rows.ts'
import { promiseRows } from './promise-rows.ts'
import { ordersTexts as texts } from './orders.texts.ts'
import { StatusMark } from './status-mark.tsx'
import { timeline, type TimelineEntry } from './timeline.ts'
import { useTracking } from './use-tracking.ts'

/** The location of an order, by the carrier's scans (docs/product.md 12.8). */
export function TrackDialog({ order, onClose }: { order: Order | null; onClose: () => void }) {
  const scans = useTracking(order?.id)
  return (
    <Dialog open={order !== null} onClose={onClose} title={texts.track}>
      {order && (
        <div className="flex flex-col gap-5 p-5">
          <dl className="tabular grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-1.5 text-sm">
            <dt className="text-quiet">{texts.order}</dt>
            <dd className="font-semibold">{order.orderNumber}</dd>
            <dt className="text-quiet">{texts.status}</dt>
            <dd>
              <StatusMark status={order.status} />
            </dd>
            {[...promiseRows(order), ...cashRows(order)].map(([name, sum]) => (
              <Fragment key={name}>
                <dt className="text-quiet">{name}</dt>
                <dd>{sum}</dd>
              </Fragment>
            ))}
            {order.waybill && (
              <>
                <dt className="text-quiet">{texts.waybill}</dt>
                <dd className="break-all">{order.waybill}</dd>
              </>
            )}
          </dl>
          <div aria-live="polite" aria-busy={scans === null}>
            {scans === null ? (
              <p className="text-quiet">{texts.loading}</p>
            ) : (
              <>
                <ol>
                  {timeline(order.order_date, scans).map((step) => (
                    <TimelineStep key={step.label} step={step} />
                  ))}
                </ol>
                {scans.length === 0 && (
                  <p className="mt-1 text-sm text-quiet">{sharedTexts.noTrackingYet}</p>
                )}
              </>
            )}
          </div>
        </div>
      )}
    </Dialog>
  )
}

function TimelineStep({ step: { label, at, place, note } }: { step: TimelineEntry }) {
  return (
    <li className="relative pb-5 pl-7 before:absolute before:top-5 before:bottom-[-0.25rem] before:left-[5px] before:w-0.5 before:bg-hairline last:before:hidden">
      <span aria-hidden className="absolute top-1.5 left-0 size-3 rounded-full bg-success" />
      <p className="font-semibold">{label}</p>
      <p className="tabular flex flex-wrap gap-x-3 text-xs text-quiet">
        <time dateTime={at}>{formatDateTime(at)}</time>
        {place && <span>{place}</span>}
      </p>
      {note && <p className="text-sm">{note}</p>}
    </li>
  )
}
