import { afterEach, expect, test } from 'vitest'
import { readConfig } from '#platform/config/config.ts'
import { openShop } from './shop.ts'
import { createTestDatabase } from '#testing/database.ts'
import { tokenSecret } from '#testing/shop.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>> | undefined
afterEach(() => database?.drop())

test('a shop that is closed while it begins to listen has begun, and then ends in order', async () => {
  database = await createTestDatabase()
  const lines: string[] = []
  const config = readConfig({ PORT: '0', TOKEN_SECRET: tokenSecret, LOG_LEVEL: 'warn' })
  const log = { write: (line: string) => void lines.push(line) }
  const shop = await openShop(config, database.url, { pages: false, log })
  const listening = shop.listen()
  await shop.close()
  expect((await listening).own).toMatch(/^http:/)
  expect(shop.app.server.listening).toBe(false)
  expect(lines).toEqual([])
})
