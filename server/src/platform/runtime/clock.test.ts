import { afterEach, expect, test } from 'vitest'
import type { SellerState } from '@tohfa/contract/tax/seller'
import { indianDay, shiftClock } from './clock.ts'
import { setSeller } from '#tax/seller/tax.fixture.ts'
import { aPerson } from '#testing/people.ts'
import { openTestShop } from '#testing/shop.ts'

afterEach(() => shiftClock(0))

const dayMs = 86_400_000

test('a day in India begins at 18:30 UTC of the day before', () => {
  expect(indianDay(new Date('2027-03-31T18:29:59.999Z'))).toBe('2027-03-31')
  expect(indianDay(new Date('2027-03-31T18:30:00.000Z'))).toBe('2027-04-01')
})

test('with its clock set ahead a shop uses that time for timestamps, due jobs and expiry', async () => {
  const shop = await openTestShop()
  const before = await aPerson(shop, 'ADMIN')
  const inAYear = indianDay(new Date(Date.now() + 365 * dayMs))
  await setSeller(shop, { tradeName: 'Now' })
  await setSeller(shop, { tradeName: 'Next Year', validFrom: inAYear })
  await shop.stop()

  const ahead = await openTestShop({
    on: shop,
    env: { SHOP_CLOCK_OFFSET_MS: String(366 * dayMs) },
  })
  expect((await ahead.call('GET', '/admin/seller', before)).status).toBe(401)
  const admin = await aPerson(ahead, 'ADMIN')
  const { body } = await ahead.call<{ data: SellerState }>('GET', '/admin/seller', admin)
  expect(body.data.tradeName).toBe('Next Year')
  const changed = await ahead.call('PUT', '/admin/seller', {
    token: admin.token,
    body: { ...seller, validFrom: null },
  })
  expect(changed.status).toBe(200)
  const log = await ahead.call<{ data: { at: string }[] }>('GET', '/admin-audit-log', admin)
  expect(Date.parse(log.body.data[0]?.at ?? '')).toBeGreaterThan(Date.now() + 365 * dayMs)
  await ahead.close()
})

const seller = {
  legalName: 'Asha Rao',
  tradeName: 'Asha Gifts',
  address: '4 Dadar West, Mumbai 400028',
  stateCode: '27',
  mode: 'unregistered',
  seriesPrefix: 'AG',
  signatory: 'Asha Rao',
}
