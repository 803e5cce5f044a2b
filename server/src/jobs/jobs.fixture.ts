import { sql } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import type { TestShop } from '../testing/shop.ts'

/** Has a job done now, as its hour would, and waits for its end. */
export async function doJob(shop: Pick<TestShop, 'db'>, name: string): Promise<void> {
  const { rows } = await shop.db.execute<{ id: string }>(
    sql`insert into pgboss.job (name, data) values (${name}, '{}') returning id`,
  )
  const done = sql`select state from pgboss.job where name = ${name} and id = ${rows[0]?.id}`
  await expect
    .poll(async () => (await shop.db.execute(done)).rows)
    .toEqual([{ state: 'completed' }])
}

/** Lets the jobs of the shop's start end, and none come by the clock any more; for a hook, too. */
export async function quietJobs(shop: Pick<TestShop, 'db'>): Promise<void> {
  await shop.db.execute(sql`delete from pgboss.schedule`)
  const open = sql`select name from pgboss.job where state < 'completed' and start_after <= now()`
  await vi.waitFor(async () => expect((await shop.db.execute(open)).rows).toEqual([]), 60_000)
}
