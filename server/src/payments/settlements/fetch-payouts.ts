import type { PaymentProvider } from '#payments/providers/payment-provider.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import { indianDay, now } from '#platform/runtime/clock.ts'
import { hasCheckoutsOf, lastSettledOn } from './settlements.queries.ts'
import type { SettlementsDeps } from './settlements-deps.ts'
import { type Stored, storePayouts } from './store-payouts.ts'

/** Fetches what the providers paid out. Days before a failed one stay stored. */
const fetchSettlements = defineJob<Record<string, never>>('fetch-settlements', {
  // After 1, 2, 4, … minutes, at most an hour; then the next night.
  retryLimit: 6,
  retryDelay: 60,
  retryDelayMax: 3_600,
  expireInSeconds: 1_800,
})
/** 04:10 in India, when the reports of the day before are complete. */
const atNight = '40 22 * * *'

const dayMs = 86_400_000
/** Days that are fetched again each time: a settlement may be put on a past day. */
const usualDays = 7
/** Days that are fetched at most, after a long time without the provider. */
const mostDays = 60

export function repeatFetch(deps: SettlementsDeps): void {
  deps.jobs.handle(fetchSettlements, async () => {
    await fetchPayouts(deps)
  })
  deps.jobs.repeat(fetchSettlements, atNight)
}

/**
 * Fetches the payouts of the last days of each provider that can report them, and stores them day
 * by day. What is known adds nothing.
 * @throws ProviderAway, ProviderRefused
 */
export async function fetchPayouts(deps: SettlementsDeps): Promise<Stored & { days: number }> {
  const { connection, log } = deps
  const days = daysSince(await lastSettledOn(connection.db))
  const all: Stored = { entries: 0, ids: [] }
  for (const provider of await reportingProviders(deps))
    for (const day of days) {
      const payouts = (await provider.payoutsOf?.(day)) ?? []
      const stored = await connection.transaction((tx) => storePayouts(tx, payouts))
      all.entries += stored.entries
      all.ids.push(...stored.ids)
    }
  const settlements = all.ids.length
  log().info({ days: days.length, settlements, entries: all.entries }, 'settlements were fetched')
  return { ...all, days: days.length }
}

/** The days in India to ask for, up to today: since the last settlement, and a week at least. */
function daysSince(last: string | null): string[] {
  const lastMs = last === null ? -Infinity : Date.parse(`${last}T00:00:00+05:30`)
  const sinceLast = Math.ceil((now().getTime() - lastMs) / dayMs)
  const count = Math.min(Math.max(sinceLast, usualDays), mostDays)
  return Array.from({ length: count }, (_, back) =>
    indianDay(new Date(now().getTime() - (count - 1 - back) * dayMs)),
  )
}

/** Those that the shop took money with; others have paid nothing out. */
async function reportingProviders({
  connection,
  paymentProviders,
}: SettlementsDeps): Promise<PaymentProvider[]> {
  const found: PaymentProvider[] = []
  for (const one of paymentProviders.all)
    if (one.payoutsOf && (await hasCheckoutsOf(connection.db, one.name))) found.push(one)
  return found
}
