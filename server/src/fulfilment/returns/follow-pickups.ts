import { now } from '#platform/runtime/clock.ts'
import type { Connection } from '#platform/database/connect.ts'
import { defineJob, type Jobs } from '#platform/jobs/jobs.ts'
import type { Delhivery } from '#fulfilment/carriers/delhivery/delhivery.ts'
import { lockWithOrder, type MoveDeps, moveReturn } from './move-return.ts'
import { pickupMeaning } from './pickup-scans.ts'
import { markSynced, pickupsToFollow, returnByWaybill } from './returns.queries.ts'

const followPickups = defineJob<Record<string, never>>('follow-pickups', {
  retryLimit: 0,
  expireInSeconds: 9 * 60,
})
const syncPickup = defineJob<{ waybill: string }>('sync-pickup')

/** How often pick-ups under way are asked for, and how many in one call of the carrier. */
const followEvery = '*/10 * * * *'
const followAgeMs = 9 * 60_000
const batch = 50

type Deps = MoveDeps & {
  connection: Connection
  jobs: Jobs
  delhivery: Pick<Delhivery, 'track'>
}

/** Lets returns follow the parcels that the carrier fetches for them. */
export function createPickupFollower(deps: Deps) {
  const { connection, jobs } = deps
  const { db } = connection

  jobs.handle(syncPickup, async ({ waybill }) => {
    const id = await returnByWaybill(db, waybill)
    if (id) await follow(deps, [{ id, waybill }])
  })
  jobs.handle(followPickups, async () => {
    const old = new Date(now().getTime() - followAgeMs)
    for (let some = await pickupsToFollow(db, old, batch); some.length > 0;) {
      await follow(deps, some)
      some = some.length < batch ? [] : await pickupsToFollow(db, old, batch)
    }
  })
  jobs.repeat(followPickups, followEvery)

  return {
    /** The carrier has news of a parcel that is none of an order. */
    onCarrierPush: (waybill: string): Promise<void> =>
      connection.transaction(async (tx) => {
        if (await returnByWaybill(tx, waybill)) await jobs.send(tx, syncPickup, { waybill })
      }),
  }
}

async function follow(deps: Deps, open: readonly { id: string; waybill: string }[]): Promise<void> {
  const askedAt = now()
  const parcels = await deps.delhivery.track(open.map(({ waybill }) => waybill))
  for (const { id, waybill } of open) {
    const scans = parcels.find((parcel) => parcel.waybill === waybill)?.scans ?? []
    // The last that says something: a pick-up that failed may yet have been made.
    const last = scans.findLast((scan) => pickupMeaning(scan) !== null)
    const meaning = last && pickupMeaning(last)
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
    askedAt,
  )
}
