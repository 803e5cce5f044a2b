import { readdir } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { connectPatiently } from '#testing/delays.ts'
import { migrate } from '#platform/database/migrate.ts'
import { createTestDatabase } from '#testing/database.ts'
import { runSql } from '#testing/test-server.ts'

test('what an older shop kept in a column each is kept by name, and nothing of what it had not', async () => {
  const { url, drop } = await createTestDatabase()
  await runSql(url, 'drop schema public cascade')
  await runSql(url, 'create schema public')
  const names = await readdir(new URL('../../../migrations/', import.meta.url))
  await migrate(url, { only: names.filter((name) => name < '0017') })
  const connection = connectPatiently(url)
  await connection.db.execute(sql`
    insert into products (id, product_type, category, title, description, highlights, brand,
      price_paise, discount, own_rating, material, firmness, fill_material, dimensions, capacity)
    values (gen_random_uuid(), 'pillow', 'Cushion Cover', 'Old', '', '{}', '', 50000, 10, 4,
      'Cotton', 'Soft', 'Cover only', '40 × 40 cm', ''),
      (gen_random_uuid(), 'pillow', 'Cushion Cover', 'Bare', '', '{}', '', 50000, 10, 4,
      null, null, null, null, null)`)
  await migrate(url)
  const { rows } = await connection.db.execute(
    sql`select title, attributes from products order by title`,
  )
  expect(rows).toEqual([
    { title: 'Bare', attributes: {} },
    {
      title: 'Old',
      attributes: {
        material: 'Cotton',
        firmness: 'Soft',
        fillMaterial: 'Cover only',
        dimensions: '40 × 40 cm',
      },
    },
  ])
  await connection.close()
  await drop()
})
