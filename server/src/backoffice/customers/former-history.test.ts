import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import type { Customer, CustomerPage } from '@tohfa/contract/backoffice/customers'
import type { FormerHistoryReport } from '@tohfa/contract/backoffice/former-history/former-history'
import { password, signUp } from '#accounts/accounts.fixture.ts'
import { deleteForgottenGuests } from '#accounts/guests/guests.service.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

let shop: TestShop
let manager: Person
beforeAll(async () => {
  shop = await openTestShop()
  manager = await aPerson(shop, 'manager')
})
afterAll(() => shop.close())

type Answer = { data: FormerHistoryReport; code?: string; fields?: Record<string, string> }
const send = (kind: 'customers' | 'orders', csv: string, more: object = {}) =>
  shop.call<Answer>('POST', '/admin-import/former-history', {
    token: manager.token,
    body: { source: 'shopify', kind, csv, ...more },
  })
async function moved(kind: 'customers' | 'orders', csv: string, more: object = {}) {
  const { plan } = (await send(kind, csv, more)).body.data
  const { status, body } = await send(kind, csv, { ...more, dryRun: false, plan })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data
}
async function find(search: string): Promise<Customer[]> {
  const { body } = await shop.call<{ data: Customer[] }>(
    'GET',
    `/admin/customers?search=${encodeURIComponent(search)}`,
    { token: manager.token },
  )
  return body.data
}
async function read(id: string): Promise<CustomerPage> {
  const { body } = await shop.call<{ data: CustomerPage }>('GET', `/admin/customers/${id}`, {
    token: manager.token,
  })
  return body.data
}

const orderFile = (
  email: string,
  number = '#1001',
) => `Name,Email,Financial Status,Created at,Total,Lineitem quantity,Lineitem name,Billing Name,Billing Phone,Billing Street
${number},${email},paid,2024-05-01 10:11:12 +0530,1299.50,2,Chai mug,Meera Iyer,'+91 98765 43210,12 Lake Road
${number},${email},,,,1,"Tee, navy",,,
`

test('a customer of the former shop is written down once, and stays without an order', async () => {
  const csv = `First Name,Last Name,Email,Phone,Note
Leela,Das,Leela.Das@Old.example.com,+91 91234 56780,likes tea
,,,,
No,Mail,,9123456781,
`
  expect(await moved('customers', csv)).toMatchObject({ people: 2, known: 0, problems: [] })
  expect(await moved('customers', csv)).toMatchObject({ people: 0, known: 2 })
  const [leela] = await find('leela.das@old.example.com')
  expect(leela).toMatchObject({
    name: 'Leela Das',
    phone: '9123456780',
    account: false,
    orders: 0,
    spent: 0,
    note: '',
  })
  await shop.db.execute(
    sql`update users set created_at = created_at - interval '9 days' where guest`,
  )
  await deleteForgottenGuests(shop.db, 100)
  expect((await find('6781')).map(({ name }) => name)).toEqual(['No Mail'])
})

test('a past order is on the page of its customer, and in no figure', async () => {
  const report = await moved('orders', orderFile('meera@old.example.com'))
  expect(report).toMatchObject({ people: 1, orders: 1, problems: [] })
  expect(await moved('orders', orderFile('meera@old.example.com'))).toMatchObject({
    people: 0,
    orders: 0,
  })
  const [meera] = await find('meera@old.example.com')
  expect(meera).toMatchObject({ orders: 0, spent: 0, lastOrder: null })
  const page = await read(meera?.id ?? '')
  expect(page.orders).toEqual([])
  expect(page.formerOrders).toEqual([
    {
      id: expect.any(String),
      number: '#1001',
      placedAt: '2024-05-01T04:41:12.000Z',
      status: 'paid',
      total: 1299.5,
      lines: [
        { title: 'Chai mug', quantity: 2 },
        { title: 'Tee, navy', quantity: 1 },
      ],
    },
  ])
  const { rows } = await shop.db.execute(
    sql`select from former_orders where lines::text like '%Lake%'`,
  )
  expect(rows).toEqual([])
})

test('an account that proved the e-mail has it in its data, and an erasure takes it away', async () => {
  const { token, userInfo: person } = await signUp(shop, 'theirs@old.example.com')
  await moved('orders', orderFile('theirs@old.example.com', '#2001'))
  const { body } = await shop.call('POST', `/user/${person.id}/export`, {
    token,
    body: { password },
  })
  expect(JSON.stringify(body)).toContain('#2001')
  const erased = await shop.call('DELETE', `/user/${person.id}`, {
    token,
    body: { password },
  })
  expect(erased.status).toBe(200)
  const { rows } = await shop.db.execute(sql`select from former_orders where number = '#2001'`)
  expect(rows).toEqual([])
})

test('an account that never proved its e-mail gets nothing of it', async () => {
  const person = await aPerson(shop)
  await shop.db.execute(sql`update users set email_proven_at = null where id = ${person.id}`)
  await moved('orders', orderFile(person.email, '#3001'))
  expect((await read(person.id)).formerOrders).toEqual([])
})

test('each wrong cell is named, and the rest can be taken', async () => {
  const csv = `${orderFile('fine@old.example.com', '#4001')}#4002,not-an-email,paid,2024-05-01,10,1,Mug,A,,
#4003,b@old.example.com,paid,some day,10,1,Mug,B,,
#4004,c@old.example.com,paid,2024-05-01,free,1,Mug,C,,
#4005,d@old.example.com,paid,2024-05-01,-10,1,Mug,D,,
#4006,e@old.example.com,paid,2024-05-01,100000001,1,Mug,E,,
`
  const { problems } = (await send('orders', csv)).body.data
  expect(problems.map(({ line, field }) => [line, field])).toEqual([
    [4, 'Email'],
    [5, 'Created at'],
    [6, 'Total'],
    [7, 'Total'],
    [8, 'Total'],
  ])
  expect((await send('orders', csv, { dryRun: false })).status).toBe(400)
  expect(await moved('orders', csv, { leaveOut: true })).toMatchObject({ orders: 1 })
})

test('a file without the needed columns is refused, and so are printers', async () => {
  expect(await send('orders', 'Name,Email\n#1,a@b.com\n')).toMatchObject({
    status: 400,
    body: { fields: { csv: expect.any(String) } },
  })
  const printer = await aPerson(shop, 'printer')
  const answer = await shop.call('POST', '/admin-import/former-history', {
    token: printer.token,
    body: { source: 'shopify', kind: 'orders', csv: '' },
  })
  expect(answer.status).toBe(403)
})
