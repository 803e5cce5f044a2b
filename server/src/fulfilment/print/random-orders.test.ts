import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Order } from '@tohfa/contract/orders/orders'
import { doJob, hurryJobs } from '#platform/jobs/jobs.fixture.ts'
import { order } from '#orders/order/orders.fixture.ts'
import { drawers } from '#studio/press/worker/render-in-process.fixture.ts'
import { patienceMs } from '#testing/patience.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { aKeyChain, expectApprovedBytes, move, queueOf } from './print.fixture.ts'

/** The long form is TEST_PRINTS=1000, in one go or in pieces, each with the number that it begins at. */
const sequences = Number(process.env['TEST_PRINTS'] ?? 12)
const first = Number(process.env['TEST_PRINTS_FROM'] ?? 0)
const timeout = patienceMs * Math.max(2, sequences / 20)
/** Every so manieth picture or print is drawn and its files written, and then its end is not written down. */
const brokenOff = 4
const atOnce = 8

let shop: TestShop
let admin: Person
let keyChain: string
beforeAll(async () => {
  shop = await openTestShop()
  admin = await aPerson(shop, 'ADMIN')
  keyChain = await aKeyChain(shop)
  await shop.db.execute(
    sql.raw(`
    create sequence drawings;
    create function break_off() returns trigger language plpgsql as $$ begin
      if nextval('drawings') % ${brokenOff} = 0 then raise 'broken off by the test'; end if;
      return new; end $$;
    create trigger broken_off before update on proofs for each row
      when (old.state = 'rendering' and new.state = 'ready') execute function break_off();
    create trigger broken_off before update on print_jobs for each row
      when (old.state = 'rendering' and new.state = 'ready') execute function break_off()`),
  )
})
afterAll(() => shop.close())

/** Few, so that people share proofs. */
const names = ['मीरा', 'Asha', 'कीर्ति', 'Ravi', 'ज़ोया', 'Joseph', 'मूर्ति', 'Li']
const step = fc.record({
  what: fc.constantFrom(
    ...(['design', 'edit', 'proof', 'proof', 'see', 'approve', 'approve'] as const),
    ...(['cart', 'cart', 'order', 'order', 'cancel', 'crash'] as const),
  ),
  name: fc.constantFrom(...names),
})
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** The state that a person has reached in the sequence. */
type Way = { design?: { id: string; version: number }; hash?: string; orders: Order[] }

const done: Record<Step['what'], (person: Person, way: Way, name: string) => Promise<unknown>> = {
  async design(person, way, name) {
    const { body } = await send(person, 'POST', '/designs', {
      productId: keyChain,
      color: 'White',
      values: { name },
    })
    way.design = body.data as Way['design'] & object
  },
  async edit(person, way, name) {
    if (!way.design) return
    const { id, version } = way.design
    const { body } = await send(person, 'PUT', `/designs/${id}`, { version, values: { name } })
    way.design = body.data as Way['design'] & object
  },
  async proof(person, way) {
    if (!way.design) return
    const { id, version } = way.design
    const { body } = await send(person, 'POST', `/designs/${id}/proofs`, { version })
    way.hash = (body.data as { hash: string }).hash
  },
  see: (person, way) =>
    vi.waitFor(async () => {
      if (!way.hash) return
      const { body } = await send(person, 'GET', `/proofs/${way.hash}`)
      const { state } = body.data as { state: string }
      if (state === 'failed') await done.proof(person, way, '')
      expect(state).toBe('ready')
    }, patienceMs),
  approve: (person, { hash = 'x' }) =>
    send(person, 'POST', `/proofs/${hash}/approval`, { ticked: [] }),
  cart: (person, { hash }) =>
    send(person, 'POST', '/cart', {
      product_id: keyChain,
      user_id: person.id,
      selectedDetails: { color: 'White', ...(hash && { proof: hash }) },
    }),
  async order(person, way) {
    const placed = await order(shop, person, 'cash')
    expect(placed.status).toBeLessThan(500)
    if (placed.status === 201) way.orders.push(placed.body.data.order)
  },
  async cancel(person, { orders }) {
    const id = orders.shift()?.id
    if (!id) return
    await send(person, 'POST', `/user-orders/${id}/cancel`, { reason: 'I changed my mind' })
  },
  /** The files of an order are lost, its job runs twice, and its drawing process is killed. */
  async crash(person) {
    const drawing = drawers()
    for (const pid of drawing) signal(pid, 'SIGSTOP')
    const { rows } = await shop.db.execute<{ id: string; hash: string }>(sql`
      update print_jobs j set state = 'rendering', files = null, tries = 0
      from proof_approvals a where a.id = j.approval_id
        and j.state in ('queued', 'rendering', 'ready', 'failed')
        and order_id in (select id from orders where user_id = ${person.id})
      returning j.id, a.hash`)
    for (const { hash } of rows)
      for (const file of ['front.png', 'front.pdf'])
        await rm(join(shop.dataDir, 'proofs', hash, file), { force: true })
    for (const { id } of [...rows, ...rows])
      await shop.db.execute(sql`insert into pgboss.job (name, data)
        values ('render-print', ${JSON.stringify({ printJobId: id })}::jsonb)`)
    await hurryJobs(shop, 'render-print')
    await queueOf(shop, admin, '')
    for (const pid of drawing) signal(pid, 'SIGKILL')
  },
}

