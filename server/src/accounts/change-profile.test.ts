import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '@tohfa/contract/accounts/accounts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { home, signUp } from './accounts.fixture.ts'

let shop: TestShop
let asha: Session
let ravi: Session
beforeAll(async () => {
  shop = await openTestShop()
  asha = await signUp(shop, 'asha@example.com')
  ravi = await signUp(shop, 'ravi@example.com')
})
afterAll(() => shop.close())

function change({ token, userInfo }: Session, body: object) {
  return shop.call('PUT', `/user/${userInfo.id}`, { token, body })
}
function read({ token, userInfo }: Session) {
  return shop.call('GET', `/user/${userInfo.id}`, { token })
}

test('profile fields and the address list are changed apart, each answering the whole account', async () => {
  const profile = { name: 'Asha Rao', email: 'asha@example.com', phone: '9876543210' }
  const first = await change(asha, { id: asha.userInfo.id, ...profile, gender: 'Female' })
  expect(first).toMatchObject({
    status: 200,
    body: { success: true, data: { ...profile, gender: 'Female', addresses: [] } },
  })
  const office = { ...home, name: 'Office', city: 'Mysuru' }
  const second = await change(asha, { id: asha.userInfo.id, addresses: [home, office] })
  expect(second.body).toEqual({
    success: true,
    data: { id: asha.userInfo.id, ...profile, gender: 'Female', addresses: [home, office] },
  })
  const third = await change(asha, { addresses: [office] })
  expect(third).toMatchObject({ status: 200, body: { data: { addresses: [office] } } })
  const answer = await read(asha)
  expect(answer.body).toEqual(third.body)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('phone numbers are taken as people write them, and kept as ten digits', async () => {
  const answer = await change(ravi, {
    phone: '+91 98765 43210',
    addresses: [{ ...home, phone: '098765-43210' }],
  })
  expect(answer).toMatchObject({
    status: 200,
    body: { data: { phone: '9876543210', addresses: [{ phone: '9876543210' }] } },
  })
  expect((await read(ravi)).body).toEqual(answer.body)
})

test('more than five addresses are refused and nothing changes', async () => {
  const five = Array.from({ length: 5 }, (_, i) => ({ ...home, name: `Address ${i + 1}` }))
  expect(await change(ravi, { addresses: five })).toMatchObject({ status: 200 })
  const answer = await change(ravi, { addresses: [...five, home] })
  expect(answer).toMatchObject({
    status: 400,
    body: {
      error: 'You can save only 5 addresses',
      fields: { addresses: 'You can save only 5 addresses' },
    },
  })
  expect(await read(ravi)).toMatchObject({ body: { data: { addresses: five } } })
})

test('address lists written at once leave one of them whole', async () => {
  const lists = Array.from({ length: 6 }, (_, i) =>
    Array.from({ length: 1 + (i % 5) }, () => ({ ...home, name: `List ${i}` })),
  )
  const answers = await Promise.all(lists.map((addresses) => change(ravi, { addresses })))
  expect(answers.map(({ status }) => status)).toEqual(lists.map(() => 200))
  const { addresses } = ((await read(ravi)).body as { data: Session['userInfo'] }).data
  expect(lists).toContainEqual(addresses)
})

test.for([
  [{ name: '' }, { name: 'Required' }],
  [{ name: null }, { name: 'Required' }],
  [{ email: '' }, { email: 'Email is required' }],
  [{ email: 'asha@' }, { email: 'Email is not valid' }],
  [{ phone: '98765' }, { phone: 'Mobile number not valid' }],
  [{ phone: '98765432101' }, { phone: 'Mobile number not valid' }],
  [{ phone: '' }, { phone: 'Required' }],
  [{ gender: 'male' }, { gender: 'Gender not valid' }],
  [{ gender: null }, { gender: 'Required' }],
  [{ addresses: null }, { addresses: 'Required' }],
  [{ addresses: 'none' }, { addresses: 'Must be a list' }],
  [
    { addresses: [{ ...home, pinCode: '012345' }] },
    { 'addresses.0.pinCode': 'Pincode is not valid' },
  ],
  [{ addresses: [{ ...home, city: undefined }] }, { 'addresses.0.city': 'Required' }],
] as const)('%j is told which field is wrong', async ([body, fields]) => {
  expect(await change(asha, body)).toMatchObject({ status: 400, body: { fields } })
})

test('id, role and password cannot be changed here', async () => {
  const secrets = sql`select id, role, password_hash, token_version from users where email = 'asha@example.com'`
  const before = (await shop.db.execute(secrets)).rows
  const answer = await change(asha, {
    id: ravi.userInfo.id,
    name: 'Asha R',
    role: 'ADMIN',
    password: 'Other2026',
    passwordHash: 'x',
    tokenVersion: 9,
  })
  expect(answer).toMatchObject({ status: 200, body: { data: { id: asha.userInfo.id } } })
  expect((await shop.db.execute(secrets)).rows).toEqual(before)
})

test('somebody else’s account is neither read nor changed', async () => {
  const path = `/user/${ravi.userInfo.id}`
  const before = await read(ravi)
  const forbidden = { status: 403, body: { success: false, code: 'forbidden' } }
  expect(await shop.call('GET', path, { token: asha.token })).toMatchObject(forbidden)
  expect(
    await shop.call('PUT', path, { token: asha.token, body: { name: 'Stolen' } }),
  ).toMatchObject(forbidden)
  expect(await shop.call('GET', '/user/me', { token: asha.token })).toMatchObject(forbidden)
  expect(await shop.call('GET', path)).toMatchObject({ status: 401 })
  expect((await read(ravi)).body).toEqual(before.body)
})
