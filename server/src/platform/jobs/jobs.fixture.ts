import { sql } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { patienceMs } from '#testing/patience.ts'
import type { TestShop } from '#testing/shop.ts'

/** As pg-boss announces jobs; unheard they begin too, when the shop next looks for them. */
async function announce(shop: Pick<TestShop, 'db'>, name: string): Promise<void> {
  await shop.db.execute(sql`
    select pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), ${name})`)
}

/** Has a job done now, as its hour would, and waits for its end; for a hook, too. */
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

/** Lets the time be over for which jobs of a name wait, before their first try or the next. */
export async function hurryJobs(shop: Pick<TestShop, 'db'>, name: string): Promise<void> {
  await shop.db.execute(sql`update pgboss.job set start_after = now()
    where name = ${name} and state in ('created', 'retry') and start_after > now()`)
  await announce(shop, name)
}

/** Has every job sent from now on, or those of a name, wait for an hour, so that none is done beside. */
export async function holdJobs(shop: Pick<TestShop, 'db'>, name?: string): Promise<void> {
  await shop.db.execute(sql`create function hold_job() returns trigger language plpgsql as
    'begin new.start_after := new.start_after + interval ''1 hour''; return new; end'`)
  await shop.db.execute(sql`create trigger hold_jobs before insert on pgboss.job_common
    for each row ${name ? sql.raw(`when (new.name = '${name}')`) : sql``} execute function hold_job()`)
}

/** Lets the jobs of the shop's start end, and none come by the clock any more; for a hook, too. */
export async function quietJobs(shop: Pick<TestShop, 'db'>): Promise<void> {
  await shop.db.execute(sql`delete from pgboss.schedule`)
  const open = sql`select name from pgboss.job where state < 'completed' and start_after <= now()`
  await vi.waitFor(async () => expect((await shop.db.execute(open)).rows).toEqual([]), patienceMs)
}
