import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { anApprovedPrint } from '#orders/cart/approved-print.fixture.ts'
import { doJob, hurryJobs } from '#platform/jobs/jobs.fixture.ts'
import { order } from '#orders/order/orders.fixture.ts'
import { aCustomizable } from '#studio/studio.fixture.ts'
import { patienceMs } from '#testing/patience.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { aKeyChain, approve, jobsOf, move, orderPrinted, queueOf } from './print.fixture.ts'

let shop: TestShop
let admin: Person
let keyChain: string
beforeAll(async () => {
  shop = await openTestShop()
  admin = await aPerson(shop, 'ADMIN')
  keyChain = await aKeyChain(shop)
})
afterAll(() => shop.close())

const stateOf = async (search: string) =>
  (await queueOf(shop, admin, `search=${search}`)).data[0]?.state

/** Waits until all attempts of an order's print have failed, without the delays between them. */
async function waitForFailure(orderNumber: string) {
  await vi.waitFor(async () => {
    await hurryJobs(shop, 'render-print')
    expect(await stateOf(orderNumber)).toBe('failed')
  }, patienceMs)
}

async function eventsOf(id: string): Promise<string[]> {
  const { rows } = await shop.db.execute<{ to_state: string }>(
    sql`select to_state from print_job_events where print_job_id = ${id} order by at, id`,
  )
  return rows.map((row) => row.to_state)
}

/** Puts a key chain with this proof into a person's cart and orders it; its number. */
async function orderProof(person: Person, productId: string, proof: string): Promise<string> {
  await shop.call('POST', '/cart', {
    token: person.token,
    body: { product_id: productId, user_id: person.id, selectedDetails: { color: 'White', proof } },
  })
  return (await order(shop, person, 'cash')).body.data.order.orderNumber
}

test('a print that cannot be rendered fails after three attempts, is listed for staff, and can be tried again', async () => {
  const person = await aPerson(shop)
  const proof = await approve(shop, person, keyChain, { name: 'मीरा' })
  // Neither readable nor writable: a file is in the place of the proof's folder.
  const home = join(shop.dataDir, 'proofs', proof)
  await rm(home, { recursive: true })
  await writeFile(home, '')
  const number = await orderProof(person, keyChain, proof)
  await waitForFailure(number)
  const [job] = (await queueOf(shop, admin, `search=${number}`)).data
  expect(job).toMatchObject({ moves: ['ready', 'held'], files: [] })
  const { body } = await shop.call<{
    data: { jobs: { name: string }[]; printing: { failed: number } }
  }>('GET', '/admin-overview', { token: admin.token })
  expect(body.data.printing.failed).toBe(1)
  expect(body.data.jobs.map(({ name }) => name)).toContain('render-print')
  expect(await eventsOf(job?.id ?? '')).toEqual(['queued', 'rendering', 'failed'])

  await rm(home)
  await mkdir(home)
  expect((await move(shop, admin, job?.id ?? '', { state: 'ready' })).status).toBe(200)
  const [again] = await jobsOf(shop, admin, number)
  expect(again?.files.map(({ kind }) => kind)).toEqual(['png', 'pdf'])
})

test('what would be printed otherwise than it was approved never becomes ready', async () => {
  const person = await aPerson(shop)
  const productId = await aCustomizable(shop)
  const proof = await anApprovedPrint(shop, person, { productId, name: 'Asha' })
  const number = await orderProof(person, productId, proof)
  await waitForFailure(number)
  const [job] = (await queueOf(shop, admin, `search=${number}`)).data
  expect((await move(shop, admin, job?.id ?? '', { state: 'printing' })).status).toBe(409)
})

test('rendering that a crash broke off is done again, and the job becomes ready once', async () => {
  const { orderNumber } = await orderPrinted(shop, await aPerson(shop), keyChain, { name: 'Ravi' })
  const [job] = await jobsOf(shop, admin, orderNumber)
  const id = job?.id ?? ''
  await shop.db.execute(sql`update print_jobs
    set state = 'rendering', files = null, updated_at = now() - interval '11 minutes'
    where id = ${id}`)
  await Promise.all([doJob(shop, 'recover-prints'), doJob(shop, 'recover-prints')])
  expect(await jobsOf(shop, admin, orderNumber)).toMatchObject([{ id, files: job?.files }])
  expect(await eventsOf(id)).toEqual(['queued', 'rendering', 'ready', 'ready'])
})

test('tries that ended with the process are counted too', async () => {
  const { orderNumber } = await orderPrinted(shop, await aPerson(shop), keyChain, { name: 'Zoya' })
  const [job] = await jobsOf(shop, admin, orderNumber)
  await shop.db.execute(sql`update print_jobs set state = 'rendering', files = null, tries = 3,
    updated_at = now() - interval '11 minutes' where id = ${job?.id}`)
  await doJob(shop, 'recover-prints')
  await jobsOf(shop, admin, orderNumber, 'failed')
})

test('a line that has a print job gets no second one', async () => {
  const { orderNumber } = await orderPrinted(shop, await aPerson(shop), keyChain, { name: 'Kiran' })
  const [job] = await jobsOf(shop, admin, orderNumber)
  const again = shop.db.execute(sql`insert into print_jobs
    (id, order_id, order_item_id, approval_id, due)
    select gen_random_uuid(), order_id, order_item_id, approval_id, due from print_jobs
    where id = ${job?.id}`)
  await expect(again).rejects.toMatchObject({ cause: { constraint: 'print_jobs_one_a_line' } })
})
