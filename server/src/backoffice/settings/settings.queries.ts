import type { SettingsForm } from '@tohfa/contract/backoffice/settings/settings-table'
import { sql } from 'drizzle-orm'
import { now } from '#platform/runtime/clock.ts'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { users } from '#platform/database/schema/account.tables.ts'
import { shopSettings } from '#platform/database/schema/settings.tables.ts'
import { sellerProfiles, taxClasses } from '#platform/database/schema/tax.tables.ts'
import { sampleEnded } from './sample-ended.fragments.ts'

type Chosen = {
  /** The staff's settings; nothing where they set none yet. */
  chosen: SettingsForm
  /** Whether the shop shows the sample. */
  isSample: boolean
}

/** The sample left a seller or tax classes, which are never deleted, and nobody ended it. */
const isOfSample = sql`((exists (select from ${sellerProfiles} where ${sellerProfiles.isSample})
  or exists (select from ${taxClasses} where ${taxClasses.isSample}))
  and not ${sampleEnded})`

/** Whether the shop shows the sample. */
export async function showsSample(db: Database): Promise<boolean> {
  return (await db.execute(sql`select where ${isOfSample}`)).rows.length > 0
}

export async function findChosen(db: Database): Promise<Chosen> {
  const { rows } = await db.execute<Chosen>(sql`
    select coalesce((select ${shopSettings.chosen} from ${shopSettings}), '{}') chosen,
      ${isOfSample} "isSample"`)
  return rows[0] ?? { chosen: {}, isSample: false }
}

/** The same, locked: changes of two people come one after the other. */
export async function lockChosen(tx: Transaction): Promise<Chosen> {
  await tx.insert(shopSettings).values({}).onConflictDoNothing()
  await tx.select().from(shopSettings).for('update')
  return findChosen(tx)
}

export async function updateChosen(tx: Transaction, chosen: SettingsForm): Promise<void> {
  await tx.update(shopSettings).set({ chosen, changedAt: now() })
}

const eachOrder: SettingsForm = { newOrderMail: 'each' }

/** Mails each new order to the owner of a shop that begins, unless staff chose otherwise. */
export async function mailEachOrder(tx: Transaction): Promise<void> {
  await tx
    .insert(shopSettings)
    .values({ chosen: eachOrder })
    .onConflictDoUpdate({
      target: shopSettings.onlyOne,
      set: { chosen: sql`excluded.chosen || ${shopSettings.chosen}` },
    })
}

/** Whether anybody has an account here: an owner is the first. */
export async function hasPeople(tx: Transaction): Promise<boolean> {
  return (await tx.select({ id: users.id }).from(users).limit(1)).length > 0
}

/** Ends the sample: its contact data no longer complete the settings. */
export async function endSample(tx: Transaction): Promise<void> {
  const ended = { sampleEndedAt: now() }
  await tx
    .insert(shopSettings)
    .values(ended)
    .onConflictDoUpdate({ target: shopSettings.onlyOne, set: ended })
}
