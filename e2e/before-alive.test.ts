import type { Page } from '@playwright/test'
import { untilAlive } from './support/alive.ts'
import { halveHomePage } from './support/halved-page.ts'
import { expect, test } from './support/shop.ts'

type WithRouter = Window & {
  __reactRouterDataRouter: { state: { location: { hash: string } } }
}

/** Holds the requests of such an address until they are released. */
async function hold(page: Page, addresses: string): Promise<() => void> {
  const { promise: isLet, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await isLet
    await route.continue()
  })
  return letGo
}

/** A page whose first picture is held, and the scripts that it requested. */
async function openHalf(page: Page) {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const letPictureGo = await hold(page, '**/images/**')
  // The page's own timeout must not end first.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(scripts).toEqual([])
  return letPictureGo
}

test('scripts are requested once the first picture is visible', async ({ page }) => {
  const letPictureGo = await openHalf(page)
  letPictureGo()
  await untilAlive(page)
})

test('scripts are requested at once when somebody presses, types or moves the focus', async ({
  page,
}) => {
  const letPictureGo = await openHalf(page)
  await page.getByRole('combobox', { name: 'Search for gifts' }).focus()
  await untilAlive(page)
  letPictureGo()
})

test('scripts are requested after a timeout when no picture arrives', async ({ page }) => {
  const letPictureGo = await openHalf(page)
  await page.clock.fastForward(4_000)
  await untilAlive(page)
  letPictureGo()
})

test('partly loaded scripts run once all have loaded', async ({ page, baseURL }) => {
  await using shop = await halveHomePage(baseURL ?? '', '<script')
  await page.goto(shop.url, { waitUntil: 'commit' })
  await page.getByRole('combobox', { name: 'Search for gifts' }).focus()
  shop.sendRest()
  await untilAlive(page)
})

test('text typed before hydration gets suggestions after it', async ({ page }) => {
  const letGo = await hold(page, '**/assets/*.js')
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('combobox', { name: 'Search for gifts' }).pressSequentially('mug')
  letGo()
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toContainText('Coffee Mug')
  await expect(page.getByRole('combobox', { name: 'Search for gifts' })).toHaveValue('mug')
})

test('a choice in a list before hydration takes effect after it', async ({ page }) => {
  const letGo = await hold(page, '**/assets/*.js')
  await page.goto('/product-filter', { waitUntil: 'commit' })
  await page.getByLabel('Sort by').selectOption('Price: low to high')
  letGo()
  await expect(page).toHaveURL('/product-filter?sort=price-asc')
  await expect(page.getByLabel('Sort by')).toHaveValue('price-asc')
})

test('Back within the page during hydration takes effect after it', async ({ page }) => {
  // React may pause right after it has created the router, which then hears of it.
  await page.addInitScript(() => {
    let router: unknown
    Object.defineProperty(window, '__reactRouterDataRouter', {
      get: () => router,
      set(created) {
        router = created
        history.replaceState(null, '', location.pathname)
        window.dispatchEvent(new PopStateEvent('popstate'))
      },
    })
  })
  await page.goto('/product-filter#main')
  const hashOfRouter = () =>
    page.evaluate(
      () => (window as unknown as WithRouter).__reactRouterDataRouter.state.location.hash,
    )
  await expect.poll(hashOfRouter).toBe('')
})
