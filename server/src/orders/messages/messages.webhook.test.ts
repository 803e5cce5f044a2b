import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { aPhone, appSecret, phoneNumberId, webhook } from './messages.fixture.ts'

const verifyToken = 'a word that only the provider knows'
let shop: TestShop
let person: Person
beforeAll(async () => {
  shop = await openTestShop({
    env: {
      WHATSAPP_TOKEN: 'the token of the tests',
      WHATSAPP_PHONE_NUMBER_ID: phoneNumberId,
      WHATSAPP_APP_SECRET: `${appSecret}, the one before this secret`,
      WHATSAPP_VERIFY_TOKEN: verifyToken,
      WHATSAPP_API_URL: 'http://127.0.0.1:9/v24.0',
    },
  })
  person = await aPerson(shop)
})
afterAll(() => shop.close())

const write = (phone: string, text: string, at = 1_800_000_000, more = {}) =>
  webhook(
    shop,
    {
      messages: [
        {
          from: `91${phone}`,
          id: 'wamid.1',
          timestamp: String(at),
          type: 'text',
          text: { body: text },
        },
      ],
    },
    more,
  )
const choose = (phone: string) =>
  shop.call<{ code?: string }>('PUT', `/user/${person.id}/messages`, {
    token: person.token,
    body: { phone, given: true, language: 'en' },
  })
async function numbers(): Promise<string[]> {
  const { body } = await shop.call<{ data: { numbers: { phone: string }[] } }>(
    'GET',
    `/user/${person.id}/messages`,
    { token: person.token },
  )
  return body.data.numbers.map(({ phone }) => phone)
}
const verify = (query: object) =>
  fetch(`${shop.url}/v1/webhooks/whatsapp?${new URLSearchParams({ ...query }).toString()}`)

test('the address of the webhooks is confirmed to who knows the word, in plain text', async () => {
  const asked = { 'hub.mode': 'subscribe', 'hub.challenge': '<b>1158201444</b>' }
  const answer = await verify({ ...asked, 'hub.verify_token': verifyToken })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(await answer.text()).toBe('<b>1158201444</b>')
  expect((await verify({ ...asked, 'hub.verify_token': 'another word' })).status).toBe(403)
  expect((await verify({})).status).toBe(400)
})

test('only the app signs webhooks, with its current secret or the one before', async () => {
  const phone = aPhone()
  await choose(phone)
  expect((await write(phone, 'STOP', 1, { secret: 'somebody' })).status).toBe(400)
  const unsigned = await fetch(`${shop.url}/v1/webhooks/whatsapp`, { method: 'POST', body: '{}' })
  expect(unsigned.status).toBe(400)
  expect((await write(phone, 'STOP', 1, { id: '999' })).status).toBe(200)
  expect(await numbers()).toContain(phone)
  expect((await write(phone, 'STOP', 1, { secret: 'the one before this secret' })).status).toBe(200)
  expect(await numbers()).not.toContain(phone)
})

test.each(['STOP', ' stop. ', 'Unsubscribe', 'रोकें', 'रोकें।', 'बंद करें'])(
  '“%s” ends messages to a number for every account, until it writes START and agrees again',
  async (word) => {
    const phone = aPhone()
    expect((await choose(phone)).status).toBe(200)
    const other = await aPerson(shop)
    const body = { phone, given: true, language: 'hi' }
    const agree = () =>
      shop.call<{ code?: string }>('PUT', `/user/${other.id}/messages`, {
        token: other.token,
        body,
      })
    await agree()
    expect((await write(phone, word, 100)).status).toBe(200)
    const standing = sql`phone = ${phone} and withdrawn_at is null`
    expect(await shop.db.$count(sql`consents`, standing)).toBe(0)
    expect(await agree()).toMatchObject({ status: 409, body: { code: 'number_stopped' } })
    await write(phone, 'शुरू', 101)
    expect(await shop.db.$count(sql`consents`, standing)).toBe(0)
    expect((await agree()).status).toBe(200)
    // The webhook of STOP comes a second time.
    await write(phone, word, 100)
    expect(await shop.db.$count(sql`consents`, standing)).toBe(1)
  },
)

test.each(['Please stop by the shop', 'don’t stop', 'रोकेंगे', '👍'])(
  '“%s” is not STOP',
  async (text) => {
    const phone = aPhone()
    await choose(phone)
    await write(phone, text)
    expect(await numbers()).toContain(phone)
    await shop.call('PUT', `/user/${person.id}/messages`, {
      token: person.token,
      body: { phone, given: false, language: 'en' },
    })
  },
)

test('events of another shape are answered and change nothing', async () => {
  const at = '1800000000'
  for (const value of [
    { statuses: 'none', messages: [null, { from: 'x' }] },
    { statuses: [{ id: 'wamid.unknown', status: 'delivered', timestamp: at }] },
    { statuses: [{ id: 'wamid.unknown', status: 'deleted', timestamp: at }] },
    { messages: [{ from: '14155550100', timestamp: at, text: { body: 'STOP' } }] },
  ])
    expect((await webhook(shop, value)).status).toBe(200)
})

test('a number is kept with its sentence and its time, exported, and goes with the account', async () => {
  const [asha, phone] = [await aPerson(shop), aPhone()]
  const call = <T>(method: string, path: string, body?: object) =>
    shop.call<T>(method, `/user/${asha.id}/${path}`, { token: asha.token, body })
  await call('PUT', 'messages', { phone: `+91 ${phone}`, given: true, language: 'hi' })
  await call('PUT', 'messages', { phone, given: true, language: 'hi' })
  const kept = await call<{ data: object[] }>('GET', 'consents')
  expect(kept.body.data).toEqual([
    {
      purpose: 'whatsapp',
      version: expect.any(String),
      wording: expect.stringMatching(new RegExp(`^हाँ, .*${phone} पर WhatsApp`)),
      phone,
      givenAt: expect.any(String),
      withdrawnAt: null,
    },
  ])
  await call('PUT', 'messages', { phone, given: false, language: 'hi' })
  const ended = await call<{ data: object[] }>('GET', 'consents')
  expect(ended.body.data).toMatchObject([{ phone, withdrawnAt: expect.any(String) }])
})

test('somebody agrees for five numbers at most, however many requests come at once', async () => {
  const busy = await aPerson(shop)
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      shop.call<{ code?: string }>('PUT', `/user/${busy.id}/messages`, {
        token: busy.token,
        body: { phone: aPhone(), given: true, language: 'en' },
      }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(answers.find(({ status }) => status !== 200)?.body.code).toBe('too_many_numbers')
})

test('nobody reads or changes the numbers of another', async () => {
  const stranger = await aPerson(shop)
  const path = `/user/${person.id}/messages`
  const body = { phone: aPhone(), given: true, language: 'en' }
  expect((await shop.call('GET', path, { token: stranger.token })).status).toBe(403)
  expect((await shop.call('PUT', path, { token: stranger.token, body })).status).toBe(403)
})

test('without keys nothing is offered, and no webhook is taken', async () => {
  const bare = await openTestShop()
  const asha = await aPerson(bare)
  const path = `/user/${asha.id}/messages`
  const told = await bare.call<{ data: object }>('GET', path, { token: asha.token })
  expect(told.body.data).toEqual({ on: false, numbers: [] })
  const body = { phone: aPhone(), given: true, language: 'en' }
  expect(await bare.call('PUT', path, { token: asha.token, body })).toMatchObject({
    status: 409,
    body: { code: 'messages_off' },
  })
  expect((await webhook(bare, {})).status).toBe(400)
  await bare.close()
})
