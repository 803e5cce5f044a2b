import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestShop } from '#testing/shop.ts'
import { requestLink, signUp } from '#accounts/accounts.fixture.ts'

test('a password costs 19 MiB and two passes to try, of customers and of staff', async () => {
  const shop = await openTestShop({ costlyPasswords: true })
  const kept = async () => {
    const { rows } = await shop.db.execute<{ cost: string }>(
      sql`select substring(password_hash from '^(.*[$])[^$]*[$][^$]*$') cost from users`,
    )
    return rows.map(({ cost }) => cost)
  }
  const cost = '$argon2id$v=19$m=19456,t=2,p=1$'
  await signUp(shop, 'asha@example.com')
  expect(await kept()).toEqual([cost, cost])
  const link = await requestLink(shop, 'asha@example.com')
  await shop.call('POST', `/auth/reset-password/${link}`, { body: { password: 'Nargis2027' } })
  expect(await kept()).toEqual([cost, cost])
  await shop.close()
})
