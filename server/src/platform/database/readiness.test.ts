import { inject } from 'vitest'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asFailure } from '#platform/http/errors.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { runSql } from '#testing/test-server.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const readiness = async () => (await fetch(`${shop.url}/readyz`)).status
const askForCode = () =>
  shop.call('POST', '/api/service/generate-otp', { body: { email: 'asha@example.com' } })

/** Changes a setting for all users of the shop's database from now on. */
async function alterDatabase(change: string): Promise<void> {
  const name = new URL(shop.databaseUrl).pathname.slice(1)
  await runSql(
    inject('testServer').url,
    `alter database ${name} ${change}`,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  )
}

describe.each([
  ['is read-only', 'default_transaction_read_only', 'on'],
  ['has no room for a file', 'temp_file_limit', '0'],
])('a database that %s', (_, setting, value) => {
  test('makes the shop not ready though it answers, until that is over', async () => {
    await expect.poll(readiness).toBe(200)
    await alterDatabase(`set ${setting} = '${value}'`)
    await expect.poll(readiness).toBe(503)
    expect((await fetch(`${shop.url}/healthz`)).status).toBe(200)
    expect(await shop.call('GET', '/product')).toMatchObject({ status: 200 })
    await alterDatabase(`reset ${setting}`)
    await expect.poll(readiness).toBe(200)
  })
})

test('a write that fails is answered as temporarily unavailable, with a time to retry', async () => {
  await alterDatabase('set default_transaction_read_only = on')
  const refused = async () => {
    const { status, body, headers } = await askForCode()
    return { status, body, retryAfter: headers.get('retry-after') }
  }
  const unavailable = { success: false, code: 'unavailable' }
  await expect.poll(refused).toMatchObject({ status: 503, body: unavailable, retryAfter: '5' })
  await alterDatabase('reset default_transaction_read_only')
  await expect.poll(async () => (await askForCode()).status).toBe(200)
})

test.each(['53100', '25006', 'ENOSPC', 'EDQUOT', 'EROFS'])(
  'the failure %s, of database or disk, does not count as a fault of the program',
  (code) => {
    const cause = Object.assign(new Error('No space left on device'), { code })
    expect(asFailure(new Error('a statement failed', { cause }))).toMatchObject({
      status: 503,
      code: 'unavailable',
    })
  },
)
