import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '#testing/database.ts'
import type { Connection } from '#platform/database/connect.ts'
import { connectPatiently } from '#testing/delays.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let connection: Connection
beforeEach(async () => {
  database = await createTestDatabase()
  connection = connectPatiently(database.url)
})
afterEach(async () => {
  await connection.close()
  await database.drop()
})

const one = sql`select 1 as one`
const refused = 'A transaction asked for a second connection: use its own'

test('a transaction that queries the pool or begins another fails at once, even with free connections', async () => {
  const asking = connection.transaction(() => connection.db.execute(one))
  await expect(asking).rejects.toMatchObject({ cause: { message: refused } })
  const nesting = connection.transaction(() => connection.transaction((tx) => tx.execute(one)))
  await expect(nesting).rejects.toThrow(refused)
  expect((await connection.db.execute(one)).rows).toEqual([{ one: 1 }])
})

test('a transaction on one database may query another', async () => {
  const other = connectPatiently(database.url)
  const asked = connection.transaction(() => other.db.execute(one))
  expect((await asked).rows).toEqual([{ one: 1 }])
  await other.close()
})

test('unawaited work of a transaction may query the pool once the transaction is over', async () => {
  const { promise: over, resolve: isOver } = Promise.withResolvers<void>()
  const left = await connection.transaction(async () => ({
    answer: over.then(() => connection.db.execute(one)),
  }))
  isOver()
  expect((await left.answer).rows).toEqual([{ one: 1 }])
})
