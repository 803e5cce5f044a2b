import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { removeNewerApis } from './support/old-browser.ts'
import { startShop, type RunningShop } from './support/running-shop.ts'
import { admin, expect, test } from './support/shop.ts'
import { logOut, mailTo, password } from './support/shopper.ts'

// Tests never reach Google's host, whatever network there is.
test.use({ expectedComplaints: [/^Failed to load resource/] })
test.beforeEach(({ context }) => context.route(/google/, (route) => route.abort()))

let shop: RunningShop
test.beforeAll(async () => {
  shop = await startShop({ GA_MEASUREMENT_ID: 'G-TEST12345', SAMPLE_DATA: 'false' })
})
test.afterAll(() => shop.stop())

type AnalyticsCommand = [command: string, ...rest: unknown[]]

/** The events sent to the service so far. */
const told = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer = [] } = window as { dataLayer?: ArrayLike<unknown>[] }
    return dataLayer.map((words) => Array.from(words) as AnalyticsCommand)
  })

/** The page views among them, by their addresses without the host. */
const views = async (page: Page) =>
  (await told(page))
    .filter(([command, name]) => command === 'event' && name === 'page_view')
    .map(([, , view]) => (view as { page_location: string }).page_location.slice(shop.url.length))

const bar = (page: Page) => page.getByRole('region', { name: 'Counting visits' })

test('nothing is loaded or sent before a consent, and each page is counted once after it', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const google = () => asked.filter((url) => url.includes('google'))

  await page.goto(`${shop.url}/shipping-info`)
  const [accept, decline] = await Promise.all(
    ['Accept', 'No thanks'].map((name) => bar(page).getByRole('button', { name }).boundingBox()),
  )
  expect(Math.abs((accept?.width ?? 0) - (decline?.width ?? 1))).toBeLessThan(2)
  await page.getByRole('contentinfo').getByRole('link', { name: 'How to order' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How to order')
  expect(await told(page)).toEqual([])
  expect(google()).toEqual([])

  await bar(page).getByRole('button', { name: 'Accept' }).click()
  await expect(bar(page)).toBeHidden()
  await expect.poll(() => views(page)).toEqual(['/how-to-order'])
  expect((await told(page)).slice(0, 4)).toEqual([
    ['consent', 'default', expect.objectContaining({ analytics_storage: 'denied' })],
    ['js', expect.anything()],
    ['config', 'G-TEST12345', { send_page_view: false }],
    ['consent', 'update', { analytics_storage: 'granted' }],
  ])
  await expect.poll(google).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST12345'])

  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect.poll(() => views(page)).toEqual(['/how-to-order', '/about'])
  // An anchor on the same page is not another page, nor is a redirect.
  await page.getByRole('link', { name: 'How do you work?' }).click()
  await page.getByRole('link', { name: 'Cart' }).first().click()
  await expect.poll(() => views(page)).toEqual(['/how-to-order', '/about', '/cart'])
  const last = (await told(page)).at(-1)?.[2]
  expect(last).toMatchObject({ page_referrer: `${shop.url}/about`, page_title: 'Cart' })
})

test('a visit is counted in an older browser too', async ({ page }) => {
  await page.addInitScript(removeNewerApis)
  await page.goto(`${shop.url}/about`)
  await bar(page).getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => views(page)).toEqual(['/about'])
})

test('analytics receive no personal data', async ({ page }) => {
  await page.goto(shop.url)
  await bar(page).getByRole('button', { name: 'Accept' }).click()
  await page.goto(`${shop.url}/reset-password/a-secret-token?email=meera@example.com`)
  await expect.poll(() => views(page)).toEqual(['/reset-password'])
  await page.goto(`${shop.url}/product-filter?search=meera@example.com`)
  await expect.poll(() => views(page)).toEqual(['/product-filter'])
  expect(JSON.stringify(await told(page))).not.toMatch(/meera|secret/)
})

test('a choice is stored, and can be withdrawn in the footer of every page', async ({ page }) => {
  await page.goto(`${shop.url}/privacy-policy`)
  await expect(page.getByText('Before that nothing of it is loaded.')).toBeVisible()
  await bar(page).getByRole('button', { name: 'No thanks' }).click()
  await expect(bar(page)).toBeHidden()
  // Logging out clears the storage, without asking again.
  await logOut(page, shop.url)
  await page.goto(`${shop.url}/privacy-policy`)
  await expect(page.getByRole('button', { name: 'Counting visits' })).toBeVisible()
  await expect(bar(page)).toBeHidden()
  expect(await told(page)).toEqual([])

  const again = page.getByRole('button', { name: 'Counting visits' })
  await expect(async () => {
    await again.click()
    await expect(bar(page)).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await bar(page).getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => views(page)).toEqual(['/privacy-policy'])
  await page.evaluate(() => (document.cookie = '_ga=GA1.1.1; path=/'))
  await again.click()
  await bar(page).getByRole('button', { name: 'No thanks' }).click()
  await expect
    .poll(async () => (await told(page)).at(-1))
    .toEqual(['consent', 'update', { analytics_storage: 'denied' }])
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('_ga')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL(/\/about$/)
  expect(await views(page)).toEqual(['/privacy-policy'])
})

test('staff who came in as visitors are not counted in the admin', async ({ page }) => {
  await page.goto(`${shop.url}/signin`)
  await bar(page).getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => views(page)).toEqual(['/signin'])
  await page.getByLabel('Email').fill(admin.email)
  await page.getByLabel('Password', { exact: true }).fill(admin.password)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(`${shop.url}/admin/today`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today')
  await expect(page.locator('script[src*=google]')).toHaveCount(0)
  expect(await told(page)).toEqual([])
  await expect(page.getByRole('button', { name: 'Counting visits' })).toHaveCount(0)
})

test('a person who signs up after the notice finds their consents and withdrawals in the account', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: shop.url })
  await context.route(/google/, (route) => route.abort())
  const page = await context.newPage()
  const email = `new-${crypto.randomUUID().slice(0, 8)}@example.com`
  await page.goto('/signup')
  await bar(page).getByRole('button', { name: 'No thanks' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Generate OTP' }).click()
  const notice = page.getByRole('link', { name: 'What we keep, what for, and your rights' })
  await expect(notice).toHaveAttribute('href', '/data-notice#account')
  const code = /\b\d{6}\b/.exec((await mailTo(page, email)).text)?.[0] ?? ''
  await page.getByLabel('OTP').fill(code)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL('/')

  await page.goto('/account/details')
  const agreed = page
    .getByRole('heading', { name: 'What you agreed to' })
    .locator('..')
    .getByRole('listitem')
  await expect(agreed).toHaveText([/^Keeping your account.*version \d+.*Given/])
  const choose = async (answer: string) => {
    const kept = page.waitForResponse(/\/consents\/analytics$/)
    // Before hydration nobody listens for it.
    await expect(async () => {
      await page.getByRole('button', { name: 'Counting visits' }).click()
      await expect(bar(page)).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await bar(page).getByRole('button', { name: answer }).click()
    await kept
    await page.reload()
  }
  await choose('Accept')
  await expect(agreed.filter({ hasText: 'Counting your visits' })).toContainText('Given')
  await expect(page.getByText('Taken back')).toHaveCount(0)
  await choose('No thanks')
  await expect(agreed.filter({ hasText: 'Counting your visits' })).toContainText('Taken back')
  await expect(agreed.filter({ hasText: 'Keeping your account' })).not.toContainText('Taken back')
  await expectAccessible(page)
  await context.close()
})
