import { expectAccessible } from './support/accessible.ts'
import { aMug } from './support/admin.ts'
import { addByCall, ensureAccount, staffToken } from './support/by-call.ts'
import { openCheckout, placeOrder } from './support/orders.ts'
import { type RunningShop, startShop } from './support/running-shop.ts'
import { expect, test } from './support/shop.ts'
import { logIn, password, logOut } from './support/shopper.ts'

// The shared shop has no rate limits.
let shop: RunningShop
test.beforeAll(async () => {
  shop = await startShop({ RATE_LIMITS: 'on', SAMPLE_DATA: 'false' })
})
test.afterAll(() => shop.stop())

test('wrong passwords of a stranger block the stranger; the owner’s own browser still signs in', async ({
  browser,
}) => {
  const [own, stranger] = await Promise.all(
    [1, 2].map(async () => (await browser.newContext({ baseURL: shop.url })).newPage()),
  )
  if (!own || !stranger) throw new Error('no pages')
  const email = await ensureAccount(own)
  for (let i = 0; i < 10; i++)
    await stranger.request.post('/v1/auth/login', { data: { email, password: 'Wrong4Sure' } })
  await logIn(stranger, { email, password })
  const refusal = 'Too many tries. Please try again in 15 minutes'
  await expect(stranger.getByText(refusal)).toBeVisible()
  await logOut(own)
  await logIn(own, { email, password })
  await expect(own).toHaveURL('/')
  for (const page of [own, stranger]) await page.context().close()
})

test('a buyer with three unshipped cash orders is told so, keeps the cart, and may pay online', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ baseURL: shop.url })).newPage()
  const token = await staffToken(page.request)
  await aMug(page, token)
  await ensureAccount(page)
  for (let n = 0; n < 3; n++) await placeOrder(page)
  await addByCall(page, 'coffee-mug')
  await openCheckout(page)
  await page.getByRole('radio', { name: 'Cash' }).check()
  await page.getByRole('button', { name: 'CONFIRM ORDER' }).click()
  const sentence = page.getByText('Three cash orders of yours are still waiting to be sent')
  await expect(sentence).toContainText('Please pay online')
  await expectAccessible(page)

  await page.getByRole('contentinfo').getByRole('link', { name: 'हिन्दी' }).click()
  await page.getByRole('radio', { name: 'कैश' }).check()
  await page.getByRole('button', { name: 'ऑर्डर पक्का करें' }).click()
  await expect(page.getByText('आपके तीन कैश ऑर्डर अभी भेजे जाने बाकी हैं')).toBeVisible()
  await page.getByRole('radio', { name: 'ऑनलाइन' }).check()
  await page.getByRole('button', { name: 'ऑर्डर पक्का करें' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Pay/ })).toBeVisible()
  await page.context().close()
})

test('after too many attempts every form says when to try again', async ({ browser }) => {
  const page = await (await browser.newContext({ baseURL: shop.url })).newPage()
  await page.goto('/signin')
  await page.getByLabel('Email').fill('asha@example.com')
  await page.getByLabel('Password', { exact: true }).fill('Wrong2026')
  const body = { email: 'asha@example.com', password: 'Wrong2026' }
  for (let i = 0; i < 10; i++) await page.request.post('/v1/auth/login', { data: body })
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByText('Too many tries. Please try again in 15 minutes')).toBeVisible()
  await expectAccessible(page)

  for (const [path, button, call] of [
    ['/signup', 'Generate OTP', '/v1/api/service/generate-otp'],
    ['/forgot-password', 'Generate Link', '/v1/auth/forgot-password'],
  ] as const) {
    await page.goto(path)
    for (let i = 0; i < 5; i++)
      await page.request.post(call, { data: { email: 'meera@example.com' } })
    await page.getByLabel('Email').fill('meera@example.com')
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByText('Too many tries. Please try again in 60 minutes')).toBeVisible()
  }
  await page.context().close()
})
