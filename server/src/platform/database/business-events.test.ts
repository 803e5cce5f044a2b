import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#testing/database.ts'
import { connect } from './connect.ts'
import { logAfterCommit } from './business-events.ts'

test('events are logged on commit, in order, and never after a rollback', async () => {
  const database = await createTestDatabase()
  const heard: string[] = []
  const connection = connect(
    database.url,
    () => undefined,
    ({ what }) => heard.push(what),
  )
  await connection.transaction(async (tx) => {
    logAfterCommit(tx, { what: 'first' })
    await tx.execute(sql`select 1`)
    logAfterCommit(tx, { what: 'second' })
    expect(heard).toEqual([])
  })
  await expect(
    connection.transaction(async (tx) => {
      logAfterCommit(tx, { what: 'undone' })
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  logAfterCommit(connection.db, { what: 'by itself' })
  expect(heard).toEqual(['first', 'second', 'by itself'])
  await connection.close()
  await database.drop()
})
