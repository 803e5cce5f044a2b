import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { StaffMessage } from '@tohfa/contract/backoffice/contact'
import { aPerson, type Person } from '#testing/people.ts'
import { sharedTestShop } from '#testing/shared-shop.ts'
import type { TestShop } from '#testing/shop.ts'

type List = { data: StaffMessage[]; totalCount: number; open: number }
let shop: TestShop
let admin: Person
beforeAll(async () => {
  shop = await sharedTestShop()
  admin = await aPerson(shop, 'ADMIN')
  for (let n = 1; n <= 12; n++)
    await shop.call('POST', '/api/service/send-message', {
      body: {
        name: `Writer ${n}`,
        phone: '9876543210',
        email: 'asha@example.com',
        message: 'Do you print in Hindi as well, and how long does it take?',
      },
    })
})

const list = async (query = '') =>
  (await shop.call<List>('GET', `/admin-message?${query}`, { token: admin.token })).body
const handle = (id: string, handled: boolean, by = admin) =>
  shop.call<{ data: StaffMessage }>('PUT', `/admin-message/${id}`, {
    token: by.token,
    body: { handled },
  })

test('messages come ten a page, the newest first', async () => {
  const first = await list()
  expect(first).toMatchObject({ totalCount: 12, open: 12 })
  expect(first.data.map(({ name }) => name).slice(0, 2)).toEqual(['Writer 12', 'Writer 11'])
  expect((await list('page=2')).data.map(({ name }) => name)).toEqual(['Writer 2', 'Writer 1'])
})

test('a message is closed with who closed it, and can be opened again; the first one counts', async () => {
  const [message] = (await list()).data
  const id = message?.id ?? ''
  const other = await aPerson(shop, 'ADMIN')
  expect((await handle(id, true)).body.data).toMatchObject({ handledBy: admin.email })
  expect((await handle(id, true, other)).body.data).toMatchObject({ handledBy: admin.email })
  expect((await list('state=closed')).data.map((one) => one.id)).toEqual([id])
  expect(await list('state=open')).toMatchObject({ totalCount: 11, open: 11 })
  expect((await handle(id, false)).body.data).toMatchObject({ handledAt: null, handledBy: null })
  const { rows } = await shop.db.execute<{ action: string }>(sql`
    select action from staff_changes where subject_id = ${id} order by at`)
  expect(rows.map(({ action }) => action)).toEqual(['handled', 'reopened'])
})

test('what is no message is not found', async () => {
  for (const id of [admin.id, 'nothing']) expect((await handle(id, true)).status).toBe(404)
})
