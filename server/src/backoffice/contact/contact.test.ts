import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contactMessages } from '#platform/database/schema/contact.tables.ts'
import { mails } from '#platform/database/schema/order.tables.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

const message = {
  name: 'Asha Rao',
  phone: '9876543210',
  email: 'asha@example.com',
  message: 'Do you print in Hindi as well?\nMy mother would like it so.',
}
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({
    env: {
      STORE_EMAIL: 'shop@example.com',
      RATE_LIMITS: 'on',
      TRUST_PROXY: 'true',
      SANDBOX: 'public',
    },
  })
})
afterAll(() => shop.close())

function send(change: object = {}, from = '10.0.0.1') {
  return shop.call<{ data: { number: string } }>('POST', '/api/service/send-message', {
    headers: { 'x-forwarded-for': from },
    body: { ...message, ...change },
  })
}
const mailsTo = (recipient: string) =>
  shop.db.select().from(mails).where(eq(mails.recipient, recipient))
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

test('a phone number is taken as people write it, and kept as ten digits', async () => {
  const email = 'abroad@example.com'
  expect(await send({ email, phone: '+91 98765 43210' })).toMatchObject({ status: 200 })
  const { rows } = await shop.db.execute(
    sql`select phone from contact_messages where email = ${email}`,
  )
  expect(rows).toEqual([{ phone: message.phone }])
})

test('a name in Urdu is set off in the subject of the mail', async () => {
  const name = 'محمد علی'
  await send({ email: 'mohammad@example.com', name }, '10.0.0.9')
  const { rows } = await shop.db.execute(
    sql`select subject from mails where subject like ${`%${name}%`}`,
  )
  expect(rows).toEqual([{ subject: `Message from \u2068${name}\u2069` }])
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
  [{ kind: 'spam' }, { kind: 'Not valid' }],
  [{ message: '' }, { message: 'Required' }],
  [{ message: 'x'.repeat(24) }, { message: 'Message should be atleast 25 characters long' }],
  [{ message: ` ${'x'.repeat(24)} ` }, { message: 'Message should be atleast 25 characters long' }],
] as const)('%j is told which field is wrong', async ([change, fields]) => {
  expect(await send(change)).toMatchObject({ status: 400, body: { fields } })
})

test('who writes is told the number and the way to what becomes of it, and nothing of what was typed', async () => {
  const typed = { name: 'You have won', phone: '9000000001', message: 'Claim it at prize.example!' }
  const sent = await send({ ...typed, email: 'meera@example.com' }, '10.0.0.2')
  expect(sent).toMatchObject({
    status: 200,
    body: { data: { number: expect.stringMatching(/^T-\d{4}-\d{4,}$/) } },
  })
  const { number } = sent.body.data
  const [mail, ...others] = await mailsTo('meera@example.com')
  expect(others).toEqual([])
  expect(mail).toMatchObject({ subject: `We have your message (${number})`, replyTo: null })
  const text = [mail?.subject, mail?.text, mail?.html].join()
  for (const words of Object.values(typed)) expect(text).not.toContain(words)
  expect(mail?.text).toContain(`${shop.url}/ticket/`)
  expect(mail?.text).toContain('If you did not write to us')
  expect(mail?.key).not.toContain('meera')
})

test('an e-mail hears of five messages a day, whoever types it and however many at once', async () => {
  const emails = ['victim@example.com', 'Victim@Example.com', 'v.ic.tim+1@example.com']
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, n) => send({ email: emails[n % 3] }, `10.0.3.${n}`)),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(16).fill(200))
  expect(new Set(answers.map(({ body }) => body.data.number)).size).toBe(16)
  const told = await Promise.all(emails.map(mailsTo))
  expect(told.flat()).toHaveLength(5)
  const kept = await shop.db.$count(contactMessages, inArray(contactMessages.email, emails))
  expect(kept).toBe(16)
})

test('from one network address five e-mails an hour hear of messages; all messages arrive', async () => {
  const emails = Array.from({ length: 8 }, (_, n) => `stranger-${n}@example.com`)
  for (const email of emails)
    expect(await send({ email }, '10.0.0.4')).toMatchObject({ status: 200 })
  const told = await Promise.all(emails.map(mailsTo))
  expect(told.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1, 0, 0, 0])
})

test('an address may write twenty messages an hour', async () => {
  // Three were sent above; invalid ones did not count.
  for (let i = 0; i < 17; i++) expect(await send()).toMatchObject({ status: 200 })
  const refused = await send()
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50 * 60)
})
