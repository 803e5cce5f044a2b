import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningOffer } from '@tohfa/contract/orders/coupons'
import { doJob } from '#platform/jobs/jobs.fixture.ts'
import { indianDay, now, shiftClock } from '#platform/runtime/clock.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { aCoupon, changeCoupon } from './offers.fixture.ts'

let shop: TestShop
let manager: Person
let mug: string
let cap: string
beforeAll(async () => {
  shop = await openTestShop({ pages: true })
  manager = await aPerson(shop, 'manager')
  mug = await aProduct(shop)
  cap = await aProduct(shop, { productType: 'caps', title: 'A cap' })
})
afterAll(async () => {
  shiftClock(0)
  await shop.close()
})

const dayMs = 86_400_000
const inDays = (n: number) => indianDay(new Date(now().getTime() + n * dayMs))
const written = (day: string) =>
  new Date(day).toLocaleDateString('en-US', { month: 'short', day: '2-digit', timeZone: 'UTC' })

const running = async () => (await shop.call<{ data: RunningOffer[] }>('GET', '/offers')).body.data
const page = async (path: string, lang = 'en') =>
  (await fetch(shop.url + path, { headers: { cookie: `lang=${lang}` } })).text()
const end = (code: string) => changeCoupon(shop, manager, code, { automatic: false })

test('read by everybody are automatic offers of the day that end on a day and no sooner', async () => {
  const automatic = { automatic: true, until: inDays(9) }
  const codes = await Promise.all(
    [
      { ...automatic, value: 11, from: inDays(0), types: ['coffee-mug'], min: 999, cap: 200 },
      { ...automatic, value: 12, until: inDays(0) },
      { ...automatic, value: 13, until: null },
      { ...automatic, value: 14, from: inDays(1) },
      { ...automatic, value: 15, until: inDays(-1) },
      { ...automatic, value: 16, limit: 100 },
      { ...automatic, value: 17, automatic: false },
    ].map(async (rules) => (await aCoupon(shop, manager, rules)).code),
  )
  const [today, mugs, ...others] = await running()
  expect(others).toEqual([])
  expect(today).toMatchObject({ value: 12, until: inDays(0), types: null })
  expect(mugs).toEqual({
    kind: 'percent',
    value: 11,
    cap: 200,
    min: 999,
    until: inDays(9),
    perPerson: null,
    types: ['coffee-mug'],
    firstOrder: false,
  })
  for (const code of codes) await end(code)
  expect(await running()).toEqual([])
})

test('home and the products it is for say an offer before the cart, with its last day, at once', async () => {
  const paths = ['/', `/product-detail/${mug}`, `/product-detail/${cap}`]
  for (const path of paths) expect(await page(path)).not.toContain('in the cart by itself')
  const until = inDays(9)
  const { code } = await aCoupon(shop, manager, { automatic: true, until, types: ['coffee-mug'] })
  const line = `10% off mugs until ${written(until)}, in the cart by itself`
  const says = async (path: string) => (await page(path)).includes(`>${line}</p>`)
  expect(await Promise.all(paths.map(says))).toEqual([true, true, false])
  expect(await page('/', 'hi')).toMatch(/मग पर 10% की छूट, .+ तक, कार्ट में अपने-आप<\/p>/)
  await changeCoupon(shop, manager, code, { types: ['caps', 'coffee-mug'], min: 500 })
  expect(await page(`/product-detail/${cap}`)).toContain(
    `10% off caps and mugs until ${written(until)}, for ₹500 or more, in the cart by itself</p>`,
  )
  await end(code)
  for (const path of paths) expect(await page(path)).not.toContain('in the cart by itself')
})

test('at midnight an offer begins on the pages, and another ends', async () => {
  const first = await aCoupon(shop, manager, { automatic: true, until: inDays(0), value: 21 })
  const next = await aCoupon(shop, manager, {
    automatic: true,
    value: 22,
    from: inDays(1),
    until: inDays(1),
  })
  const seen = async () =>
    [...(await page('/')).matchAll(/>(\d+)% off all gifts/g)].map(([, n]) => n)
  expect(await seen()).toEqual(['21'])
  shiftClock(dayMs)
  await doJob(shop, 'festivals-of-day')
  await expect.poll(seen).toEqual(['22'])
  shiftClock(0)
  for (const { code } of [first, next]) await end(code)
})
