import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ShopSettings } from '@tohfa/contract/backoffice/settings/settings-table'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

/** How the sample's shop is reached, in any of the forms that pages, mails and papers give it. */
const ofSample = /Johari Bazaar|98765\s?43210|tohfa\.example|instagram\.com|wa\.me/
const paths = ['/', '/contact', '/disclaimer', '/privacy-policy', '/return-policy', '/about']

let shop: TestShop
let owner: Person
beforeAll(async () => {
  shop = await openTestShop({ pages: true })
  owner = await aPerson(shop, 'owner')
})
afterAll(() => shop.close())

const page = async (path: string, lang = 'en') =>
  (await fetch(shop.url + path, { headers: { cookie: `lang=${lang}` } })).text()
const particulars = async () =>
  (await shop.call<{ data: ShopSettings }>('GET', '/admin/settings', { token: owner.token })).body
    .data.particulars

test('a shop that has set nothing shows nobody how the sample is reached, in either language', async () => {
  const id = await aProduct(shop)
  for (const lang of ['en', 'hi'])
    for (const path of [...paths, `/product-detail/${id}`]) {
      const html = await page(path, lang)
      expect(ofSample.exec(html), `${path} ${lang}`).toBeNull()
      // Nor a link to nowhere or a name with nothing after it.
      expect(html, `${path} ${lang}`).not.toMatch(/href="(?:mailto|tel):"|<dd[^>]*><\/dd>/)
    }
  const home = await page('/')
  for (const key of ['email', 'telephone', 'address', 'sameAs'])
    expect(home).not.toContain(`"${key}":`)
  expect(await page(`/product-detail/${id}`)).toContain('Consumer care')
  expect(await particulars()).toMatchObject({ address: '', phone: '', email: '', whatsappUrl: '' })
})

test('while the shop has no e-mail its first owner reads what is written to it, and mails name no other', async () => {
  const sent = await shop.call('POST', '/api/service/send-message', {
    body: {
      name: 'Asha Rao',
      phone: '9123456789',
      email: 'asha@example.com',
      message: 'Can you print a name in Tamil on the big mug for a birthday?',
    },
  })
  expect(sent.status).toBe(200)
  const { rows } = await shop.db.execute<{ recipient: string; text: string; html: string }>(
    sql`select recipient, text, html from mails where key like 'contact-%'`,
  )
  const { rows: owners } = await shop.db.execute<{ email: string }>(
    sql`select email from users where staff_role = 'owner' order by created_at, id limit 1`,
  )
  expect(rows.map(({ recipient }) => recipient)).toContain(owners[0]?.email)
  for (const { text, html } of rows) {
    expect(ofSample.exec(text + html)).toBeNull()
    expect(text).toMatch(/\n-- \nTohfa\n$/)
  }
  const senders = async () => {
    const names = await readdir(join(shop.dataDir, 'outbox')).catch(() => [])
    const mails = names.filter((name) => name.endsWith('.eml'))
    const whole = await Promise.all(
      mails.map((name) => readFile(join(shop.dataDir, 'outbox', name), 'utf8')),
    )
    return whole.map((mail) => /^From: (.*)$/m.exec(mail)?.[1])
  }
  await expect.poll(senders).toEqual(rows.map(() => 'Tohfa <no-reply@localhost>'))
})

test('what staff set is shown, and only that; a shop with the sample keeps how that is reached', async () => {
  const body = { particulars: { phone: '+91 91234 56789', email: 'desk@mitti.example' } }
  expect((await shop.call('PUT', '/admin/settings', { token: owner.token, body })).status).toBe(200)
  const html = await page('/contact')
  expect(html).toContain('tel:+919123456789')
  expect(html).toContain('mailto:desk@mitti.example')
  expect(html).not.toContain('wa.me')

  const sample = await openTestShop({ env: { SAMPLE_DATA: 'true' } })
  try {
    const { token } = await aPerson(sample, 'owner')
    const { body } = await sample.call<{ data: ShopSettings }>('GET', '/admin/settings', { token })
    expect(body.data.particulars).toMatchObject({
      address: '14 Johari Bazaar, Jaipur, Rajasthan 302003',
      phone: '+91 98765 43210',
      email: 'hello@tohfa.example',
      instagramUrl: 'https://www.instagram.com/',
      whatsappUrl: 'https://wa.me/919876543210',
    })
  } finally {
    await sample.close()
  }
})
