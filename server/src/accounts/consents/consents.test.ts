import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Consent } from '@tohfa/contract/accounts/consents'
import { noticeVersion } from '@tohfa/contract/accounts/notice'
import type { PersonalData } from '@tohfa/contract/accounts/privacy'
import { putIntoCart } from '#orders/order/orders.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { anAddress, aPerson } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { password, requestCode } from '#accounts/accounts.fixture.ts'

type Account = { token: string; userInfo: { id: string; email: string } }
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

async function signUpWith(more: object) {
  const email = `${crypto.randomUUID()}@example.com`
  const otp = await requestCode(shop, email)
  return shop.call<{ data: Account }>('POST', '/user', { body: { email, otp, password, ...more } })
}
async function consentsOf({ id, token }: { id: string; token: string }) {
  return (await shop.call<{ data: Consent[] }>('GET', `/user/${id}/consents`, { token })).body.data
}
const standing = (purpose: Consent['purpose']) => ({
  purpose,
  version: noticeVersion,
  givenAt: expect.any(String),
  withdrawnAt: null,
})

test('an account keeps the version of the notice that was shown when it was made; who was shown none agreed to none', async () => {
  const shown = (await signUpWith({ notice: noticeVersion })).body.data
  const id = shown.userInfo.id
  expect(await consentsOf({ id, token: shown.token })).toEqual([standing('account')])
  const bare = (await signUpWith({})).body.data
  expect(await consentsOf({ id: bare.userInfo.id, token: bare.token })).toEqual([])
  expect(await signUpWith({ notice: '0' })).toMatchObject({
    status: 400,
    body: { fields: { notice: 'Not valid' } },
  })
})

test('an order keeps it, once for each version, and one that is refused keeps nothing', async () => {
  const person = await aPerson(shop)
  const place = () =>
    shop.call('POST', '/order', {
      token: person.token,
      body: {
        user_id: person.id,
        payment_method: 'cash',
        shipping_address: anAddress,
        notice: noticeVersion,
      },
    })
  expect(await place()).toMatchObject({ status: 400 })
  expect(await consentsOf(person)).toEqual([])
  for (let n = 0; n < 2; n++) {
    await putIntoCart(shop, person, await aProduct(shop))
    expect(await place()).toMatchObject({ status: 201 })
    expect(await consentsOf(person)).toEqual([standing('order')])
  }
})

test('that visits are counted is agreed to, taken back and agreed to again, each with its time', async () => {
  const person = await aPerson(shop)
  const choose = (given: boolean) =>
    shop.call('PUT', `/user/${person.id}/consents/analytics`, {
      token: person.token,
      body: { given },
    })
  for (const given of [true, true, false, false, true])
    expect(await choose(given)).toMatchObject({ status: 200 })
  expect(await consentsOf(person)).toEqual([
    standing('analytics'),
    { ...standing('analytics'), withdrawnAt: expect.any(String) },
  ])
})

test('what somebody agreed to, and wrote signed in, is in their export and goes with their account', async () => {
  const { token, userInfo } = (await signUpWith({ notice: noticeVersion })).body.data
  const { number } = (
    await shop.call<{ data: { number: string } }>('POST', '/api/service/send-message', {
      token,
      body: {
        name: 'Asha Rao',
        phone: '9876543210',
        email: `office-${userInfo.id}@example.com`,
        message: 'Please send the bill to the office, as we spoke.',
      },
    })
  ).body.data
  const again = { token, body: { password } }
  const { data } = (
    await shop.call<{ data: PersonalData }>('POST', `/user/${userInfo.id}/export`, again)
  ).body
  expect(data['consents']).toMatchObject([{ purpose: 'account', version: noticeVersion }])
  expect(data['contact_messages']).toMatchObject([{ number, kind: 'question' }])
  expect(await shop.call('DELETE', `/user/${userInfo.id}`, again)).toMatchObject({ status: 200 })
  expect(await shop.db.$count(sql`consents`, sql`user_id = ${userInfo.id}`)).toBe(0)
  expect(await shop.db.$count(sql`contact_messages`, sql`number = ${number}`)).toBe(0)
})
