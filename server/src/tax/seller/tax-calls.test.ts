import { afterAll, beforeAll, expect, test } from 'vitest'
import { productTypeSlugs } from '@tohfa/contract/catalog/product-type-labels'
import { taxClassOf } from '@tohfa/contract/tax/default-classes'
import type { FailureEnvelope } from '@tohfa/contract/shared/envelope'
import type { SellerState } from '@tohfa/contract/tax/seller'
import type { TaxClass } from '@tohfa/contract/tax/tax-classes'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { type Answer, openTestShop, type TestShop } from '#testing/shop.ts'

type Reply<T> = { data: T } & Partial<FailureEnvelope>
let shop: TestShop
let admin: Person
beforeAll(async () => {
  shop = await openTestShop()
  admin = await aPerson(shop, 'ADMIN')
})
afterAll(() => shop.close())

const seller = {
  legalName: 'Asha Rao',
  tradeName: 'Asha Gifts',
  address: '4 Dadar West, Mumbai 400028',
  stateCode: '27',
  gstin: '27AAPFU0939F1ZV',
  mode: 'regular',
  seriesPrefix: 'AG',
  signatory: 'Asha Rao',
}
const shirt = {
  hsn: '6109',
  uqc: 'NOS',
  rate: 5,
  above: 2500,
  rateAbove: 18,
  reviewedBy: 'R. Mehta, CA',
  reviewedAt: '2026-11-01',
}

const send = <T>(method: string, path: string, body?: unknown): Promise<Answer<Reply<T>>> =>
  shop.call(method, path, {
    token: admin.token,
    ...(body !== undefined && { body }),
  })
const putSeller = (body: object) => send<SellerState>('PUT', '/admin/seller', body)
const putClass = (key: string, body: object) =>
  send<TaxClass>('PUT', `/admin/tax-classes/${key}`, body)

test('a new shop has classes to be reviewed, no seller, and says why no papers are made', async () => {
  await aProduct(shop, { productType: 't-shirts', category: 'Casual', sizes: ['M'] })
  const { data } = (await send<SellerState>('GET', '/admin/seller')).body
  expect(data.legalName).toBeUndefined()
  expect(data.invoicing).toMatchObject({
    on: false,
    reasons: ['No seller is set that is valid today', 'Nobody has reviewed the tax class t-shirt'],
  })
  const classes = (await send<TaxClass[]>('GET', '/admin/tax-classes')).body.data
  expect(classes.find(({ key }) => key === 't-shirt')).toMatchObject({
    rate: 5,
    above: 2500,
    rateAbove: 18,
    reviewedBy: null,
    inUse: true,
  })
  expect(classes.find(({ key }) => key === 'cap')).toMatchObject({ inUse: false })
})

test.each(productTypeSlugs)('the class of %s is one that a new shop has', async (productType) => {
  const { data } = (await send<TaxClass[]>('GET', '/admin/tax-classes')).body
  expect(data.map(({ key }) => key)).toContain(taxClassOf({ productType }))
})

test('a seller and the review of each class in use turn papers on, and stand in the staff’s log', async () => {
  const { status, body } = await putSeller({ ...seller, gstin: ' 27aapfu0939f 1zv' })
  expect([status, body.data.gstin]).toEqual([200, '27AAPFU0939F1ZV'])
  const { status: put, body: answer } = await putClass('t-shirt', shirt)
  expect([put, answer.data]).toMatchObject([200, { key: 't-shirt', ...shirt, isSample: false }])
  const { data } = (await send<SellerState>('GET', '/admin/seller')).body
  expect(data).toMatchObject({ ...seller, isSample: false, invoicing: { on: true, reasons: [] } })
  const log = await send<{ action: string; name: string }[]>('GET', '/admin-audit-log?subject=tax')
  expect(log.body.data.map(({ action, name }) => [action, name])).toEqual([
    ['changed', 't-shirt'],
    ['changed', 'Asha Gifts'],
  ])
})

test('a change with a day to come waits for it', async () => {
  await putSeller(seller)
  const later = await putSeller({ ...seller, tradeName: 'Later Gifts', validFrom: '2099-04-01' })
  expect(later.body.data.tradeName).toBe('Asha Gifts')
  expect(later.body.data.upcoming.at(-1)).toMatchObject({
    tradeName: 'Later Gifts',
    validFrom: '2099-04-01',
  })
  await putClass('wall-clock', { ...shirt, hsn: '9105', rate: 18, above: null, rateAbove: null })
  const changed = await putClass('wall-clock', {
    ...shirt,
    hsn: '9105',
    rate: 28,
    above: null,
    rateAbove: null,
    validFrom: '2099-04-01',
  })
  expect(changed.body.data).toMatchObject({ rate: 18, upcoming: [{ rate: 28 }] })
})

