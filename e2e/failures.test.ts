import type { Page } from '@playwright/test'
import { expect, test } from './support/shop.ts'

test.describe('without a connection', { tag: '@fresh' }, () => {
  test.use({ expectedComplaints: [/^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/] })

  test('the page stays and says so, and a link works again when the connection is back', async ({
    page,
    context,
  }) => {
    const note = page.getByText('You are offline. What you see may be old')
    /** The script of the message loads while there is a connection. */
    const noteIsReady = () => expect(page.getByRole('status').first()).toBeAttached()
    await page.goto('/about', { waitUntil: 'networkidle' })
    await noteIsReady()
    await context.setOffline(true)
    await expect(note).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'How to order' }).click()
    await expect(page.getByText('this page opens as soon as the connection is back')).toBeVisible()
    await expect(page).toHaveURL('/about')
    await context.setOffline(false)
    await expect(page).toHaveURL('/how-to-order')
    await expect(note).toBeHidden()

    await page.goto('/signin', { waitUntil: 'networkidle' })
    await noteIsReady()
    await page.getByLabel('Email').fill('meera@example.com')
    await page.getByLabel('Password', { exact: true }).fill('Gift4Someone')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Log In' }).click()
    await expect(page.getByText('The shop cannot be reached').first()).toBeVisible()
  })
})

/** The script of a page in the router's list: its name is only a hash. */
const scriptOfPage = (page: Page, route: string): Promise<string> =>
  page.evaluate((id) => {
    const { __reactRouterManifest: manifest } = window as unknown as {
      __reactRouterManifest: { routes: Record<string, { module: string }> }
    }
    const script = manifest.routes[id]?.module
    if (!script) throw new Error(`${id} is no page`)
    return script
  }, route)

test.describe('a page that crashes in the browser', () => {
  test.use({ expectedComplaints: [/./] })

  test('says so, shows its number in the log, and links home', async ({ page }) => {
    await page.goto('/about')
    await page.route(`**${await scriptOfPage(page, '/how-to-order')}`, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `export const clientLoader = () => ({})
export default () => { throw new Error("a part is missing") }`,
      }),
    )
    const reported = page.waitForResponse('**/v1/broken-page')
    await page.getByRole('contentinfo').getByRole('link', { name: 'How to order' }).click()
    const { data } = (await (await reported).json()) as { data: { requestId: string } }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong')
    await expect(page.getByText(data.requestId)).toBeVisible()
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gifts printed for one person')
  })
})

test('a page whose script does not load within 120 s is opened as a document', async ({ page }) => {
  await page.clock.install()
  await page.goto('/about', { waitUntil: 'networkidle' })
  const script = `**${await scriptOfPage(page, '/how-to-order')}`
  await page.route(script, () => undefined)
  const asked = page.waitForRequest(script)
  await page.getByRole('contentinfo').getByRole('link', { name: 'How to order' }).click()
  await asked
  await page.clock.fastForward(119_000)
  await expect(page).toHaveURL('/about')
  await page.unroute(script)
  await page.clock.fastForward(2_000)
  await expect(page).toHaveURL('/how-to-order')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How to order')
})

test.describe('a failing call', () => {
  test.use({ expectedComplaints: [/status of 503/] })
  const error = 'The shop is taking a short break. Please try again in a minute'
  const kinds = (page: Page) => page.getByRole('navigation', { name: 'Shop by kind' })
  const gift = (page: Page) => page.getByRole('main').getByRole('link').filter({ hasText: '₹' })

  /** Makes these calls fail from now on; the returned function ends that. */
  async function failCalls(page: Page, calls: RegExp) {
    await page.route(calls, (route) =>
      route.fulfill({ status: 503, json: { success: false, error, message: error } }),
    )
    return () => page.unrouteAll({ behavior: 'wait' })
  }

  test('leaves a message in place of a listing, with a retry', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    const mend = await failCalls(page, /\/v1\/product\?.*categories=caps/)
    await kinds(page).getByText('Caps').click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(error)
    await expect(gift(page)).toHaveCount(0)
    await mend()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(gift(page)).not.toHaveCount(0)
    await expect(page).toHaveURL('/product-filter?categorie=Custom%20Cap')
  })

  test('leaves a message in place of a product, with a retry', async ({ page }) => {
    await page.goto('/product-filter', { waitUntil: 'networkidle' })
    const mend = await failCalls(page, /\/v1\/product\/[\da-f-]{36}$/)
    await gift(page).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(error)
    await mend()
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByText('Special Price')).toBeVisible()
  })

  test('leaves a message in a section of the home page, as does a section without products', async ({
    page,
  }) => {
    await failCalls(page, /\/v1\/product\?.*categories=coffee-mug/)
    await page.route(/\/v1\/product\?.*categories=mousepad/, (route) =>
      route.fulfill({ json: { success: true, data: [], totalCount: 0 } }),
    )
    await page.goto('/')
    for (const [name, sentence] of [
      ['Coffee mugs', error],
      ['Mousepads', 'No products found'],
    ] as const) {
      const section = page.getByRole('region', { name })
      await section.scrollIntoViewIfNeeded()
      await expect(section).toContainText(sentence)
    }
  })
})
