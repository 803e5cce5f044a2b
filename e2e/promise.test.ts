import type { Page } from '@playwright/test'
import { expectWell } from './support/accessible.ts'
import { addByCall, ensureAccount, haveInCart } from './support/by-call.ts'
import { openCheckout } from './support/orders.ts'
import { seeConfirmation } from './support/shopper.ts'
import { expect, test } from './support/shop.ts'

const dayMs = 86_400_000
const inDays = (n: number) => new Date(Date.now() + n * dayMs)
/** As pages write it, by the calendar of India. */
const written = (at: Date) =>
  at.toLocaleDateString('en-US', {
    month: 'short',
    day: '2-digit',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  })
const isoDay = (at: Date) => at.toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' })
const mustArrive = (page: Page) => page.getByLabel('Must arrive by')

test('product, cart, checkout, confirmation and order show the same delivery day', async ({
  page,
}) => {
  await ensureAccount(page)
  await haveInCart(page, 'mousepad')
  const sixth = written(inDays(6)).replace(/, \d+$/, '')
  await page.getByLabel('PIN code of the delivery').fill('302003')
  await page.getByRole('button', { name: 'Show the date' }).click()
  await expect(page.getByText(`Arrives by ${sixth} at 302003`)).toBeVisible()
  await expectWell(page)
  // The product page knows the destination by now.
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').click()
  await expect(page.getByText(`Delivered by ${sixth} to Jaipur.`)).toBeVisible()
  await expect(page.getByLabel('Delivery')).toHaveValue('302003')
  await page.goto('/cart')
  await expect(page.getByText(`Arrives by ${sixth} at 302003`)).toBeVisible()
  await openCheckout(page)
  await expect(page.getByText(`Arrives by ${written(inDays(6))}`)).toBeVisible()
  await page.getByRole('radio', { name: /^Cash/ }).check()
  await page.getByRole('button', { name: 'CONFIRM ORDER' }).click()
  await seeConfirmation(page)
  await expect(page.getByText(written(inDays(6)))).toBeVisible()
  await page.goto('/account/orders')
  await expect(page.getByText(`Arrives by ${written(inDays(6))}`)).toBeVisible()
})

test('a day that is too soon is refused with the first possible one, a later one is promised', async ({
  page,
}) => {
  await ensureAccount(page)
  await addByCall(page, 'mousepad')
  await openCheckout(page)
  await page.getByRole('radio', { name: /^Cash/ }).check()
  await mustArrive(page).fill(isoDay(inDays(3)))
  const first = `The first possible day is ${written(inDays(6))}.`
  await expect(page.getByText(first)).toBeVisible()
  await expectWell(page)
  await page.getByRole('button', { name: 'CONFIRM ORDER' }).click()
  await expect(page.getByRole('alert').getByText('It cannot be there on that day')).toBeVisible()
  await expect(mustArrive(page)).toHaveAccessibleDescription(new RegExp(first))
  await mustArrive(page).fill(isoDay(inDays(20)))
  await expect(page.getByText(first)).toBeHidden()
  await page.getByRole('button', { name: 'CONFIRM ORDER' }).click()
  await seeConfirmation(page)
  await expect(page.getByText(written(inDays(20)))).toBeVisible()
})

test('cards of a collection and of the wish list name the day once the device keeps a PIN code', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/v1/promise')) asked.push(request.url())
  })
  const sixth = inDays(6).toLocaleDateString('en-IN', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'Asia/Kolkata',
  })
  await page.goto('/collections/for-mother')
  await page
    .getByRole('button', { name: /^Wish list: / })
    .first()
    .click()
  expect(asked).toEqual([])
  await page.evaluate(() => localStorage.setItem('pinCode', '302003'))
  await page.reload()
  const cards = page.getByRole('listitem').filter({ hasText: '₹' })
  await expect(page.getByText('Arrival dates at 302003')).toBeVisible()
  await expect(cards.getByText(`Arrives by ${sixth}`)).toHaveCount(await cards.count())
  expect(asked).toHaveLength(1)
  await expectWell(page)
  await page.goto('/wish-list')
  await expect(page.getByText(`Arrives by ${sixth}`)).toBeVisible()
})
