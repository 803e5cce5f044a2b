import { ProviderAway } from '#platform/http/failures.ts'
import { isProviderFailure, ProviderRefused } from '#platform/outgoing/call-provider.ts'
import { fetchLabel, isGood, type LabelLinkDeps as LabelDeps } from './label-link.ts'
import { keepLabel, type Labelled, labelledParcels } from './labels.queries.ts'
import type { Shipment } from './shipping.queries.ts'

/** The label of an order's parcel as a PDF, or why there is none. */
export type LabelPdf =
  | { pdf: Buffer }
  /**
   * `not_booked`: it has no parcel; `none`: the carrier has no label yet; `away`: it does not
   * answer.
   */
  | { missing: 'not_booked' | 'none' | 'away'; waybill?: string }

/** The number of concurrent requests. */
const atOnce = 8
/** A carrier that failed this often is skipped, so that nobody waits for each of two hundred. */
const mostAway = 3

/**
 * The labels of these orders' parcels: stored ones, and the others from the carrier, which are then
 * stored.
 */
export async function labelPdfs(
  deps: LabelDeps,
  orderIds: readonly string[],
): Promise<Map<string, LabelPdf>> {
  const parcels = await labelledParcels(deps.connection.db, orderIds)
  const byOrder = new Map(parcels.map((parcel) => [parcel.shipment.orderId, parcel]))
  const found = new Map<string, LabelPdf>()
  const waiting = [...orderIds]
  const away = new Map<string | undefined, number>()
  const take = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const parcel = byOrder.get(id)
      const carrier = parcel?.shipment.carrier
      const timesAway = away.get(carrier) ?? 0
      const label = await labelPdf(deps, parcel, timesAway >= mostAway)
      if ('missing' in label && label.missing === 'away') away.set(carrier, timesAway + 1)
      found.set(id, label)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, take))
  return found
}

async function labelPdf(
  deps: LabelDeps,
  parcel: Labelled | undefined,
  isAway: boolean,
): Promise<LabelPdf> {
  if (parcel?.shipment.status !== 'booked' || parcel.shipment.waybill === null)
    return { missing: 'not_booked' }
  if (parcel.pdf) return { pdf: parcel.pdf }
  const { waybill } = parcel.shipment
  if (isAway) return { missing: 'away', waybill }
  try {
    const pdf = await fetchLabelPdf(deps, parcel.shipment)
    return pdf ? { pdf } : { missing: 'none', waybill }
  } catch (error) {
    if (!isProviderFailure(error)) throw error
    return { missing: error instanceof ProviderAway ? 'away' : 'none', waybill }
  }
}

/**
 * Fetches the label of a booked parcel and stores it; null while the carrier has none.
 *
 * @throws ProviderAway, ProviderRefused
 */
export async function fetchLabelPdf(deps: LabelDeps, shipment: Shipment): Promise<Buffer | null> {
  const { waybill, labelUrl } = shipment
  if (waybill === null) return null
  const known = labelUrl !== null && isGood(shipment) ? labelUrl : null
  const url = known ?? (await fetchLabel(deps, shipment))
  if (url === null) return null
  const carrier = deps.carriers.of(shipment.carrier)
  const pdf = await carrier.labelFile(url).catch(async (error: unknown) => {
    // A link that expired early is fetched again, once.
    if (!(error instanceof ProviderRefused) || known === null) throw error
    const anew = await fetchLabel(deps, shipment)
    if (anew === null) throw error
    return carrier.labelFile(anew)
  })
  await keepLabel(deps.connection.db, { id: shipment.id, waybill }, pdf)
  return pdf
}
