import { useState } from 'react'
import type { AdminOrder, OrderShipment } from '@tohfa/contract/orders/admin-orders'
import { formatDateTime } from '#platform/i18n/dates.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { adminOrderTexts as texts, parcelStates } from './admin-orders.texts.ts'
import { Facts, Part } from './part.tsx'
import { fetchLabel } from './use-admin-orders.ts'

/** The parcel of an order with its tracking and label. */
export function OrderParcel({ order: { id, shipment } }: { order: AdminOrder }) {
  return (
    <Part heading={texts.parcel}>
      {shipment ? (
        <>
          <Facts
            facts={[
              [texts.state, <strong key="state">{parcelStates[shipment.status]}</strong>],
              ...(shipment.waybill ? [[texts.waybill, shipment.waybill] as const] : []),
              ...(shipment.bookedAt
                ? [[texts.bookedAt, formatDateTime(shipment.bookedAt)] as const]
                : []),
              [texts.lastScan, scanWords(shipment)],
            ]}
          />
          {shipment.remark && (
            <p className="mt-2 border-l-2 border-warning bg-warning-wash px-3 py-2 text-sm wrap-anywhere">
              {texts.carrierSaid(shipment.remark)}
            </p>
          )}
          {shipment.status === 'booked' && <Label id={id} label={shipment.label} />}
        </>
      ) : (
        <p className="text-sm text-quiet">{texts.noParcel}</p>
      )}
    </Part>
  )
}

function scanWords({ lastScan }: OrderShipment): string {
  if (!lastScan) return texts.noScan
  const { scanType, scan, at, location, instructions } = lastScan
  const words = [scan === scanType ? scanType : `${scanType} (${scan})`, location, instructions]
  return `${words.filter(Boolean).join(', ')} · ${formatDateTime(at)}`
}

/** A link while the stored one is valid; else a button that fetches a new one. */
function Label({ id, label }: { id: string; label: OrderShipment['label'] }) {
  const [url, setUrl] = useState(label?.isGood ? label.url : null)
  const [busy, setBusy] = useState(false)
  const [sentence, setSentence] = useState<string | null>(null)

  async function fetchIt() {
    setBusy(true)
    setSentence(null)
    const answer = await fetchLabel(id)
    setBusy(false)
    if ('url' in answer) setUrl(answer.url)
    else setSentence(answer.sentence)
  }

  return (
    <div className="mt-3 flex flex-col items-start gap-2">
      {url ? (
        <a href={url} target="_blank" rel="noreferrer" className={buttonClass('secondary')}>
          {texts.openLabel}
        </a>
      ) : (
        <Button look="secondary" busy={busy} onClick={() => void fetchIt()}>
          {texts.fetchLabel}
        </Button>
      )}
      <p role="alert" className="text-sm empty:hidden">
        {sentence}
      </p>
    </div>
  )
}
