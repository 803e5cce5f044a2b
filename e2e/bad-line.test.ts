import type { Page } from '@playwright/test'
import { expectAccessible, expectFits } from './support/accessible.ts'
import { answered, ensureAccount, sessionOf } from './support/by-call.ts'
import { expect, test } from './support/shop.ts'
import { choosePlain, logOut } from './support/shopper.ts'

type Goods = {
  id: string
  title: string
  trackStock: boolean
  personalisation?: { required: boolean }
}

/** A product that is bought without a proof. */
async function aPlainProduct(page: Page): Promise<Goods> {
  const list = await answered<Goods[]>(
    page.request,
    'GET',
    '/product?categories=key-chain&limit=60',
  )
  const plain = list.find(
    ({ trackStock, personalisation }) => !trackStock && !personalisation?.required,
  )
  if (!plain) throw new Error('no key chain is sold plain')
  return plain
}

const add = (page: Page) => page.getByRole('button', { name: 'ADD TO BAG' })
const waits = (page: Page) =>
  page.getByText('What you pressed is sent once, when the line is back.')

/** What is in the cart, as the shop says. */
async function cartOf(page: Page): Promise<{ quantity: number; product: { id: string } }[]> {
  const { token, userId } = await sessionOf(page)
  return answered(page.request, 'GET', `/cart/${userId}`, { token })
}

/** The addresses that the device keeps. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const stored = await caches.match('/kept/index')
    const index = (await stored?.json()) as { pages: { address: string }[] } | undefined
    return index?.pages.map(({ address }) => address) ?? []
  })

test.describe('with a worker', { tag: '@fresh' }, () => {
  test.use({
    serviceWorkers: 'allow',
    expectedComplaints: [/net::ERR_(?:INTERNET_DISCONNECTED|FAILED)|status of 503/],
  })

  test('the home page and a product that was opened are read without a connection; any other page says which can be', async ({
    page,
    context,
  }) => {
    const { id, title } = await aPlainProduct(page)
    const path = `/product-detail/${id}`
    await page.goto(path)
    await expect.poll(() => kept(page)).toEqual(expect.arrayContaining([path, '/']))

    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByText(/^You are offline\. This is what you saw on /)).toBeVisible()
    const picture = page.getByRole('main').locator('img[fetchpriority="high"]').first()
    await expect(picture).toHaveJSProperty('complete', true)
    expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    await expectAccessible(page)

    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await page.goto('/contact', { waitUntil: 'commit' })
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('You are offline, and this page is not on your device')
    await page.setViewportSize({ width: 320, height: 640 })
    await expectFits(page)
    await expectAccessible(page)
    const link = page.getByRole('main').getByRole('listitem').getByRole('link', { name: title })
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(path)
    await page.goBack({ waitUntil: 'commit' })
    await expect(heading).toHaveText('You are offline, and this page is not on your device')

    await context.setOffline(false)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Contact details' })).toBeVisible()
  })

  test('what a device kept is gone when somebody signs out, and its words follow the language', async ({
    page,
    context,
  }) => {
    await ensureAccount(page)
    const { id } = await aPlainProduct(page)
    const path = `/product-detail/${id}`
    await page.goto(path)
    await expect.poll(() => kept(page)).toContain(path)
    await logOut(page)
    await expect.poll(() => kept(page)).not.toContain(path)

    await page.goto('/language/hi')
    await page.goto('/about')
    await expect.poll(() => kept(page)).toContain('/about')
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText(/^इंटरनेट नहीं चल रहा। यह वही है जो आपने /)).toBeVisible()
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'इंटरनेट नहीं चल रहा, और यह पेज आपके डिवाइस पर नहीं है',
    )
  })

  test('a press that was lost is sent once when the line is back, also from a page that was read again', async ({
    page,
    context,
  }) => {
    await ensureAccount(page)
    const { id, title } = await aPlainProduct(page)
    const path = `/product-detail/${id}`
    await page.goto(path)
    await choosePlain(page)
    await expect.poll(() => kept(page)).toContain(path)
    // The script of the button is loaded after the page.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/purchase-')),
    )

    await context.setOffline(true)
    await add(page).click()
    await expect(page.getByRole('button', { name: /Waiting for the line/ })).toBeVisible()
    await expect(waits(page)).toBeVisible()
    await expectFits(page)
    await expectAccessible(page)
    const heart = page.getByRole('button', { name: `Wish list: ${title}`, exact: true }).first()
    await heart.click()
    // The press is stored by then.
    await expect(heart).toHaveAttribute('aria-pressed', 'true')

    await page.reload()
    await expect(waits(page)).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('Added to your cart')).toBeVisible()
    expect(await cartOf(page)).toMatchObject([{ quantity: 1, product: { id } }])
    const { token } = await sessionOf(page)
    await expect
      .poll(() => answered(page.request, 'GET', '/wish-list', { token }))
      .toMatchObject([{ productId: id }])
  })
})

test.describe('an answer that is lost after the shop did it', () => {
  test.use({ expectedComplaints: [/net::ERR_FAILED/] })

  /** Cuts off the next answer to such a call. */
  async function cutOff(page: Page, calls: string, method: string) {
    let isCut = false
    await page.route(calls, async (route) => {
      if (isCut || route.request().method() !== method) return route.fallback()
      isCut = true
      await route.fetch()
      return route.abort()
    })
  }

  test('leaves one line in the cart, which is changed and removed once', async ({ page }) => {
    await ensureAccount(page)
    const { id, title } = await aPlainProduct(page)
    await page.goto(`/product-detail/${id}`)
    await choosePlain(page)
    await cutOff(page, '**/v1/cart', 'POST')
    await add(page).click()
    await page.getByRole('main').getByRole('link', { name: 'GO TO CART' }).click()
    expect(await cartOf(page)).toMatchObject([{ quantity: 1, product: { id } }])

    await cutOff(page, '**/v1/cart/*', 'PUT')
    await page.getByRole('button', { name: `Increase quantity of ${title}` }).click()
    await expect.poll(() => cartOf(page)).toMatchObject([{ quantity: 2 }])
    await expect(page.getByText('Price (2 items)')).toBeVisible()

    await cutOff(page, '**/v1/cart/*', 'DELETE')
    await page.getByRole('button', { name: `Remove ${title}` }).click()
    await expect(page.getByText(`${title} left your cart.`)).toBeVisible()
    expect(await cartOf(page)).toEqual([])
  })
})
