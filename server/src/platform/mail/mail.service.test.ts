import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { connectPatiently, testDelays } from '#testing/delays.ts'
import { createJobs } from '#platform/jobs/jobs.ts'
import { hurryJobs } from '#platform/jobs/jobs.fixture.ts'
import { createTestDatabase } from '#testing/database.ts'
import { openTestShop } from '#testing/shop.ts'
import { createDelivery } from './deliver.ts'
import { statementsDuring } from '#testing/statements.ts'
import { createMail, type OutgoingMail } from './mail.service.ts'
import { openSmtpServer } from './smtp.fixture.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** The mail feature alone, with a mail server of the test. */
async function openMailRoom({ mailsMs } = testDelays) {
  const database = await createTestDatabase()
  closing.push(() => database.drop())
  const smtp = await openSmtpServer()
  closing.push(() => smtp.close())
  const connection = connectPatiently(database.url)
  closing.push(() => connection.close())
  const jobs = createJobs(database.url, () => undefined, testDelays)
  const mail = createMail({
    connection,
    jobs,
    delays: { mailsMs },
    store: async () => ({
      name: 'Tohfa',
      email: 'shop@example.com',
      phone: '1',
      address: 'Jaipur',
    }),
    deliver: createDelivery({
      smtpUrl: smtp.url,
      from: async () => 'Tohfa <shop@example.com>',
      dataDir: '',
      onWritten: () => undefined,
    }),
    readPreview: () => Promise.resolve(null),
    readDocuments: (event) =>
      Promise.resolve([{ name: `${event}.pdf`, bytes: Buffer.from('%PDF-1.7') }]),
  })
  await jobs.open()
  await jobs.start()
  closing.push(() => jobs.stop())
  const queue = (change: Partial<OutgoingMail> = {}) =>
    connection.transaction((tx) => mail.queue(tx, { ...greeting, ...change }))
  const sent = async () => {
    const { rows } = await connection.db.execute(sql`select 1 from mails where sent_at is not null`)
    return rows.length
  }
  return { connection, mail, smtp, queue, sent }
}

const greeting: OutgoingMail = {
  key: 'greeting:1',
  to: 'asha@example.com',
  subject: 'Hello from the shop',
  content: { title: 'Hello', intro: 'Nice that you are here.' },
}

