import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { aSeller, setSeller } from './tax.fixture.ts'

const env = { STORE_LEGAL_NAME: 'Mitti Gifts LLP', STORE_ADDRESS: '7 Kumharwada, Pune 411001' }
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

let shop: TestShop
let second: TestShop
let admin: Person
beforeAll(async () => {
  shop = await openTestShop({ pages: true, env })
  second = await openTestShop({ pages: true, env, on: shop })
  admin = await aPerson(shop, 'ADMIN')
})
afterAll(async () => {
  await second.stop()
  await shop.close()
})

const page = async ({ url }: TestShop, path: string) => (await fetch(url + path)).text()
const setByStaff = (body: object) =>
  shop.call('PUT', '/admin/seller', { token: admin.token, body: { ...seller, ...body } })

test('until a seller is set pages name the one of the settings, never that of the sample', async () => {
  await setSeller(shop, { isSample: true })
  for (const path of ['/contact', '/disclaimer']) {
    const html = await page(shop, path)
    expect(html).toContain('Mitti Gifts LLP')
    expect(html).toContain('7 Kumharwada, Pune 411001')
    expect(html).not.toContain(aSeller.legalName)
    expect(html).not.toContain('GSTIN')
  }
})

test('pages name the seller that staff set, at once, and soon in another process', async () => {
  await page(second, '/contact')
  expect((await setByStaff({})).status).toBe(200)
  for (const path of ['/contact', '/disclaimer', '/']) {
    const html = await page(shop, path)
    expect(html).toContain('4 Dadar West, Mumbai 400028, Maharashtra')
    expect(html).not.toContain('Kumharwada')
  }
  expect(await page(shop, '/contact')).toContain('Asha Rao (Asha Gifts)')
  expect(await page(shop, '/disclaimer')).toContain('27AAPFU0939F1ZV')
  const home = await page(shop, '/')
  expect(home).toContain('"legalName":"Asha Rao"')
  expect(home).toContain('"vatID":"27AAPFU0939F1ZV"')
  await expect.poll(() => page(second, '/contact')).toContain('27AAPFU0939F1ZV')
  expect(await page(second, '/')).toContain('"legalName":"Asha Rao"')
})

test('a seller of a day to come is not named yet, and one without a GSTIN claims none', async () => {
  await setByStaff({ legalName: 'Somebody Later', validFrom: '2999-04-01' })
  expect(await page(shop, '/contact')).not.toContain('Somebody Later')
  await setByStaff({
    gstin: undefined,
    mode: 'unregistered',
    address: '1 Nariman Point, Maharashtra',
  })
  const html = await page(shop, '/contact')
  expect(html).toContain('1 Nariman Point, Maharashtra<')
  expect(html).not.toContain('GSTIN')
})
