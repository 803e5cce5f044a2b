import { sql } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { patienceMs } from '#testing/patience.ts'
import type { TestShop } from '#testing/shop.ts'

/** Announces jobs as pg-boss does. Without it they begin too, at the shop's next poll. */
async function announce(shop: Pick<TestShop, 'db'>, name: string): Promise<void> {
  await shop.db.execute(sql`
    select pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), ${name})`)
}

/** Runs a job now instead of at its time, and waits for its end; works in hooks too. */
export async function doJob(shop: Pick<TestShop, 'db'>, name: string): Promise<void> {
  const { rows } = await shop.db.execute<{ id: string }>(
    sql`insert into pgboss.job (name, data) values (${name}, '{}') returning id`,
  )
  await announce(shop, name)
  const done = sql`select state from pgboss.job where name = ${name} and id = ${rows[0]?.id}`
  await vi.waitFor(
    async () => expect((await shop.db.execute(done)).rows).toEqual([{ state: 'completed' }]),
    patienceMs,
  )
}

/** Makes waiting jobs of a name due, before their first or next attempt. */
export async function hurryJobs(shop: Pick<TestShop, 'db'>, name: string): Promise<void> {
  await shop.db.execute(sql`update pgboss.job set start_after = now()
    where name = ${name} and state in ('created', 'retry') and start_after > now()`)
  await announce(shop, name)
}

/**
 * Delays every job sent from now on, or those of a name, by an hour, so that none runs meanwhile.
 */
export async function holdJobs(shop: Pick<TestShop, 'db'>, name?: string): Promise<void> {
  await shop.db
    .execute(sql`create or replace function hold_job() returns trigger language plpgsql as
    'begin new.start_after := new.start_after + interval ''1 hour''; return new; end'`)
  await shop.db.execute(sql`create or replace trigger hold_jobs before insert on pgboss.job_common
    for each row ${name ? sql.raw(`when (new.name = '${name}')`) : sql``} execute function hold_job()`)
}

/** Waits for all jobs that are due, and stops scheduled ones; works in hooks too. */
export async function quietJobs(shop: Pick<TestShop, 'db'>): Promise<void> {
  await shop.db.execute(sql`delete from pgboss.schedule`)
  const open = sql`select name from pgboss.job where state < 'completed' and start_after <= now()`
  await vi.waitFor(async () => expect((await shop.db.execute(open)).rows).toEqual([]), patienceMs)
}
