import type { Festival, FestivalsForm } from '@tohfa/contract/fulfilment/festivals'
import type { ShopSettings } from '@tohfa/contract/backoffice/settings/settings-table'
import type { Settings } from '#backoffice/settings/settings.service.ts'
import { recordChange } from '#backoffice/staff-log/staff-log.service.ts'
import { announce } from '#platform/database/changes.ts'
import type { Connection, Transaction } from '#platform/database/connect.ts'
import { defineJob, type Jobs } from '#platform/jobs/jobs.ts'
import { indianDay } from '#platform/runtime/clock.ts'
import {
  type FestivalRow,
  findFestivals,
  insertFestivals,
  lockFestivals,
  replaceFestivals,
} from './festivals.queries.ts'
import { lastOrderDay } from './promised-dates.ts'

const turnDay = defineJob<Record<string, never>>('festivals-of-day', { retryLimit: 3 })
/** Midnight in India. */
const atMidnight = '30 18 * * *'

export type Festivals = ReturnType<typeof createFestivals>

/** Days that gifts are bought for, with their last order days (docs/product.md 12.16). */
export function createFestivals({
  connection,
  jobs,
  settings,
}: {
  connection: Connection
  jobs: Jobs
  settings: Pick<Settings, 'read'>
}) {
  const { db } = connection
  // Kept pages name last order days and offers, which begin and end with the day.
  jobs.handle(turnDay, () => announce(db, { kind: 'settings' }))
  jobs.repeat(turnDay, atMidnight)

  const dated = async (rows: readonly FestivalRow[]) => {
    const { promise } = await settings.read()
    return rows.map((row) => toFestival(row, promise))
  }

  return {
    /** Those that are shown today and can still be ordered for. */
    async upcoming(): Promise<Festival[]> {
      const today = indianDay()
      const found = await findFestivals(db, today)
      return (await dated(found.filter(({ shownFrom }) => shownFrom <= today))).filter(
        ({ orderBy }) => orderBy >= today,
      )
    },

    all: async (): Promise<Festival[]> => dated(await findFestivals(db)),

    /** Sets them all, written down and announced. */
    async replace({ festivals }: FestivalsForm, staffId: string): Promise<Festival[]> {
      const rows = await connection.transaction(async (tx) => {
        await lockFestivals(tx)
        const before = await findFestivals(tx)
        await replaceFestivals(tx, festivals)
        const after = await findFestivals(tx)
        await recordReplaced(tx, staffId, before, after)
        return after
      })
      return dated(rows)
    },
  }
}

/** Adds those of a list that are still to come, as part of `tx`. */
export async function addComingFestivals(
  tx: Transaction,
  festivals: FestivalsForm['festivals'],
): Promise<void> {
  const today = indianDay()
  await insertFestivals(
    tx,
    festivals.filter(({ day }) => day >= today),
  )
}

function toFestival(row: FestivalRow, promise: ShopSettings['promise']): Festival {
  return { ...row, orderBy: lastOrderDay(row.day, promise) }
}

async function recordReplaced(
  tx: Transaction,
  staffId: string,
  before: readonly FestivalRow[],
  after: readonly FestivalRow[],
): Promise<void> {
  const worded = (rows: readonly FestivalRow[]) =>
    rows.map(({ name, day, shownFrom }) => `${name} ${day} (${shownFrom})`)
  const [was, is] = [worded(before), worded(after)]
  const gone = was.filter((one) => !is.includes(one))
  const come = is.filter((one) => !was.includes(one))
  if (gone.length + come.length === 0 && JSON.stringify(before) === JSON.stringify(after)) return
  await announce(tx, { kind: 'settings' })
  await recordChange(tx, staffId, {
    subject: 'settings',
    action: 'changed',
    name: 'Festivals',
    details: { festivals: [gone.join(', ') || null, come.join(', ') || null] },
  })
}
