import type { SimulatorDeps } from '#simulator-deps.ts'
import type { StoredScan } from './scans.ts'
import type { Shipment } from './shipment.ts'

/**
 * Sends a scan to the shop as the carrier does (docs/providers.md 2.9), with one immediate retry.
 * After that only tracking has it.
 * @returns whether the shop accepted it in time
 */
export async function pushScan(
  { address, keys, delays }: Pick<SimulatorDeps, 'address' | 'keys' | 'delays'>,
  shipment: Shipment,
  scan: StoredScan,
): Promise<boolean> {
  const body = JSON.stringify({
    Shipment: {
      Status: {
        Status: scan.Scan,
        StatusDateTime: scan.StatusDateTime,
        StatusType: scan.ScanType,
        StatusLocation: scan.ScannedLocation,
        Instructions: scan.Instructions,
      },
      PickUpDate: shipment.scans[0]?.StatusDateTime ?? null,
      NSLCode: scan.StatusCode,
      Sortcode: 'IXC/MDP',
      ReferenceNo: shipment.asked.order,
      AWB: shipment.waybill,
    },
  })
  const signal = AbortSignal.timeout(delays.scanMs)
  const post = () =>
    fetch(`${address.own}/v1/webhooks/delhivery`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: keys.delhiveryWebhookSecret },
      body,
      signal,
    }).then(
      (answer) => answer.ok,
      () => false,
    )
  return (await post()) || (await post())
}
