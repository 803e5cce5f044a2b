import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { connectPatiently } from '../testing/delays.ts'
import type { Person } from '../testing/people.ts'
import type { TestShop } from '../testing/shop.ts'

/** What `send` is answered when its person is erased after it was let in, and before it writes. */
export async function erasedMeanwhile<T>(
  shop: Pick<TestShop, 'databaseUrl' | 'db'>,
  { id }: Pick<Person, 'id'>,
  send: () => Promise<T>,
): Promise<T> {
  const connection = connectPatiently(shop.databaseUrl)
  const [answer] = await connection.transaction(async (tx) => {
    await tx.execute(sql`select from users where id = ${id} for update`)
    const sent = send()
    const waiting = sql`pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(() => shop.db.$count(waiting)).toBe(1)
    await tx.execute(sql`update users set erased_at = now() where id = ${id}`)
    // Inside a list, or the transaction would wait for what waits for it.
    return [sent]
  })
  await connection.close()
  return await answer
}
