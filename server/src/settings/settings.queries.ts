import type { SettingsForm } from '@tohfa/contract/settings/settings-form'
import { now } from '../clock.ts'
import type { Database, Transaction } from '../database/connect.ts'
import { shopSettings } from '../database/schema/settings.tables.ts'

/** What staff chose; nothing where they chose nothing yet. */
export async function findChosen(db: Database): Promise<SettingsForm> {
  const [row] = await db.select({ chosen: shopSettings.chosen }).from(shopSettings)
  return row?.chosen ?? {}
}

/** The same, locked: changes of two people come one after the other. */
export async function lockChosen(tx: Transaction): Promise<SettingsForm> {
  await tx.insert(shopSettings).values({}).onConflictDoNothing()
  const [row] = await tx.select({ chosen: shopSettings.chosen }).from(shopSettings).for('update')
  return row?.chosen ?? {}
}

export async function updateChosen(tx: Transaction, chosen: SettingsForm): Promise<void> {
  await tx.update(shopSettings).set({ chosen, changedAt: now() })
}
