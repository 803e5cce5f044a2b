import { randomWaybill } from '#random-id.ts'
import type { SimulatorDeps } from '#simulator-deps.ts'
import type { StoredScan } from './scans.ts'
import {
  latestScan,
  type Reattempt,
  newShipment,
  refusalOf,
  type PackageRequest,
  type Shipment,
} from './shipment.ts'

/** The simulated carrier: parcels and their scans in the simulator's records. */
export type Courier = ReturnType<typeof createCourier>

export function createCourier({ records, now }: Pick<SimulatorDeps, 'records' | 'now'>) {
  async function find(waybill: string): Promise<Shipment | undefined> {
    return (await records.find('shipment', waybill))?.data
  }

  return {
    find,

    /**
     * Books a parcel, or returns the reason for a refusal. As at the real carrier, a repeated
     * reference makes a second parcel, but a repeated waybill does not.
     */
    async book(
      request: PackageRequest,
      pickup: string,
    ): Promise<{ waybill: string } | { refusal: string }> {
      const refusal = refusalOf(request)
      if (refusal !== null) return { refusal }
      const waybill = request.waybill || randomWaybill()
      const data = newShipment(waybill, request, pickup, now())
      const fresh = await records.insert({
        kind: 'shipment',
        id: waybill,
        parentId: request.order,
        data,
      })
      return fresh ? { waybill } : { refusal: `Waybill ${waybill} is already used` }
    },

    byWaybills: async (waybills: readonly string[]): Promise<Shipment[]> =>
      (await Promise.all(waybills.slice(0, 50).map(find))).filter((found) => found !== undefined),

    byReference: (reference: string): Promise<Shipment[]> =>
      records.list('shipment', { parentId: reference, limit: 50 }),

    newest: (limit: number): Promise<Shipment[]> => records.list('shipment', { limit }),

    /** The parcel with the scan added; undefined for an unknown parcel. */
    scan: (waybill: string, scan: StoredScan): Promise<Shipment | undefined> =>
      records.change('shipment', waybill, (shipment) => ({
        ...shipment,
        scans: [...shipment.scans, scan],
      })),

    askAgain: (waybill: string, reattempt: Reattempt): Promise<Shipment | undefined> =>
      records.change('shipment', waybill, (shipment) => ({
        ...shipment,
        asked_again: [...(shipment.asked_again ?? []), reattempt],
      })),
  }
}

/**
 * Manifested, In Transit and Pending parcels can be cancelled; a repeated call has the same answer
 * (2.7).
 */
export function canBeCancelled(shipment: Shipment): boolean {
  const latest = latestScan(shipment)
  return (
    latest?.ScanType === 'UD' &&
    ['manifested', 'in transit', 'pending', 'not picked'].includes(latest.Scan.toLowerCase())
  )
}

/** An undelivered parcel waits for another attempt (docs/providers.md 2.10). */
export function waitsForReattempt(shipment: Shipment): boolean {
  const latest = latestScan(shipment)
  return latest?.ScanType === 'UD' && /^EOD-/i.test(latest.StatusCode)
}

export function isPickedUp(shipment: Shipment): boolean {
  return shipment.scans.some(({ StatusCode }) => StatusCode === 'X-PPOM')
}

export function isCancelled(shipment: Shipment): boolean {
  return latestScan(shipment)?.StatusCode === 'DTUP-210'
}