/** To a process that may be gone already. */
function signal(pid: number, name: 'SIGSTOP' | 'SIGKILL'): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    expect(error).toMatchObject({ code: 'ESRCH' })
  }
}

async function send(person: Person, method: string, path: string, body?: object) {
  const answer = await shop.call<{ data: unknown }>(method, path, {
    token: person.token,
    ...(body && { body }),
  })
  expect(answer.status, `${method} ${path}`).toBeLessThan(500)
  return answer
}

async function walk(steps: readonly Step[]): Promise<void> {
  const person = await aPerson(shop)
  const way: Way = { orders: [] }
  for (const { what, name } of steps) await done[what](person, way, name)
}

test(
  'whatever people do, a print job has its approval, a line one job, and the press what was approved',
  { timeout },
  async () => {
    const made = fc.sample(fc.array(step, { minLength: 6, maxLength: 14 }), first + sequences)
    const ways = made.slice(first)
    // Each begins with the usual steps, so that many reach an order.
    const usual = (['design', 'proof', 'see', 'approve', 'cart', 'order'] as const).map((what) => ({
      what,
      name: names[0] ?? '',
    }))
    const all = ways.map((way, i) => (i % 2 === 0 ? [...usual, ...way] : way))
    for (let from = 0; from < all.length; from += atOnce)
      await Promise.all(all.slice(from, from + atOnce).map(walk))

    await shop.db.execute(sql`update print_jobs set updated_at = now() - interval '1 hour'
    where state in ('queued', 'rendering')`)
    await doJob(shop, 'recover-prints')
    await vi.waitFor(async () => {
      await hurryJobs(shop, 'render-print')
      const { data } = await queueOf(shop, admin, 'state=failed')
      for (const { id } of data) await move(shop, admin, id, { state: 'ready' })
      const { counts } = await queueOf(shop, admin, '')
      expect([counts.queued, counts.rendering, counts.failed]).toEqual([0, 0, 0])
    }, patienceMs)
    const broken = sql`pgboss.job where name = 'render-print' and retry_count > 0`
    expect(await shop.db.$count(broken)).toBeGreaterThan(0)

    const { rows: lines } = await shop.db.execute<{ jobs: number; fit: boolean }>(sql`
    select count(j.id)::int as jobs,
      bool_and(j.approval_id = i.approval_id and a.user_id = o.user_id and j.order_id = o.id) as fit
    from order_items i join orders o on o.id = i.order_id
    join proof_approvals a on a.id = i.approval_id
    left join print_jobs j on j.order_item_id = i.id group by i.id`)
    expect(lines.length).toBeGreaterThan(sequences / 4)
    expect(lines.filter(({ jobs, fit }) => jobs !== 1 || !fit)).toEqual([])
    const stray = sql`print_jobs where order_item_id in
    (select id from order_items where approval_id is null)`
    expect(await shop.db.$count(stray)).toBe(0)
    await expectApprovedBytes(shop, admin)
  },
)
