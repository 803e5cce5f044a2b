import type { Page } from '@playwright/test'
import { untilAlive } from './support/alive.ts'
import { halveHomePage } from './support/halved-page.ts'
import { expect, test } from './support/shop.ts'

/** Has what such an address asks for stand still until it is let go. */
async function hold(page: Page, addresses: string): Promise<() => void> {
  const { promise: isLet, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await isLet
    await route.continue()
  })
  return letGo
}

/** A page of which the picture at the top is on its way, and the scripts that it asked for. */
async function openHalf(page: Page) {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const letPictureGo = await hold(page, '**/images/**')
  // The page's own patience is not to end first.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(scripts).toEqual([])
  return letPictureGo
}

test('scripts are asked for once the picture at the top is seen', async ({ page }) => {
  const letPictureGo = await openHalf(page)
  letPictureGo()
  await untilAlive(page)
})

test('scripts are asked for at once when somebody presses, types or moves the focus', async ({
  page,
}) => {
  const letPictureGo = await openHalf(page)
  await page.getByRole('combobox', { name: 'Search for gifts' }).focus()
  await untilAlive(page)
  letPictureGo()
})

test('scripts are asked for in time where no picture comes', async ({ page }) => {
  const letPictureGo = await openHalf(page)
  await page.clock.fastForward(4_000)
  await untilAlive(page)
  letPictureGo()
})

test('scripts of which half has come are begun once all have', async ({ page, baseURL }) => {
  await using shop = await halveHomePage(baseURL ?? '', '<script')
  await page.goto(shop.url, { waitUntil: 'commit' })
  await page.getByRole('combobox', { name: 'Search for gifts' }).focus()
  shop.sendRest()
  await untilAlive(page)
})

test('what is typed before the page is alive is suggested for once it is', async ({ page }) => {
  const letGo = await hold(page, '**/assets/*.js')
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('combobox', { name: 'Search for gifts' }).pressSequentially('mug')
  letGo()
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toContainText('Coffee Mug')
  await expect(page.getByRole('combobox', { name: 'Search for gifts' })).toHaveValue('mug')
})

test('what is chosen in a list before the page is alive is done once it is', async ({ page }) => {
  const letGo = await hold(page, '**/assets/*.js')
  await page.goto('/product-filter', { waitUntil: 'commit' })
  await page.getByLabel('Sort by').selectOption('Price: low to high')
  letGo()
  await expect(page).toHaveURL('/product-filter?sort=price-asc')
  await expect(page.getByLabel('Sort by')).toHaveValue('price-asc')
})
