import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aProduct } from '#testing/goods.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { setSeller, setTaxClass } from './tax.fixture.ts'
import { invoicing, sellerOn, taxClassesOn } from './tax.service.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const trial = { realMoney: false }

test('a seller counts from its day on, of the same day the one that was set last', async () => {
  await setSeller(shop, { validFrom: '2017-07-01', tradeName: 'First' })
  await setSeller(shop, { validFrom: '2017-07-01', tradeName: 'Second' })
  await setSeller(shop, { validFrom: '2099-04-01', tradeName: 'Third' })
  expect(await sellerOn(shop.db, '2017-06-30')).toBeNull()
  expect(await sellerOn(shop.db, '2099-03-31')).toMatchObject({ tradeName: 'Second' })
  expect(await sellerOn(shop.db, '2099-04-01')).toMatchObject({ tradeName: 'Third' })
})

test('a change with a day of the past counts from the day on which it was made', async () => {
  await setTaxClass(shop, 'past', { validFrom: '2026-01-01', rateBp: 500 })
  await setTaxClass(shop, 'past', { validFrom: '2020-01-01', rateBp: 1200 })
  expect((await taxClassesOn(shop.db, '2099-01-01')).get('past')).toMatchObject({ rateBp: 1200 })
})

test('papers are made once a seller is set and every class of a product in the shop is reviewed', async () => {
  const own = await openTestShop()
  const told = async (realMoney = false) => {
    const { on, isSample, reasons } = await invoicing(own.db, { realMoney })
    return { on, isSample, codes: reasons.map(({ code }) => code) }
  }
  expect(await told()).toEqual({ on: false, isSample: false, codes: ['noSeller'] })
  await setSeller(own)
  expect(await told()).toEqual({ on: true, isSample: false, codes: [] })
  await aProduct(own, { productType: 'coffee-mug' })
  await setTaxClass(own, 'mug', { reviewedBy: null, reviewedAt: null })
  expect(await told()).toMatchObject({ on: false, codes: ['classNotReviewed'] })
  await setTaxClass(own, 'mug', { reviewedBy: 'Sample', isSample: true })
  expect(await told()).toEqual({ on: true, isSample: true, codes: [] })
  expect(await told(true)).toMatchObject({ on: false, codes: ['classIsSample'] })
  await setTaxClass(own, 'mug')
  expect(await told(true)).toEqual({ on: true, isSample: false, codes: [] })
  await own.close()
})

test.each(['seller_profiles', 'tax_classes'])('a row of %s is never changed', async (table) => {
  await setTaxClass(shop, 'kept')
  await setSeller(shop)
  await expect(shop.db.execute(sql.raw(`delete from ${table}`))).rejects.toThrow()
  await expect(
    shop.db.execute(sql.raw(`update ${table} set valid_from = '2030-01-01'`)),
  ).rejects.toThrow()
  expect((await invoicing(shop.db, trial)).on).toBe(true)
})
