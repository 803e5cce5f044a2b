import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '#testing/database.ts'
import { announce, type DataChange, listenForChanges } from './changes.ts'
import type { Connection } from './connect.ts'
import { connectPatiently, testDelays } from '#testing/delays.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let connection: Connection

beforeAll(async () => {
  database = await createTestDatabase()
  connection = connectPatiently(database.url)
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})

function listen() {
  const heard: (DataChange | null)[] = []
  const changes = listenForChanges(
    database.url,
    (change) => heard.push(change),
    () => undefined,
    testDelays,
  )
  return { heard, changes }
}

test('a listener that has caught up has received every change committed before', async () => {
  const { heard, changes } = listen()
  await expect.poll(() => heard).toEqual([null])
  for (let round = 0; round < 200; round += 1) {
    const change: DataChange = { kind: 'stock', productIds: [String(round)] }
    await connection.transaction((tx) => announce(tx, change))
    await changes.caughtUp()
    expect(heard.at(-1)).toEqual(change)
  }
  await changes.stop()
})

test('a change that is rolled back is never received', async () => {
  const { heard, changes } = listen()
  await expect.poll(() => heard).toEqual([null])
  const undone = connection.transaction(async (tx) => {
    await announce(tx, { kind: 'catalog' })
    throw new Error('no')
  })
  await expect(undone).rejects.toThrow('no')
  await changes.caughtUp()
  expect(heard).toEqual([null])
  await changes.stop()
})

test('a lost connection makes everything stale, at once and again after reconnecting', async () => {
  const { heard, changes } = listen()
  await expect.poll(() => heard).toEqual([null])
  await connection.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query like 'listen%'`,
  )
  await expect.poll(() => heard).toEqual([null, null, null])
  await changes.caughtUp()
  await announce(connection.db, { kind: 'catalog' })
  await expect.poll(() => heard.at(-1)).toEqual({ kind: 'catalog' })
  await changes.stop()
  await changes.caughtUp()
})
