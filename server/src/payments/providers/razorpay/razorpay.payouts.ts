import { z } from 'zod'
import { settledKind } from '@tohfa/contract/payments/settled-kinds'
import type { PayoutEntry, ProviderPayout } from '#payments/providers/payment-provider.ts'
import { ProviderAway } from '#platform/http/failures.ts'
import { indianDay } from '#platform/runtime/clock.ts'
import { collectionOf } from './razorpay.entities.ts'

const paise = z.number().int()

/** A line of the settlement report (docs/providers.md 1.9). */
const item = z.object({
  entity_id: z.string(),
  type: z.string(),
  amount: paise,
  debit: paise,
  credit: paise,
  fee: paise.nullish(),
  tax: paise.nullish(),
  settled_at: z.number().nullish(),
  settlement_id: z.string().nullish(),
  settlement_utr: z.string().nullish(),
  payment_id: z.string().nullish(),
})
export const settledItems = collectionOf(item)
export type SettledItem = z.output<typeof item>

/** The most lines that may be asked for; how many the provider answers is its choice. */
const pageSize = 1_000
/** A day with more pages is none of this shop. */
const mostPages = 200

/**
 * Reads the report of a day in India page by page, up to an empty one.
 * @param read gets the query of a page
 * @throws ProviderAway when the report does not end
 */
export async function readPayouts(
  day: string,
  read: (query: string) => Promise<SettledItem[]>,
): Promise<ProviderPayout[]> {
  const [year = '', month = '', date = ''] = day.split('-')
  const found: SettledItem[] = []
  for (let page = 0; page < mostPages; page++) {
    const query = { year, month, day: date, count: `${pageSize}`, skip: `${found.length}` }
    const items = await read(new URLSearchParams(query).toString())
    if (items.length === 0) return toPayouts(found, day)
    found.push(...items)
  }
  throw new ProviderAway(`the settlement report of ${day} does not end`)
}

function toPayouts(items: readonly SettledItem[], day: string): ProviderPayout[] {
  const found = new Map<string, ProviderPayout>()
  for (const one of items) {
    const id = one.settlement_id
    if (!id) continue
    const at = one.settled_at
    const settledOn = at ? indianDay(new Date(at * 1_000)) : day
    const payout = found.get(id) ?? { id, utr: '', settledOn, entries: [] }
    payout.utr ||= one.settlement_utr ?? ''
    payout.entries.push(toEntry(one))
    found.set(id, payout)
  }
  return [...found.values()]
}

/** The provider's fee contains its tax. */
function toEntry(one: SettledItem): PayoutEntry {
  const taxPaise = one.tax ?? 0
  return {
    kind: settledKind(one.type),
    entityId: one.entity_id,
    providerPaymentId: one.payment_id ?? null,
    amountPaise: one.amount,
    feePaise: (one.fee ?? 0) - taxPaise,
    taxPaise,
    creditPaise: one.credit,
    debitPaise: one.debit,
  }
}
