import type { SettingEntries } from '@tohfa/contract/backoffice/settings/setting-kinds'
import {
  contrastOf,
  headerColors,
  isReadable,
} from '@tohfa/contract/backoffice/settings/header-look'
import {
  type SettingsForm,
  settingsTable,
  type ShopSettings,
} from '@tohfa/contract/backoffice/settings/settings-table'
import { namesGrievanceOfficer } from '#platform/config/grievance-officer.ts'
import { announce, type PageChange } from '#platform/database/changes.ts'
import type { Connection, Database, Transaction } from '#platform/database/connect.ts'
import type { Caller } from '#platform/http/access.ts'
import { Failure, refusedFields } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import { imageKeyOf } from '#platform/media/image-url.ts'
import { knownImages } from '#platform/media/media.queries.ts'
import { changedFields, recordChange } from '#backoffice/staff-log/staff-log.service.ts'
import { byPath, overlay } from './overlay.ts'
import {
  endSample,
  findChosen,
  hasPeople,
  lockChosen,
  mailEachOrder,
  showsSample,
  updateChosen,
} from './settings.queries.ts'

export { showsSample }

/** The sample's contact data, in place of values that nobody set. */
export type SampleParticulars = Pick<
  ShopSettings['particulars'],
  'address' | 'phone' | 'email' | 'instagramUrl' | 'whatsappUrl'
>

export type Settings = {
  /**
   * The current settings. Inside a transaction they are read with it; while the database is
   * unavailable the last ones read are used.
   */
  read(source?: Database): Promise<ShopSettings>
  /** The last settings read, for callers that cannot wait; at most a moment old. */
  known(): ShopSettings
  /**
   * Changes a part; 400 at its field where payments are live and nobody would receive complaints.
   *
   * @throws Failure `staff_role_forbidden` for a part that only other roles can change
   */
  change(part: SettingsForm, by: Pick<Caller, 'id' | 'staffRole'>): Promise<ShopSettings>
  /** At a start: a shop of one's own, in which nobody has an account yet, begins. */
  begin(): Promise<void>
  /** Ends the sample, so that a shop of one's own begins. */
  endSample(tx: Transaction): Promise<void>
  /** Takes note of a change; null means that anything may have changed. */
  invalidate(change: PageChange | null): void
}

/**
 * The staff's settings over the defaults of `config`. In a shop that began with the sample,
 * `sample` completes the defaults. Each process reads the database once for each change, which is
 * announced like any change of a page.
 */
export function createSettings({
  connection,
  config: { settings: first, isOrderMailSet },
  sample,
  realMoney,
}: {
  connection: Connection
  config: { settings: ShopSettings; isOrderMailSet: boolean }
  sample: SampleParticulars
  realMoney: boolean
}): Settings {
  const { db } = connection
  const ofSample = withSample(first, sample)
  let kept: ShopSettings | undefined
  let last = first
  /** Counts the announced changes: a read that began before one is not cached after it. */
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
      if (!mayChange(by.staffRole, part, settingsTable)) throw new Failure('staff_role_forbidden')
      return connection.transaction(async (tx) => {
        const { chosen, isSample } = await lockChosen(tx)
        const before = overlay(isSample ? ofSample : first, chosen)
        const after = overlay(before, part)
        // In the form that the start of a shop with live keys requires.
        if (realMoney && !namesGrievanceOfficer(after.particulars.grievanceOfficer))
          throw refusedFields({ 'particulars.grievanceOfficer': message('officerDesignation') })
        if (after.indexNow.on && !after.indexNow.key)
          throw refusedFields({ 'indexNow.key': message('indexNowNeedsKey') })
        await refuseLook(tx, after.look, part.look ?? {})
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

    async begin() {
      if (isOrderMailSet) return
      const isBegun = await connection.transaction(async (tx) => {
        if (await hasPeople(tx)) return false
        await mailEachOrder(tx)
        return true
      })
      if (isBegun) kept = undefined
    },

    async endSample(tx) {
      await endSample(tx)
      if (!isOrderMailSet) await mailEachOrder(tx)
    },

    invalidate(change) {
      if (change && change.kind !== 'settings') return
      changes++
      kept = undefined
      void read()
    },
  }
}

/**
 * @throws Failure 400 at a logo that was never uploaded, and at colours that hide the words
 */
async function refuseLook(
  tx: Transaction,
  look: ShopSettings['look'],
  sent: NonNullable<SettingsForm['look']>,
): Promise<void> {
  if (sent.logo) {
    const key = imageKeyOf(sent.logo)
    const known = key !== null && (await knownImages(tx, [key])).has(key)
    if (!known) throw refusedFields({ 'look.logo': message('pictureFirst') })
  }
  if (isReadable(look)) return
  const { ground, ink } = headerColors(look)
  // Rounded down: 4.46 is not 4.5.
  const ratio = (Math.floor(contrastOf(ground, ink) * 10) / 10).toFixed(1)
  const field = sent.ink === undefined ? 'look.ground' : 'look.ink'
  throw refusedFields({ [field]: message('headerContrast', ratio) })
}

/** The defaults of a shop that began with the sample: empty values are the sample's. */
function withSample(first: ShopSettings, sample: SampleParticulars): ShopSettings {
  const set = Object.entries(first.particulars).filter(([, value]) => value !== '')
  return {
    ...first,
    particulars: { ...first.particulars, ...sample, ...Object.fromEntries(set) },
    // A trial shop shows no setup checklist.
    setup: { ...first.setup, shown: false },
  }
}

/** Whether a person may change every setting, and group of settings, of a change. */
function mayChange(role: Caller['staffRole'], part: object, rows: SettingEntries): boolean {
  return Object.entries(rows).every(([name, entry]) => {
    const value = (part as Record<string, object | undefined>)[name]
    if (value === undefined) return true
    if (entry.roles && (role === null || !entry.roles.includes(role))) return false
    return !('of' in entry) || mayChange(role, value, entry.of)
  })
}
