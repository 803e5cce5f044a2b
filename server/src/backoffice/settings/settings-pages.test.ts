import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSeller, setSeller } from '#tax/seller/tax.fixture.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

const env = { STORE_NAME: 'Mitti', STORE_ADDRESS: '7 Kumharwada, Pune 411001' }

let shop: TestShop
let second: TestShop
let admin: Person
beforeAll(async () => {
  shop = await openTestShop({ pages: true, env })
  second = await openTestShop({ pages: true, env, on: shop })
  admin = await aPerson(shop, 'ADMIN')
})
afterAll(async () => {
  await second.stop()
  await shop.close()
})

const put = async (body: object) =>
  expect((await shop.call('PUT', '/admin/settings', { token: admin.token, body })).status).toBe(200)
const page = async (path: string, { url } = shop, lang = 'en') =>
  (await fetch(url + path, { headers: { cookie: `lang=${lang}` } })).text()
const publicPaths = ['/', '/product-filter', '/cart', '/signin', '/checkout', '/contact', '/about']

test('the announcement stands at the top of every public page, at once and in each process', async () => {
  for (const path of publicPaths) await page(path, second)
  const line = 'Rakhi is near: order by <b>Friday</b>'
  await put({ announcement: line })
  for (const path of publicPaths) {
    const html = await page(path)
    expect(html, path).toContain('Rakhi is near: order by &lt;b&gt;Friday&lt;/b&gt;</output>')
    expect(html.indexOf('Rakhi is near'), path).toBeLessThan(html.indexOf('<header'))
  }
  await expect.poll(() => page('/contact', second)).toContain('Rakhi is near')
  for (const path of publicPaths) expect(await page(path, second)).toContain('Rakhi is near')
  expect(await page('/admin')).not.toContain('Rakhi is near')
})

test('pages in Hindi have a line of their own, else the other; without a line there is nothing', async () => {
  await put({ announcement: 'Free delivery today', announcementHi: 'आज डिलीवरी मुफ़्त' })
  expect(await page('/', shop, 'hi')).toContain('आज डिलीवरी मुफ़्त</output>')
  await put({ announcementHi: '' })
  expect(await page('/', shop, 'hi')).toContain('Free delivery today</output>')
  await put({ announcement: ' ' })
  expect(await page('/', shop, 'hi')).not.toContain('Free delivery today')
})

test('pages, the manifest and mails name the shop as it is set now', async () => {
  expect(await page('/contact', second)).toContain('7 Kumharwada, Pune 411001')
  await put({
    particulars: {
      name: 'Chai & Co',
      address: '4 MG Road, Bengaluru 560001',
      phone: '+91 99999 88888',
      email: 'desk@chai.example',
      grievanceOfficer: 'Ravi Iyer, Head of Care',
    },
  })
  const html = await page('/contact')
  for (const told of [
    'Chai &amp; Co',
    '4 MG Road, Bengaluru 560001',
    'tel:+919999988888',
    'mailto:desk@chai.example',
    'Ravi Iyer, Head of Care',
  ])
    expect(html).toContain(told)
  expect(html).not.toContain('Kumharwada')
  await expect.poll(() => page('/contact', second)).toContain('4 MG Road, Bengaluru 560001')
  expect(await page('/en.webmanifest')).toContain('"short_name":"Chai & Co"')

  await shop.call('POST', '/api/service/send-message', {
    body: {
      name: 'Asha Rao',
      phone: '9876543210',
      email: 'asha@example.com',
      message: 'Can you print a name in Tamil on the big mug for a birthday?',
    },
  })
  const { rows } = await shop.db.execute<{ recipient: string; text: string }>(
    sql`select recipient, text from mails where key like 'contact-message:%'`,
  )
  expect(rows).toMatchObject([{ recipient: 'desk@chai.example' }])
  expect(rows[0]?.text).toContain(
    'Chai & Co\n4 MG Road, Bengaluru 560001\ndesk@chai.example, +91 99999 88888',
  )
})

test('once a seller is set pages and mails have its address, and the shop keeps its name', async () => {
  await setSeller(shop, {})
  const { body } = await shop.call<{ data: object }>('GET', '/admin/seller', {
    token: admin.token,
  })
  const { isSample: _sample, ...seller } = body.data as { isSample: boolean }
  await shop.call('PUT', '/admin/seller', { token: admin.token, body: seller })
  const html = await page('/contact')
  expect(html).toContain(aSeller.address)
  expect(html).toContain('Chai &amp; Co')
  expect(html).not.toContain('4 MG Road')
})