describe('a queued mail', () => {
  test('reaches the mail server in both forms', async () => {
    const { queue, smtp, sent } = await openMailRoom()
    await queue()
    await expect.poll(sent).toBe(1)
    expect(smtp.messages).toHaveLength(1)
    const [message = ''] = smtp.messages
    expect(message).toMatch(/^From: Tohfa <shop@example\.com>/m)
    expect(message).toMatch(/^To: asha@example\.com/m)
    expect(message).toMatch(/^Subject: Hello from the shop/m)
    expect(message).toMatch(/^Message-ID: <[0-9a-f]{40}@example\.com>/m)
    expect(message).toMatch(/^Content-Type: text\/plain/m)
    expect(message).toMatch(/^Content-Type: text\/html/m)
  })

  test('has a link to end mails of its kind where there is one, for mail programs', async () => {
    const { queue, smtp, sent } = await openMailRoom()
    await queue()
    await queue({ key: 'greeting:2', unsubscribe: 'https://shop.example/v1/end/x' })
    await expect.poll(sent).toBe(2)
    const [plain = '', ended = ''] = smtp.messages.toSorted((a, b) => a.length - b.length)
    expect(plain).not.toContain('List-Unsubscribe')
    expect(ended).toMatch(/^List-Unsubscribe: <https:\/\/shop\.example\/v1\/end\/x>\r$/m)
    expect(ended).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  })

  test('that may wait is sent with all others that wait, read in one statement', async () => {
    // Due before they are committed, so that the next poll finds all of them.
    const { connection, mail, sent } = await openMailRoom({ ...testDelays, mailsMs: 1 })
    const { texts } = await statementsDuring(async () => {
      await connection.transaction(async (tx) => {
        for (let n = 0; n < 20; n++)
          await mail.queue(tx, { ...greeting, key: `greeting:${n}`, withOthers: true })
      })
      await expect.poll(sent).toBe(20)
    })
    expect(texts.filter((text) => text.includes('from mails where key = any'))).toHaveLength(1)
  })

  test('is not stored as text once the mail server has it', async () => {
    const { connection, queue, sent } = await openMailRoom()
    await queue({ content: { title: 'Your code', intro: 'Type it.', code: '482913' } })
    await expect.poll(sent).toBe(1)
    const { rows } = await connection.db.execute(sql`select * from mails`)
    expect(rows).toMatchObject([{ key: 'greeting:1', recipient: 'asha@example.com' }])
    expect(JSON.stringify(rows)).not.toContain('482913')
  })

  test('is sent once for its event, however often it is queued or its job runs', async () => {
    const { connection, queue, smtp, sent } = await openMailRoom()
    await Promise.all([queue(), queue(), queue()])
    await expect.poll(sent).toBe(1)
    await queue()
    await connection.db.execute(
      sql`insert into pgboss.job (name, data) values ('send-mail', '{"key":"greeting:1"}')`,
    )
    await queue({ key: 'greeting:2', to: 'ravi@example.com' })
    await expect.poll(sent).toBe(2)
    await expect
      .poll(async () => {
        const { rows } = await connection.db.execute(
          sql`select 1 from pgboss.job where name = 'send-mail' and state <> 'completed'`,
        )
        return rows.length
      })
      .toBe(0)
    expect(smtp.messages.filter((message) => message.includes('To: asha@'))).toHaveLength(1)
  })

  test('is not sent when its transaction is rolled back', async () => {
    const { connection, mail, queue, smtp, sent } = await openMailRoom()
    const undone = connection.transaction(async (tx) => {
      await mail.queue(tx, { ...greeting, key: 'undone' })
      throw new Error('no')
    })
    await expect(undone).rejects.toThrow('no')
    await queue()
    await expect.poll(sent).toBe(1)
    expect(smtp.messages).toHaveLength(1)
  })

  test('is retried when the mail server defers it; the stored error has no personal data', async () => {
    const { connection, queue, smtp, sent } = await openMailRoom()
    smtp.postpone(Infinity)
    await queue()
    const said = sql`select output ->> 'message' as said from pgboss.job where output is not null`
    await expect
      .poll(async () => (await connection.db.execute(said)).rows)
      .toEqual([{ said: expect.stringContaining('451 … is busy') }])
    smtp.postpone(0)
    await hurryJobs(connection, 'send-mail')
    await expect.poll(sent).toBe(1)
    expect(smtp.messages).toHaveLength(1)
  })
})

describe('a mail cannot be injected with further headers or recipients', () => {
  test.for([
    'asha@example.com\r\nBcc: all@example.com',
    'asha@example.com, all@example.com',
    'asha@example.com; all@example.com',
    'Asha <asha@example.com>',
    '',
  ])('the recipient %j is refused', async (to) => {
    const { queue } = await openMailRoom()
    await expect(queue({ to })).rejects.toThrow('no valid recipient')
  })

  test('a subject of several lines stays one header', async () => {
    const { queue, smtp, sent } = await openMailRoom()
    await queue({ subject: 'Hello\r\nBcc: all@example.com\r\n\r\nbody' })
    await expect.poll(sent).toBe(1)
    const headers = smtp.messages[0]?.split('\r\n\r\n')[0] ?? ''
    expect(headers).toMatch(/^Subject: Hello Bcc: all@example\.com body/m)
    expect(headers).not.toMatch(/^Bcc/m)
  })
})

test('without a mail server every mail becomes a file in the outbox', async () => {
  const shop = await openTestShop()
  closing.push(() => shop.close())
  await shop.call('POST', '/api/service/generate-otp', { body: { email: 'asha@example.com' } })
  const { rows } = await shop.db.execute<{ text: string }>(sql`select text from mails`)
  const code = /^\d{6}$/m.exec(rows[0]?.text ?? '')?.[0] ?? 'none'
  const folder = join(shop.dataDir, 'outbox')
  const files = async () => {
    const names = await readdir(folder).catch(() => [])
    return names.filter((name) => name.endsWith('.eml'))
  }
  await expect.poll(async () => (await files()).length).toBe(1)
  const message = await readFile(join(folder, (await files())[0] ?? ''), 'utf8')
  expect(message).toMatch(/^To: asha@example\.com$/m)
  expect(message).toMatch(/^Subject: Your sign-up code$/m)
  expect(message).toContain(code)
})
