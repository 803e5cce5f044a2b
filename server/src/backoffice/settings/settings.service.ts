import type { ShopSettings } from '@tohfa/contract/backoffice/settings/settings'
import type { SettingsForm } from '@tohfa/contract/backoffice/settings/settings-form'
import { namesOfficer } from '#platform/config/config.officer.ts'
import { announce, type Change } from '#platform/database/changes.ts'
import type { Connection, Database } from '#platform/database/connect.ts'
import type { Caller } from '#platform/http/access.ts'
import { Failure, refusedFields } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import { changedFields, recordChange } from '#backoffice/staff-log/staff-log.service.ts'
import { type SampleParticulars, withSample } from './first-settings.ts'
import { byPath, overlay } from './overlay.ts'
import { findChosen, lockChosen, updateChosen } from './settings.queries.ts'

export { firstSettings, type SampleParticulars } from './first-settings.ts'

/** What managers leave to owners. */
const ownersOnly = ['cash', 'particulars'] as const

export type Settings = {
  /**
   * What is set now. Inside a transaction it is asked for over that; while the database is away it
   * is what was set last.
   */
  read(source?: Database): Promise<ShopSettings>
  /** What was read last, for who cannot wait: a moment old at most. */
  known(): ShopSettings
  /**
   * Sets a part; 400 at its field where real money moves and nobody would hear complaints.
   *
   * @throws Failure `staff_role_forbidden` for who is no owner, where it is of money or of who the shop is
   */
  change(part: SettingsForm, by: Pick<Caller, 'id' | 'staffRole'>): Promise<ShopSettings>
  /** Takes note of a change; null means that anything may have changed. */
  invalidate(change: Change | null): void
}

/**
 * What staff set of the shop, over `first`, which the `sample` completes in a shop that began with it.
 * Each process asks the database once for each change, which it hears of as of any other that pages
 * show.
 */
export function createSettings({
  connection,
  first,
  sample,
  realMoney,
}: {
  connection: Connection
  first: ShopSettings
  sample: SampleParticulars
  realMoney: boolean
}): Settings {
  const { db } = connection
  const ofSample = withSample(first, sample)
  let kept: ShopSettings | undefined
  let last = first
  /** Counts the changes heard of: what was asked for before one is not kept after it. */
  let changes = 0

  async function read(source: Database = db): Promise<ShopSettings> {
    if (kept) return kept
    const heard = changes
    try {
      const { chosen, isSample } = await findChosen(source)
      const settings = overlay(isSample ? ofSample : first, chosen)
      if (heard === changes) kept = last = settings
      return settings
    } catch (error) {
      // A transaction has failed with its question.
      if (source !== db) throw error
      return last
    }
  }

  return {
    read,
    known: () => last,

    async change(part, by) {
      if (by.staffRole !== 'owner' && ownersOnly.some((key) => part[key] !== undefined))
        throw new Failure('staff_role_forbidden')
      return connection.transaction(async (tx) => {
        const { chosen, isSample } = await lockChosen(tx)
        const before = overlay(isSample ? ofSample : first, chosen)
        const after = overlay(before, part)
        // As the start of a shop with live keys asks it.
        if (realMoney && !namesOfficer(after.particulars.grievanceOfficer))
          throw refusedFields({ 'particulars.grievanceOfficer': message('officerDesignation') })
        const details = changedFields(byPath(before), byPath(after))
        if (Object.keys(details).length === 0) return after
        await updateChosen(tx, overlay(chosen, part))
        await announce(tx, { kind: 'settings' })
        await recordChange(tx, by.id, {
          subject: 'settings',
          action: 'changed',
          name: after.particulars.name,
          details,
        })
        return after
      })
    },

    invalidate(change) {
      if (change && change.kind !== 'settings') return
      changes++
      kept = undefined
      void read()
    },
  }
}
