import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type SQL } from 'drizzle-orm'
import { audit } from '../server/src/operations/audit/audit.ts'
import type { Database } from '../server/src/platform/database/connect.ts'
import type { Answer } from '../server/testing/shop.ts'

/** Stops the run at the first contradiction. */
export function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what)
}

/** Waits until a check holds; after a timeout it reports which did not. */
export async function until(
  what: string,
  check: () => Promise<boolean>,
  seconds = 60,
): Promise<void> {
  const end = Date.now() + seconds * 1000
  while (!(await check().catch(() => false))) {
    must(Date.now() < end, `not within ${seconds} s: ${what}`)
    await sleep(100)
  }
}

export async function count(db: Database, what: SQL): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int n from ${what}`)
  return rows[0]?.n ?? -1
}

/** Payments that the sandbox's provider captured and the shop does not know. */
const unheard = sql`sandbox_records r, jsonb_array_elements(r.data -> 'payments') p
  where r.kind = 'order' and p -> 'payment' ->> 'status' = 'captured' and not exists (
    select from payments known where known.provider_payment_id = p -> 'payment' ->> 'id')`

/** Waits until all that was paid has reached the shop, then compares all books. */
export async function expectBooksToAgree(db: Database): Promise<void> {
  await until('every captured payment is known', async () => (await count(db, unheard)) === 0, 120)
  const { findings } = await audit(db)
  must(findings.length === 0, findings.join('\n'))
}

/** Waits until the jobs have finished their work. */
export async function allEventsProcessed(db: Database): Promise<void> {
  await until(
    'every event is worked and every refund made',
    async () =>
      (await count(db, sql`provider_events where processed_at is null`)) === 0 &&
      (await count(db, sql`refunds where status = 'pending'`)) === 0,
    120,
  )
}

/** Retries, as the page would, while the shop or its provider is too busy. */
export async function whileBusy<T>(ask: () => Promise<Answer<T>>): Promise<Answer<T>> {
  for (let tries = 1; ; tries++) {
    const answer = await ask()
    if (![502, 503].includes(answer.status) || tries === 10) return answer
    await sleep(500)
  }
}
