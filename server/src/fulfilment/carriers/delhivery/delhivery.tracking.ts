import { z } from 'zod'
import type { CarrierPush, CarrierScan, TrackedParcel } from '#fulfilment/carriers/carrier.ts'
import { carrierStatus, carrierTime, type TrackingShipment } from './delhivery.entities.ts'

/**
 * A parcel of the tracking answer. Its current status counts as a scan unless a scan has the same.
 * A short answer has no scans, and a return in transit may appear only in other fields.
 */
export function readParcel(shipment: TrackingShipment): TrackedParcel {
  const scans = (shipment.Scans ?? []).flatMap(({ ScanDetail: s }) =>
    asScan(s.ScanType, s.Scan, s.StatusCode, s.ScanDateTime ?? s.StatusDateTime, {
      location: s.ScannedLocation,
      instructions: s.Instructions,
    }),
  )
  const returning = shipment.ReverseInTransit === true || Boolean(shipment.RTOStartedDate)
  const now = shipment.Status ? statusScan(shipment.Status, shipment.Status.StatusCode) : []
  for (const scan of now) {
    const current = returning && /^ud$/i.test(scan.type) ? { ...scan, type: 'RT' } : scan
    if (!scans.some((known) => isSameScan(known, current))) scans.push(current)
  }
  return {
    waybill: shipment.AWB,
    reference: shipment.ReferenceNo ?? '',
    scans: scans.sort((a, b) => a.at.getTime() - b.at.getTime()),
  }
}

const push = z.object({
  Shipment: z.object({
    AWB: z.coerce.string().min(1),
    ReferenceNo: z.coerce.string().nullish(),
    NSLCode: z.string().nullish(),
    Status: carrierStatus,
  }),
})

/**
 * Parses a push whose secret was verified (docs/providers.md 2.9); null when it is not one or has
 * no time.
 */
export function readCarrierPush(body: unknown): CarrierPush | null {
  const shipment = push.safeParse(body).data?.Shipment
  const scan = shipment && statusScan(shipment.Status, shipment.NSLCode)[0]
  if (!scan) return null
  const { Status: status } = shipment
  return {
    waybill: shipment.AWB,
    reference: shipment.ReferenceNo ?? '',
    scan,
    key: [shipment.AWB, scan.type, scan.scan, status.StatusDateTime].join('|').toLowerCase(),
  }
}

function statusScan(
  status: z.infer<typeof carrierStatus>,
  code: string | null | undefined,
): CarrierScan[] {
  return asScan(status.StatusType, status.Status, code, status.StatusDateTime, {
    location: status.StatusLocation,
    instructions: status.Instructions,
  })
}

/** One scan; none without a time, because it could not be ordered. */
function asScan(
  type: string | null | undefined,
  scan: string | null | undefined,
  code: string | null | undefined,
  time: string | null | undefined,
  rest: { location: string | null | undefined; instructions: string | null | undefined },
): CarrierScan[] {
  const at = carrierTime(time)
  if (!at) return []
  return [
    {
      type: type ?? '',
      scan: scan ?? '',
      code: code ?? '',
      at,
      location: rest.location ?? '',
      instructions: rest.instructions ?? '',
    },
  ]
}

function isSameScan(a: CarrierScan, b: CarrierScan): boolean {
  return (
    a.type.toLowerCase() === b.type.toLowerCase() &&
    a.scan.toLowerCase() === b.scan.toLowerCase() &&
    a.code.toLowerCase() === b.code.toLowerCase()
  )
}
