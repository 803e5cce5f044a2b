import { now } from '#platform/runtime/clock.ts'
import type { Connection } from '#platform/database/connect.ts'
import { defineJob, type Jobs } from '#platform/jobs/jobs.ts'
import { byCarrier, type Carriers } from '#fulfilment/carriers/connected-carriers.ts'
import type { Carrier } from '#fulfilment/carriers/carrier.ts'
import { lockWithOrder, type MoveDeps, moveReturn } from './move-return.ts'
import {
  markSynced,
  type PickupOnItsWay,
  pickupsToFollow,
  pickupsByWaybill,
} from './returns.queries.ts'

const followPickups = defineJob<Record<string, never>>('follow-pickups', {
  retryLimit: 0,
  expireInSeconds: 9 * 60,
})
const syncPickup = defineJob<{ waybill: string }>('sync-pickup')

/** The polling interval of open pick-ups, and how many one call to the carrier asks for. */
const followEvery = '*/10 * * * *'
const followAgeMs = 9 * 60_000
const batch = 50

type Deps = MoveDeps & {
  connection: Connection
  jobs: Jobs
  carriers: Pick<Carriers, 'of'>
}

/** Lets returns follow the parcels that the carrier fetches for them. */
export function createPickupFollower(deps: Deps) {
  const { connection, jobs } = deps
  const { db } = connection

  jobs.handle(syncPickup, async ({ waybill }) => {
    await follow(deps, await pickupsByWaybill(db, waybill))
  })
  jobs.handle(followPickups, async () => {
    const old = new Date(now().getTime() - followAgeMs)
    await byCarrier(await pickupsToFollow(db, old), async (_carrier, due) => {
      for (let from = 0; from < due.length; from += batch)
        await follow(deps, due.slice(from, from + batch))
    })
  })
  jobs.repeat(followPickups, followEvery)

  return {
    /** The carrier has news of a parcel that is none of an order. */
    onCarrierPush: (carrier: string, waybill: string): Promise<void> =>
      connection.transaction(async (tx) => {
        const found = await pickupsByWaybill(tx, waybill)
        if (found.some((one) => one.carrier === carrier))
          await jobs.send(tx, syncPickup, { waybill })
      }),
  }
}

function follow(deps: Deps, open: readonly PickupOnItsWay[]): Promise<void> {
  return byCarrier(open, (name, some) => followWith(deps, deps.carriers.of(name), some))
}

async function followWith(
  deps: Deps,
  carrier: Carrier,
  open: readonly PickupOnItsWay[],
): Promise<void> {
  const polledAt = now()
  const parcels = await carrier.track(open.map(({ waybill }) => waybill))
  for (const { id, waybill } of open) {
    const scans = parcels.find((parcel) => parcel.waybill === waybill)?.scans ?? []
    // The last meaningful scan: a pick-up that failed may still be made.
    const last = scans.findLast((scan) => carrier.returnScanMeaning(scan) !== null)
    const meaning = last && carrier.returnScanMeaning(last)
    if (!last || !meaning) continue
    await deps.connection.transaction(async (tx) => {
      const locked = await lockWithOrder(tx, id)
      if (locked.row.state !== 'pickup_booked' || locked.row.waybill !== waybill) return
      const note = [last.scan, last.instructions].filter(Boolean).join(': ') || null
      await moveReturn(deps, tx, locked, meaning, { actor: 'carrier' }, { note })
    })
  }
  await markSynced(
    deps.connection.db,
    open.map(({ id }) => id),
    polledAt,
  )
}
