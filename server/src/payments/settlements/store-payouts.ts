import type { PayoutEntry, ProviderPayout } from '#payments/providers/payment-provider.ts'
import type { Transaction } from '#platform/database/connect.ts'
import {
  entriesOf,
  insertSettlement,
  lockReports,
  putCorrections,
  putEntries,
  takeCorrections,
} from './settlements.queries.ts'

/** What a report brought: entries that were stored, and the settlements that they belong to. */
export type Stored = { entries: number; ids: string[] }

/**
 * Stores payouts as part of `tx`. A known settlement stays as it was first reported: what a later
 * report says differently is stored apart, as its corrections.
 */
export async function storePayouts(
  tx: Transaction,
  payouts: readonly ProviderPayout[],
): Promise<Stored> {
  const stored: Stored = { entries: 0, ids: [] }
  if (payouts.length === 0) return stored
  await lockReports(tx)
  for (const payout of payouts) {
    const entries = onceEach(payout.entries)
    if (await insertSettlement(tx, payout)) {
      await putEntries(tx, payout.id, entries)
      stored.ids.push(payout.id)
      stored.entries += entries.length
    } else {
      const differing = await differingOf(tx, payout.id, entries)
      await putCorrections(tx, payout.id, entries, differing)
    }
  }
  return stored
}

/**
 * Puts the corrections of a settlement in the place of its entries, as part of `tx`.
 * @returns how many there were
 */
export async function takeOverCorrections(tx: Transaction, settlementId: string): Promise<number> {
  await lockReports(tx)
  const found = await takeCorrections(tx, settlementId)
  await putEntries(tx, settlementId, found)
  return found.length
}

/** The first of each id, as a settlement has an entry once. */
function onceEach(entries: readonly PayoutEntry[]): PayoutEntry[] {
  const found = new Map<string, PayoutEntry>()
  for (const entry of entries) if (!found.has(entry.entityId)) found.set(entry.entityId, entry)
  return [...found.values()]
}

const compared = [
  'kind',
  'amountPaise',
  'feePaise',
  'taxPaise',
  'creditPaise',
  'debitPaise',
] as const

/** The entries that a known settlement lacks or has with other figures. */
async function differingOf(
  tx: Transaction,
  settlementId: string,
  entries: readonly PayoutEntry[],
): Promise<PayoutEntry[]> {
  const known = new Map((await entriesOf(tx, settlementId)).map((one) => [one.entityId, one]))
  return entries.filter((entry) => {
    const before = known.get(entry.entityId)
    return !before || compared.some((field) => before[field] !== entry[field])
  })
}