test.each([
  ['a false check digit', { gstin: '27AAPFU0939F1ZW' }, 'gstin', /not a GSTIN/],
  ['a GSTIN of another state', { stateCode: '29' }, 'gstin', /another state/],
  ['no GSTIN', { gstin: '' }, 'gstin', /^Required$/],
  ['a composition seller without GSTIN', { mode: 'composition', gstin: null }, 'gstin', /^Req/],
  ['an unregistered seller with one', { mode: 'unregistered' }, 'gstin', /no GSTIN/],
  ['a state that is none', { stateCode: '28' }, 'stateCode', /choose a state/],
  ['a mode that is none', { mode: 'casual' }, 'mode', /regular/],
  ['a long prefix', { seriesPrefix: 'TOHFA' }, 'seriesPrefix', /1 to 4/],
  ['no signatory', { signatory: ' ' }, 'signatory', /^Required$/],
  ['a day that is none', { validFrom: '2026-02-30' }, 'validFrom', /Date/],
])('a seller with %s is refused at its field', async (_, wrong, field, sentence) => {
  const { status, body } = await putSeller({ ...seller, ...wrong })
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
  expect(body.fields?.[field]).toMatch(sentence)
})

test('an unregistered seller needs no GSTIN', async () => {
  const { status, body } = await putSeller({ ...seller, gstin: undefined, mode: 'unregistered' })
  expect([status, body.data.gstin]).toEqual([200, null])
})

test.each([
  ['an HSN of five digits', { hsn: '61091' }, 'hsn'],
  ['a unit that is none', { uqc: 'MUG' }, 'uqc'],
  ['a rate below 0', { rate: -1 }, 'rate'],
  ['a slab without its rate', { rateAbove: null }, 'rateAbove'],
  ['a slab above less than a paisa', { above: 1e-9 }, 'above'],
  ['a rate without its slab', { above: null }, 'above'],
  ['an upper rate that is lower', { rateAbove: 3 }, 'rateAbove'],
  ['an exemption with a rate', { nil: true }, 'rate'],
  ['nobody who reviewed it', { reviewedBy: '' }, 'reviewedBy'],
  ['no day of review', { reviewedAt: '' }, 'reviewedAt'],
  ['a review of tomorrow', { reviewedAt: '2099-01-01' }, 'reviewedAt'],
])('a tax class with %s is refused at its field', async (_, wrong, field) => {
  const { status, body } = await putClass('t-shirt', { ...shirt, ...wrong })
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
})

test('the key of a class is one that an address can hold', async () => {
  expect((await putClass('T%20Shirt', shirt)).status).toBe(400)
})

test('nobody but staff sees or sets any of it', async () => {
  const { token } = await aPerson(shop)
  for (const [method, path] of [
    ['GET', '/admin/seller'],
    ['PUT', '/admin/seller'],
    ['GET', '/admin/tax-classes'],
    ['PUT', '/admin/tax-classes/t-shirt'],
  ] as const)
    expect((await shop.call(method, path, { token })).status).toBe(403)
})

test('a class without tax that is proposed says why there is none, as its source does', async () => {
  const { token } = admin
  const { body } = await shop.call<{ data: TaxClass[] }>('GET', '/admin/tax-classes', { token })
  const free = body.data.filter(({ nil }) => nil)
  expect(free).toMatchObject([
    { key: 'rakhi', source: expect.stringContaining('is exempt'), nilKind: 'exempt' },
  ])
})

test('goods without tax are nil rated until it is said that they are exempt or outside GST', async () => {
  const free = { ...shirt, rate: 0, above: null, rateAbove: null, nil: true }
  const kindOf = async (body: object) => (await putClass('rakhi', body)).body.data.nilKind
  expect(await kindOf(free)).toBe('nil_rated')
  for (const nilKind of ['exempt', 'non_gst', 'nil_rated'] as const)
    expect(await kindOf({ ...free, nilKind })).toBe(nilKind)
  expect((await putClass('t-shirt', shirt)).body.data.nilKind).toBeNull()
  for (const body of [
    { ...free, nilKind: 'free' },
    { ...shirt, nilKind: 'exempt' },
  ])
    expect(await putClass('rakhi', body)).toMatchObject({
      status: 400,
      body: { fields: { nilKind: expect.any(String) } },
    })
})
