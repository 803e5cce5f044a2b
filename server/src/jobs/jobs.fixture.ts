import { sql } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import type { TestShop } from '../testing/shop.ts'

/** Has a job done now, as its hour would, and waits for its end. */
export async function doJob(shop: Pick<TestShop, 'db'>, name: string): Promise<void> {
  const { rows } = await shop.db.execute<{ id: string }>(
    sql`insert into pgboss.job (name, data) values (${name}, '{}') returning id`,
  )
  await vi.waitFor(
    async () => {
      const done = await shop.db.execute(
        sql`select state from pgboss.job where name = ${name} and id = ${rows[0]?.id}`,
      )
      expect(done.rows).toEqual([{ state: 'completed' }])
    },
    { timeout: 20_000, interval: 100 },
  )
}
