import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Setup } from '@tohfa/contract/backoffice/setup'
import type { TaxClass } from '@tohfa/contract/tax/tax-classes'
import { aMugStudio } from '#studio/studio.fixture.ts'
import { aSeller } from '#tax/seller/tax.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

let shop: TestShop
let owner: Person
beforeAll(async () => {
  shop = await openTestShop()
  owner = await aPerson(shop, 'owner')
})
afterAll(() => shop.close())

const read = async (at = shop, { token }: Person = owner) =>
  at.call<{ data: Setup }>('GET', '/admin/setup', { token })
const openSteps = async () =>
  (await read()).body.data.steps.filter(({ done }) => !done).map(({ step }) => step)
const put = async (path: string, body: object) =>
  expect((await shop.call('PUT', path, { token: owner.token, body })).status).toBe(200)

test('each step of the set-up is done once it is set, and not before', async () => {
  const all = ['particulars', 'seller', 'product', 'studio', 'taxClasses', 'texts']
  const ofTheServer = ['payments', 'carrier', 'mail']
  expect((await read()).body.data).toMatchObject({ shown: true, productId: null })
  expect(await openSteps()).toEqual([...all, ...ofTheServer])

  // The seller's address is the shop's.
  await put('/admin/settings', { particulars: { phone: '+91 91234 56789', email: 'us@mitti.in' } })
  expect(await openSteps()).toContain('particulars')
  const { validFrom: _from, ...seller } = aSeller
  await put('/admin/seller', seller)
  expect(await openSteps()).toEqual(['product', 'studio', 'taxClasses', 'texts', ...ofTheServer])

  const id = await aProduct(shop)
  expect((await read()).body.data.productId).toBe(id)
  await put(`/admin-product/${id}/studio`, aMugStudio)
  expect(await openSteps()).toEqual(['taxClasses', 'texts', ...ofTheServer])

  const { body } = await shop.call<{ data: TaxClass[] }>('GET', '/admin/tax-classes', {
    token: owner.token,
  })
  const review = { reviewedBy: 'R. Mehta, CA', reviewedAt: '2026-11-01' }
  const reviewed = async (key: string) => {
    const { hsn, uqc, rate, above, rateAbove } = body.data.find((one) => one.key === key) ?? {}
    await put(`/admin/tax-classes/${key}`, { hsn, uqc, rate, above, rateAbove, ...review })
  }
  await reviewed('cap')
  expect(await openSteps()).toContain('taxClasses')
  await reviewed('mug')
  expect(await openSteps()).toEqual(['texts', ...ofTheServer])
  await put('/admin/settings', { setup: { textsRead: true } })
  expect(await openSteps()).toEqual(ofTheServer)
})

test('the list is hidden by a setting, and shown again', async () => {
  await put('/admin/settings', { setup: { shown: false } })
  expect((await read()).body.data.shown).toBe(false)
  await put('/admin/settings', { setup: { shown: true } })
  expect((await read()).body.data.shown).toBe(true)
})

test('a shop that began with the sample asks nobody at first, and counts as set only what anybody sees', async () => {
  const sample = await openTestShop({ env: { SAMPLE_DATA: 'true' } })
  try {
    const { data } = (await read(sample, await aPerson(sample, 'owner'))).body
    expect(data.shown).toBe(false)
    expect(data.steps.filter(({ done }) => done).map(({ step }) => step)).toEqual([
      'product',
      'studio',
    ])
  } finally {
    await sample.close()
  }
})

test('only owners read how far the shop is set up', async () => {
  for (const role of ['manager', 'printer'] as const)
    expect((await read(shop, await aPerson(shop, role))).status).toBe(403)
})
