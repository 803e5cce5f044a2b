import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffRoles, type StaffRole } from '@tohfa/contract/accounts/staff-roles'
import { aPerson } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { type DeclaredCall, withDeclaredCalls } from './declared-calls.fixture.ts'

let shop: TestShop
let calls: readonly DeclaredCall[]
let tokens: Record<StaffRole, string>
const noId = '00000000-0000-7000-8000-000000000000'

beforeAll(async () => {
  const opened = await withDeclaredCalls(openTestShop)
  shop = opened.shop
  calls = opened.calls.filter(({ access }) => access === 'admin')
  const [owner, manager, printer] = await Promise.all(
    staffRoles.map(async (role) => (await aPerson(shop, role)).token),
  )
  tokens = { owner: owner ?? '', manager: manager ?? '', printer: printer ?? '' }
})
afterAll(() => shop.close())

/** A printer may read orders and prints, move both, and print their papers. */
const forPrinters = new Set([
  'DELETE /admin/second-factor',
  'GET /admin/gang-sheets/:id/sheets.pdf',
  'GET /admin/orders/:id',
  'GET /admin/orders/:id/check-list.pdf',
  'GET /admin/orders/:id/print.zip',
  'GET /admin/print-jobs/:id/files/:file',
  'GET /admin/print-jobs/:id/ticket.pdf',
  'GET /admin/print-queue',
  'GET /admin/print-queue.zip',
  'GET /admin/second-factor',
  'GET /admin/tickets.pdf',
  'GET /admin/today',
  'GET /user-orders',
  'GET /user-orders/:id/label',
  'POST /admin/gang-sheets',
  'POST /admin/orders/:id/start-printing',
  'POST /admin/orders/start-printing',
  'POST /admin/orders/advance',
  'POST /admin/orders/printed',
  'POST /admin/print-jobs/advance',
  'POST /admin/second-factor',
  'PUT /admin/print-jobs/:id',
  'PUT /admin/second-factor',
  'PUT /user-orders/:id',
  'PUT /admin/orders/:id/eway-bill',
  'GET /admin/orders/:id/eway-bill.json',
  'POST /admin/orders/:id/hand-over',
  'POST /admin/orders/:id/notes',
  'POST /admin/orders/:id/printed',
  'GET /admin/find',
  'GET /admin/labels.pdf',
  'GET /admin/packing-slips.pdf',
  'GET /admin/pick-list',
  'GET /admin/bench',
  'POST /admin/bench/scans',
  'DELETE /admin/bench/boxes/:id',
  'GET /admin/blank-counts',
  'POST /admin/blank-counts',
  'POST /admin/blank-deliveries',
])
/** Only an owner may change the staff, the seller and tax. */
const forOwners = new Set([
  'GET /admin/gst',
  'GET /admin/books.xml',
  'POST /admin/settlements',
  'POST /admin/settlements/fetch',
  'POST /admin/settlements/:id/corrections',
  'GET /admin/settlements',
  'POST /admin/cash-remittances',
  'GET /admin/cash-remittances',
  'GET /admin/gst/overview',
  'GET /admin/eway-limit',
  'PUT /admin/eway-limit',
  'GET /admin/seller',
  'GET /admin/tax-classes',
  'PUT /admin/seller',
  'PUT /admin/tax-classes/:key',
  'GET /admin/setup',
  'POST /admin/setup/carrier',
  'POST /admin/setup/delivery',
  'POST /admin/setup/mail',
  'POST /admin/setup/payment',
  'POST /admin/setup/payment/paid',
  'POST /admin/setup/texts',
  'GET /admin/templates',
  'POST /admin/templates',
  'GET /admin/staff',
  'POST /admin/staff',
  'PUT /admin/staff/:id',
  'DELETE /admin/staff/:id',
  'GET /admin/cod-rules',
  'PUT /admin/cod-rules',
])

/** The names of the calls that are forbidden for a role. */
async function refusedTo(role: StaffRole): Promise<string[]> {
  const refused: string[] = []
  for (const { name, method, path } of calls) {
    const { status, body } = await shop.call(method, path.replaceAll(/:\w+/g, noId), {
      token: tokens[role],
    })
    if (status === 403) {
      expect(body, name).toMatchObject({ success: false, code: 'staff_role_forbidden' })
      refused.push(name)
    }
  }
  return refused.toSorted()
}
const names = () => calls.map(({ name }) => name).toSorted()

test('an owner may make every call for staff', async () => {
  expect(await refusedTo('owner')).toEqual([])
})

test('a manager may make all calls except those of tax, seller, payouts, staff and setup', async () => {
  expect(await refusedTo('manager')).toEqual(names().filter((name) => forOwners.has(name)))
})

test('a printer reads and moves orders and prints, and may do nothing else', async () => {
  expect(await refusedTo('printer')).toEqual(names().filter((name) => !forPrinters.has(name)))
})
