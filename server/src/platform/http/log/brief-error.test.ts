import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { connectPatiently } from '#testing/delays.ts'
import { createTestDatabase } from '#testing/database.ts'
import { briefError } from './brief-error.ts'

test('a statement that failed is logged without its values', async () => {
  const database = await createTestDatabase()
  const connection = connectPatiently(database.url)
  const failing = connection.db.execute(sql`select ${'a secret\nof two lines'}::int`)
  const logged = await failing.then(
    () => undefined,
    (error: Error) => briefError(error),
  )
  await connection.close()
  await database.drop()
  expect(logged).toMatchObject({ message: 'Failed query: select $1::int' })
  expect(logged?.stack).toMatch(/\n {4}at /)
  expect(JSON.stringify({ ...logged, cause: null })).not.toContain('secret')
  expect(logged).toMatchObject({ cause: { code: '22P02' } })
})
