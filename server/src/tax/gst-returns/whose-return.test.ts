import { afterAll, beforeAll, expect, test } from 'vitest'
import { periodOf } from '@tohfa/contract/tax/gst-periods'
import { indianDay } from '#platform/runtime/clock.ts'
import { documentsOf } from '#tax/documents/documents.fixture.ts'
import { aPaidOrder } from '#payments/payment/refund/refunds.fixture.ts'
import { setSeller, setTaxClass } from '#tax/seller/tax.fixture.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { askOverview, askReturn, readSheets } from './gst-returns.fixture.ts'

let shop: TestShop
let admin: Person
let period: string
beforeAll(async () => {
  shop = await openTestShop()
  admin = await aPerson(shop, 'ADMIN')
  await setTaxClass(shop, 'mug')
  period = periodOf(indianDay())
})
afterAll(() => shop.close())

const mumbai = { gstin: '27AAPFU0939F1ZV', stateCode: '27' }
const numberOfOrder = async () => {
  const { person, id } = await aPaidOrder(shop)
  const [receipt] = await documentsOf(shop, person, id)
  return receipt?.number
}
const read = async (query = '') => (await askReturn(shop, admin, `period=${period}${query}`)).body
const numbersIn = async (query = '') =>
  (await read(query)).doc_issue.doc_det.flatMap(({ docs }) =>
    docs.map(({ from, to }) => [from, to]),
  )

test('sellers without GSTR-1 learn what to file instead; regular sellers file only what they issued themselves', async () => {
  const refused = async () => {
    const { status, body } = await askReturn(shop, admin, `period=${period}`)
    const overview = await askOverview(shop, admin, `period=${period}`)
    expect([overview.status, overview.body.error]).toEqual([status, body.error])
    return [status, body.code, body.error]
  }
  const none = [409, 'no_gst_return']
  expect(await refused()).toEqual([
    ...none,
    'No seller was set in this month, so there is nothing to file',
  ])
  await setSeller(shop, { mode: 'unregistered', gstin: null })
  await numberOfOrder()
  expect(await refused()).toEqual([...none, 'A seller who is not registered files no GST return'])
  await setSeller(shop, { mode: 'composition' })
  await numberOfOrder()
  expect(await refused()).toEqual([
    ...none,
    'A seller under the composition scheme files CMP-08 and GSTR-4, and no GSTR-1',
  ])

  await setSeller(shop, { isSample: true })
  const sample = await numberOfOrder()
  expect(await numbersIn()).toEqual([[sample, sample]])
  expect((await read()).sample).toBe(true)
  expect((await askOverview(shop, admin, `period=${period}`)).body.data.sample).toBe(true)
  const { name, sheets } = await readSheets(shop, admin, period)
  expect(name).toBe(`attachment; filename="GSTR1-SAMPLE-29AAGCB7383J1Z4-${period}.zip"`)
  expect([...sheets.keys()][0]).toBe('SAMPLE.txt')

  // From the first real document on, those of the sample are not part of the return.
  await setSeller(shop)
  const real = await numberOfOrder()
  expect(await numbersIn()).toEqual([[real, real]])
  expect((await read()).sample).toBeUndefined()

  await setSeller(shop, mumbai)
  const moved = await numberOfOrder()
  expect(await numbersIn()).toEqual([[moved, moved]])
  expect(await numbersIn('&gstin=29AAGCB7383J1Z4')).toEqual([[real, real]])
  const { others } = (await askOverview(shop, admin, `period=${period}`)).body.data
  expect(others).toEqual(['29AAGCB7383J1Z4'])

  await setSeller(shop, { mode: 'composition' })
  await numberOfOrder()
  expect(await numbersIn()).toEqual([[real, real]])
})
