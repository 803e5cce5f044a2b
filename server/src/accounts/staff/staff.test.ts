import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '@tohfa/contract/accounts/accounts'
import type { StaffMember } from '@tohfa/contract/accounts/staff'
import type { StaffChange } from '@tohfa/contract/backoffice/staff-log'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { mailedLinks, password, signUp } from '#accounts/accounts.fixture.ts'
import { changeRole } from '#accounts/users.queries.ts'
import { atOnce, invite, onlyOwners } from './staff.fixture.ts'

const newPassword = 'Nargis2027'
let shop: TestShop
let owner: Person
beforeAll(async () => {
  shop = await openTestShop()
  owner = await aPerson(shop, 'owner')
})
afterAll(() => shop.close())

const send = (method: string, path: string, body?: object, by: Person = owner) =>
  shop.call<{ data: StaffMember; code?: string }>(method, `/admin/staff${path}`, {
    token: by.token,
    ...(body && { body }),
  })
async function listed(email: string): Promise<StaffMember | undefined> {
  const { token } = owner
  const { body } = await shop.call<{ data: StaffMember[] }>('GET', '/admin/staff', { token })
  return body.data.find((one) => one.email === email)
}
const accept = (link: string, word = newPassword) =>
  shop.call('POST', `/auth/reset-password/${link}`, { body: { password: word } })
async function signIn(email: string, word = newPassword) {
  const { status, body } = await shop.call<{ data: Session }>('POST', '/auth/login', {
    body: { email, password: word },
  })
  return { status, token: body.data?.token }
}
const claims = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as object
const reads = async (token: string, path: string) =>
  (await shop.call('GET', path, { token })).status
async function log(subjectId: string): Promise<unknown[]> {
  const { body } = await shop.call<{ data: StaffChange[] }>(
    'GET',
    '/admin-audit-log?subject=admin',
    { token: owner.token },
  )
  return body.data
    .filter((change) => change.subjectId === subjectId)
    .map(({ action, by, details }) => [action, by, details['staffRole']])
}

