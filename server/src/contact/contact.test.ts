import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../testing/shop.ts'

const message = {
  name: 'Asha Rao',
  phone: '9876543210',
  email: 'asha@example.com',
  message: 'Do you print in Hindi as well?\nMy mother would like it so.',
}
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ env: { STORE_EMAIL: 'shop@example.com', RATE_LIMITS: 'on' } })
})
afterAll(() => shop.close())

function send(change: object = {}) {
  return shop.call('POST', '/api/service/send-message', { body: { ...message, ...change } })
}
async function mailOf(email: string): Promise<string | undefined> {
  const folder = join(shop.dataDir, 'outbox')
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((file) => file.endsWith('.eml'))) {
    const mail = await readFile(join(folder, name), 'utf8')
    if (mail.includes(`Reply-To: ${email}`)) return mail
  }
  return undefined
}

test('a message is kept, and the shop gets it in a mail that is answered to its writer', async () => {
  expect(await send()).toMatchObject({ status: 200, body: { success: true } })
  const { rows } = await shop.db.execute(
    sql`select name, phone, email, message from contact_messages where email = ${message.email}`,
  )
  expect(rows).toEqual([message])
  await expect.poll(() => mailOf(message.email)).toBeDefined()
  const mail = (await mailOf(message.email)) ?? ''
  expect(mail).toMatch(/^To: shop@example\.com$/m)
  expect(mail).toMatch(/^Subject: Message from Asha Rao$/m)
  expect(mail).toContain('Do you print in Hindi as well?')
  expect(mail).toContain('My mother would like it so.')
})

test('what is typed adds no header to the mail', async () => {
  const email = 'sly@example.com'
  await send({ email, name: 'Sly\r\nBcc: all@example.com' })
  await expect.poll(() => mailOf(email)).toBeDefined()
  const headers = (await mailOf(email))?.split('\n\n')[0] ?? ''
  expect(headers).toMatch(/^Subject: Message from Sly Bcc: all@example\.com$/m)
  expect(headers).not.toMatch(/^Bcc/m)
})

test.for([
  [{ name: '' }, { name: 'Required' }],
  [{ phone: '98765' }, { phone: 'Mobile number not valid' }],
  [{ phone: '' }, { phone: 'Required' }],
  [{ email: '' }, { email: 'Email is required' }],
  [{ email: 'asha@example.com\r\nBcc: all@example.com' }, { email: 'Email is not valid' }],
  [{ message: '' }, { message: 'Required' }],
  [{ message: 'x'.repeat(24) }, { message: 'Message should be atleast 25 characters long' }],
  [{ message: ` ${'x'.repeat(24)} ` }, { message: 'Message should be atleast 25 characters long' }],
] as const)('%j is told which field is wrong', async ([change, fields]) => {
  expect(await send(change)).toMatchObject({ status: 400, body: { fields } })
})

test('an address may write twenty messages an hour', async () => {
  // Two were sent above; what was refused for its words did not count.
  for (let i = 0; i < 18; i++) expect(await send()).toMatchObject({ status: 200 })
  const refused = await send()
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50 * 60)
})
