import { beforeAll, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { mails } from '#platform/database/schema/order.tables.ts'
import { order, pay, putIntoCart, verify } from '#orders/order/orders.fixture.ts'
import { advance, scan } from '#fulfilment/shipping/parcels.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { sharedTestShop } from '#testing/shared-shop.ts'
import type { TestShop } from '#testing/shop.ts'

let shop: TestShop
let admin: Person
let mug: string
beforeAll(async () => {
  shop = await sharedTestShop()
  admin = await aPerson(shop, 'ADMIN')
  mug = await aProduct(shop)
})

const typed = {
  name: 'You have won a lakh',
  phone: '9000000001',
  streetAddress: 'Claim it at prize.example',
  city: 'Hurryup',
  state: 'Before midnight',
}

const mailsTo = (email: string) =>
  shop.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.createdAt)

/** All mails about a cash order, and about an online order that is cancelled. */
async function mailedAbout(person: Person, email: string) {
  for (const method of ['cash', 'online'] as const) {
    await putIntoCart(shop, person, mug)
    const { body } = await order(shop, person, method, { address: { ...typed, email } })
    if (method === 'cash') continue
    const callback = await pay(shop, body.data.razorpayOrderId, { webhook: false })
    const { id } = (await verify(shop, person, callback)).body.data
    const { waybill } = (await advance(shop, admin, id, 'shipped')).body.data
    await scan(shop, waybill ?? '', { ScanType: 'Undelivered' })
    await scan(shop, waybill ?? '', { ScanType: 'Cancelled' })
  }
  const subjects = async () => (await mailsTo(email)).map(({ subject }) => subject)
  await expect.poll(subjects).toContainEqual(expect.stringMatching(/is being refunded/))
  const all = await mailsTo(email)
  expect(all.length).toBeGreaterThanOrEqual(5)
  return all
}

test('a mail to an e-mail that the account has not proven contains no typed text', async () => {
  for (const mail of await mailedAbout(await aPerson(shop), 'stranger@example.com')) {
    const text = [mail.subject, mail.text, mail.html].join('\n')
    for (const words of Object.values(typed)) expect(text).not.toContain(words)
    expect(mail.text).toContain('If you know nothing of it, please answer this mail.')
  }
})

test('a mail to the e-mail of the account names its recipient and the order’s address', async () => {
  const person = await aPerson(shop)
  const all = await mailedAbout(person, person.email.toUpperCase().replace('.COM', '.com'))
  for (const { text } of all) {
    expect(text).toContain(typed.name)
    expect(text).not.toContain('know nothing of it')
  }
  for (const words of Object.values(typed)) expect(all[0]?.text).toContain(words)
})