describe('who is asked', () => {
  test('joins by setting a password with the link that was mailed, and can do what the role says', async () => {
    const { status, member, link } = await invite(shop, owner, 'new@example.com', 'printer')
    expect(status).toBe(201)
    expect(member).toEqual({
      id: expect.any(String),
      email: 'new@example.com',
      staffRole: 'printer',
      invited: true,
      invitedUntil: expect.any(String),
      secondFactor: false,
      lastSeen: null,
    })
    expect(await listed('new@example.com')).toEqual(member)
    expect((await signIn('new@example.com')).status).toBe(401)
    expect(await accept(link)).toMatchObject({ status: 200 })
    const { token } = await signIn('new@example.com')
    expect(claims(token)).toMatchObject({ role: 'ADMIN', staffRole: 'printer' })
    expect(await reads(token, '/user-orders')).toBe(200)
    expect(await reads(token, '/admin-overview')).toBe(403)
    expect(await listed('new@example.com')).toEqual({
      id: member.id,
      email: 'new@example.com',
      staffRole: 'printer',
      invited: false,
      secondFactor: false,
      lastSeen: expect.any(String),
    })
    expect(await log(member.id)).toEqual([
      ['joined', 'new@example.com', [null, 'printer']],
      ['invited', owner.email, [null, 'printer']],
    ])
  })

  test('with an account keeps it, its password and its sign-ins until they open the link', async () => {
    const asha = await signUp(shop, 'asha@example.com')
    const { member, link } = await invite(shop, owner, 'ASHA@example.com', 'manager')
    expect(member).toMatchObject({ id: asha.userInfo.id, invited: true, lastSeen: null })
    expect(await reads(asha.token, `/user/${asha.userInfo.id}`)).toBe(200)
    expect(await reads(asha.token, '/user-orders')).toBe(403)
    const still = await signIn('asha@example.com', password)
    expect(claims(still.token)).toMatchObject({ role: 'USER' })
    expect(await accept(link)).toMatchObject({ status: 200 })
    expect(await reads(asha.token, `/user/${asha.userInfo.id}`)).toBe(401)
    const { token } = await signIn('asha@example.com')
    expect(await reads(token, '/admin-overview')).toBe(200)
    expect(await reads(token, `/order/${asha.userInfo.id}`)).toBe(200)
  })

  test('is no staff by any other link', async () => {
    await signUp(shop, 'other-link@example.com')
    await invite(shop, owner, 'other-link@example.com', 'owner')
    await shop.call('POST', '/auth/forgot-password', { body: { email: 'other-link@example.com' } })
    await expect.poll(() => mailedLinks(shop, 'other-link@example.com')).toHaveLength(1)
    const [link = ''] = await mailedLinks(shop, 'other-link@example.com')
    expect((await accept(link)).status).toBe(200)
    const { token } = await signIn('other-link@example.com')
    expect(claims(token)).toMatchObject({ role: 'USER' })
  })

  test('once more has a new link and the role of then; the one before is none', async () => {
    const first = await invite(shop, owner, 'again@example.com', 'manager')
    const second = await invite(shop, owner, 'again@example.com', 'printer')
    expect(second).toMatchObject({ status: 200, member: { id: first.member.id } })
    expect(await accept(first.link)).toMatchObject({ status: 400 })
    await send('PUT', `/${first.member.id}`, { staffRole: 'manager' })
    expect(await accept(second.link)).toMatchObject({ status: 200 })
    expect(await listed('again@example.com')).toMatchObject({ staffRole: 'manager' })
    expect(await accept(second.link)).toMatchObject({
      status: 400,
      body: { code: 'reset_link_invalid' },
    })
  })

  test('joins once, however often the link is used at once', async () => {
    const { link } = await invite(shop, owner, 'twice@example.com', 'printer')
    const answers = await Promise.all([1, 2, 3].map(() => accept(link)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400])
  })

  test('too late, or after it was taken back, does not join and gets no account', async () => {
    const late = await invite(shop, owner, 'late@example.com', 'printer')
    await shop.db.execute(sql`update staff_invitations set expires_at = now() - interval '1 second'
      where email = 'late@example.com'`)
    expect((await accept(late.link)).status).toBe(400)
    const back = await invite(shop, owner, 'back@example.com', 'printer')
    expect((await send('DELETE', `/${back.member.id}`)).status).toBe(200)
    expect((await accept(back.link)).status).toBe(400)
    expect(await listed('back@example.com')).toBeUndefined()
    expect(
      await shop.db.$count(sql`users where email in ('late@example.com', 'back@example.com')`),
    ).toBe(0)
  })

  test('must be named by an e-mail and a role, and cannot be of the staff already', async () => {
    expect(await send('POST', '', { email: 'x', staffRole: 'boss' })).toMatchObject({
      status: 400,
      body: { fields: { email: 'Email is not valid', staffRole: 'Role not valid' } },
    })
    expect(
      await send('POST', '', { email: owner.email.toUpperCase(), staffRole: 'printer' }),
    ).toMatchObject({ status: 409, body: { code: 'already_staff', fields: { email: /.+/ } } })
  })

  test('is asked five times an hour at most', async () => {
    const limited = await openTestShop({ on: shop, env: { RATE_LIMITS: 'on' } })
    for (let n = 0; n < 5; n++) await invite(limited, owner, 'often@example.com', 'printer')
    const body = { email: 'Often@example.com', staffRole: 'printer' }
    expect(await limited.call('POST', '/admin/staff', { token: owner.token, body })).toMatchObject({
      status: 429,
    })
    await limited.stop()
  })
})

