import { sql } from 'drizzle-orm'
import type { Person } from '#testing/people.ts'
import { sentWhileLocked } from '#testing/sent-while-locked.ts'
import type { TestShop } from '#testing/shop.ts'

/** The answer of `send` when its person is erased after the access check and before the write. */
export async function erasedMeanwhile<T>(
  shop: Pick<TestShop, 'databaseUrl' | 'db'>,
  { id }: Pick<Person, 'id'>,
  send: () => Promise<T>,
): Promise<T> {
  const lock = sql`select from users where id = ${id} for update`
  const change = sql`update users set erased_at = now() where id = ${id}`
  const [answer] = await sentWhileLocked(shop, { lock, change }, send)
  return answer as T
}