describe('a role that is changed or taken away', () => {
  test('counts at once, in every process', async () => {
    const beside = await openTestShop({ on: shop })
    const manager = await aPerson(shop, 'manager')
    const asks = (at: TestShop) => at.call('GET', '/admin-overview', { token: manager.token })
    expect((await asks(beside)).status).toBe(200)
    expect(await send('PUT', `/${manager.id}`, { staffRole: 'printer' })).toMatchObject({
      status: 200,
      body: { data: { staffRole: 'printer', invited: false } },
    })
    for (const at of [shop, beside]) expect((await asks(at)).status).toBe(401)
    await beside.stop()
    expect(await log(manager.id)).toEqual([['changed', owner.email, ['manager', 'printer']]])
  })

  test('leaves the account, with what it can do as a customer', async () => {
    const { member, link } = await invite(shop, owner, 'leaver@example.com', 'manager')
    await accept(link)
    const { token } = await signIn('leaver@example.com')
    expect((await send('DELETE', `/${member.id}`)).status).toBe(200)
    expect(await reads(token, '/user-orders')).toBe(401)
    const again = await signIn('leaver@example.com')
    expect(claims(again.token)).not.toHaveProperty('staffRole')
    expect(await reads(again.token, '/user-orders')).toBe(403)
    expect(await reads(again.token, `/user/${member.id}`)).toBe(200)
    expect(await listed('leaver@example.com')).toBeUndefined()
    expect((await send('DELETE', `/${member.id}`)).status).toBe(404)
  })

  test('that is the same as before ends nothing', async () => {
    const manager = await aPerson(shop, 'manager')
    expect((await send('PUT', `/${manager.id}`, { staffRole: 'manager' })).status).toBe(200)
    expect(await reads(manager.token, '/admin-overview')).toBe(200)
    expect(await log(manager.id)).toEqual([])
  })

  test.for(['nobody', '00000000-0000-7000-8000-000000000000'])(
    'of %s is not found, nor that of a customer',
    async (id) => {
      const customer = await aPerson(shop)
      for (const unknown of [id, customer.id])
        for (const [method, body] of [['PUT', { staffRole: 'owner' }], ['DELETE']] as const)
          expect(await send(method, `/${unknown}`, body)).toMatchObject({
            status: 404,
            body: { code: 'staff_not_found' },
          })
    },
  )
})

describe('the last owner', () => {
  const refused = { status: 409, body: { code: 'last_owner' } }

  test('is neither demoted nor removed, by whatever way', async () => {
    await onlyOwners(shop, owner)
    expect(await send('PUT', `/${owner.id}`, { staffRole: 'manager' })).toMatchObject(refused)
    expect(await send('DELETE', `/${owner.id}`)).toMatchObject(refused)
    expect(await listed(owner.email)).toMatchObject({ staffRole: 'owner' })
  })

  test.for(['PUT', 'DELETE'])('stays, when two do %s to each other at once', async (method) => {
    const asha = await aPerson(shop, 'owner')
    const ravi = await aPerson(shop, 'owner')
    await onlyOwners(shop, asha, ravi)
    const body = method === 'PUT' ? { staffRole: 'printer' } : undefined
    const answers = await atOnce(shop, [
      () => send(method, `/${ravi.id}`, body, asha),
      () => send(method, `/${asha.id}`, body, ravi),
    ])
    const [won, lost] = answers.toSorted((a, b) => a.status - b.status)
    expect(won).toMatchObject({ status: 200 })
    expect(lost).toMatchObject(refused)
    expect(await shop.db.$count(sql`users where staff_role = 'owner'`)).toBe(1)
  })

  test('who is none any more changes nothing that they had begun', async () => {
    const asha = await aPerson(shop, 'owner')
    const ravi = await aPerson(shop, 'owner')
    const manager = await aPerson(shop, 'manager')
    await onlyOwners(shop, asha, ravi)
    const [answer] = await atOnce(
      shop,
      [() => send('DELETE', `/${manager.id}`, undefined, ravi)],
      (tx) => changeRole(tx, ravi.id, 'printer'),
    )
    expect(answer).toMatchObject({ status: 403, body: { code: 'staff_role_forbidden' } })
    expect(await reads(manager.token, '/admin-overview')).toBe(200)
  })
})
