import type { Locator, Page } from '@playwright/test'
import { asAdmin } from './support/admin.ts'
import { ensureAccount } from './support/by-call.ts'
import { expect, test } from './support/shop.ts'

const opener = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const dialog = (page: Page, name?: string) => page.getByRole('dialog', name ? { name } : {})

type Layer = {
  what: string
  /** The address of the page over which it opens; by default a product of its own. */
  path: string | null
  open: (page: Page) => Promise<unknown>
  layer: (page: Page) => Locator
  asMember?: true
}

const layers: Layer[] = [
  {
    what: 'the viewer of pictures',
    path: null,
    open: (page) => opener(page, /^Look closer/).click(),
    layer: (page) => dialog(page),
  },
  {
    what: 'the menu of a phone',
    path: '/about',
    open: (page) => opener(page, 'Open menu').click(),
    layer: (page) => dialog(page, 'Menu'),
  },
  {
    what: 'the search of a phone',
    path: '/about',
    open: (page) => opener(page, 'Open search').click(),
    layer: (page) => page.getByRole('combobox', { name: 'Search for gifts' }),
  },
  {
    what: 'the filters of a phone',
    path: '/product-filter',
    open: (page) => opener(page, /^Filters/).click(),
    layer: (page) => dialog(page, 'Filters'),
  },
  {
    what: 'the menu of a person',
    path: '/about',
    open: (page) => opener(page, 'Account').click(),
    layer: (page) => page.getByRole('banner').getByRole('link', { name: 'My Orders' }),
  },
  {
    what: 'a question',
    path: '/account/details',
    open: (page) => opener(page, 'Sign out everywhere').click(),
    layer: (page) => page.getByRole('alertdialog'),
    asMember: true,
  },
]

/** A page of the shop with another one before it. */
async function comeFromHome(page: Page, path: string | null): Promise<string> {
  await page.goto('/')
  if (path) {
    await page.goto(path)
  } else {
    await page.goto('/product-filter?categorie=Coffee%20Mug')
    await page.getByRole('main').getByRole('link').filter({ hasText: '₹' }).first().click()
    await expect(page.getByText('Special Price')).toBeVisible()
  }
  return page.url()
}

for (const { what, path, open, layer, asMember } of layers) {
  test(`Back closes ${what} and stays on the page; the next Back leaves it`, async ({ page }) => {
    if (asMember) await ensureAccount(page)
    const url = await comeFromHome(page, path)
    await open(page)
    await expect(layer(page)).toBeVisible()
    await expectLayer(page)
    await page.goBack()
    await expect(layer(page)).toBeHidden()
    await expect(page).toHaveURL(url)
    await page.goForward()
    await expect(page).toHaveURL(url)
    await expect(layer(page)).toBeHidden()
    await expectNoLayer(page)
    await open(page)
    await expect(layer(page)).toBeVisible()
    await expectLayer(page)
    await page.goBack()
    await expect(layer(page)).toBeHidden()
    await page.goBack()
    await expect(page).not.toHaveURL(url)
    await page.goForward()
    await expect(page).toHaveURL(url)
    await expect(layer(page)).toBeHidden()
  })
}

test('a layer that was closed by hand has no history entry left', async ({ page }) => {
  await comeFromHome(page, '/product-filter?categorie=Coffee%20Mug')
  const listing = page.url()
  await page.getByRole('main').getByRole('link').filter({ hasText: '₹' }).first().click()
  await expect(page.getByText('Special Price')).toBeVisible()
  for (const close of ['Escape', 'button']) {
    await opener(page, /^Look closer/).click()
    await expect(dialog(page)).toBeVisible()
    if (close === 'Escape') await page.keyboard.press('Escape')
    else await dialog(page).getByRole('button', { name: 'Close' }).click()
    await expect(dialog(page)).toBeHidden()
  }
  await expectNoLayer(page)
  await page.goBack()
  await expect(page).toHaveURL(listing)
})

test('a link in the menu navigates, and Back returns to the page where the menu was opened', async ({
  page,
}) => {
  await comeFromHome(page, '/about')
  await opener(page, 'Open menu').click()
  await dialog(page, 'Menu').getByRole('link', { name: 'Coffee Mug' }).click()
  await expect(page).toHaveURL('/product-filter?categorie=Coffee%20Mug')
  await expect(dialog(page, 'Menu')).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await expect(dialog(page, 'Menu')).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await page.goForward()
  await expect(page).toHaveURL('/about')
  await page.goForward()
  await expect(page).toHaveURL('/product-filter?categorie=Coffee%20Mug')
})

test('a link of a menu that closes when it loses the focus navigates at once', async ({ page }) => {
  await comeFromHome(page, '/about')
  const header = page.getByRole('banner')
  await opener(page, 'Account').click()
  await expect(header.getByRole('link', { name: 'My Orders' })).toBeVisible()
  await header.getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page).toHaveURL('/contact')
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('filters chosen in the drawer have an entry below it: Back closes the drawer, then removes the filters', async ({
  page,
}) => {
  await comeFromHome(page, '/product-filter')
  await opener(page, /^Filters/).click()
  const drawer = dialog(page, 'Filters')
  await drawer.getByRole('checkbox', { name: 'Coffee Mug', exact: true }).check()
  await expect(page).toHaveURL('/product-filter?categorie=Coffee%20Mug')
  await expect(drawer).toBeVisible()
  await expectLayer(page)
  await page.goBack()
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL('/product-filter?categorie=Coffee%20Mug')
  await page.goBack()
  await expect(page).toHaveURL('/product-filter')
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('a search from the row on a phone has the history entry of that row', async ({ page }) => {
  await comeFromHome(page, '/about')
  await opener(page, 'Open search').click()
  const field = page.getByRole('combobox', { name: 'Search for gifts' })
  await field.fill('mug')
  await field.press('Enter')
  await expect(page).toHaveURL('/product-filter?search=mug')
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await expect(field).toBeHidden()
})

test('a page that is reloaded with an open layer has no history entry for it', async ({ page }) => {
  await comeFromHome(page, '/product-filter?categorie=Coffee%20Mug')
  await page.getByRole('main').getByRole('link').filter({ hasText: '₹' }).first().click()
  await expect(page.getByText('Special Price')).toBeVisible()
  const url = page.url()
  await opener(page, /^Look closer/).click()
  await expect(dialog(page)).toBeVisible()
  await page.reload()
  await expectNoLayer(page)
  await expect(page).toHaveURL(url)
  await page.goBack()
  await expect(page).toHaveURL(/\/product-filter/)
})

test('Back asks before a product form is left, closes the question, and leaves when confirmed', async ({
  page,
}) => {
  await asAdmin(page)
  await page.goto('/admin')
  await page.getByRole('main').getByRole('link', { name: 'Add Product' }).click()
  await expect(page).toHaveURL('/admin/product-add-update')
  await page.getByLabel('Title').fill('Half a mug')
  const question = page.getByRole('alertdialog')
  await page.goBack()
  await expect(question).toBeVisible()
  await expect(page).toHaveURL('/admin/product-add-update')
  await expectLayer(page)
  await page.goBack()
  await expect(question).toBeHidden()
  await expect(page).toHaveURL('/admin/product-add-update')
  await expect(page.getByLabel('Title')).toHaveValue('Half a mug')
  await expectNoLayer(page)
  await page.goBack()
  await question.getByRole('button', { name: /^Yes/ }).click()
  await expect(page).toHaveURL('/admin')
})

/** The layer has its entry: only then does Back close it. */
function expectLayer(page: Page): Promise<void> {
  return expect.poll(() => layersOf(page)).toBe(1)
}

/** The entry of the closed layer is removed: only then is Back for the page. */
function expectNoLayer(page: Page): Promise<void> {
  return expect.poll(() => layersOf(page)).toBeUndefined()
}

const layersOf = (page: Page) =>
  page.evaluate(() => (history.state as { layers?: number } | null)?.layers)

test('a second Back before a page has hydrated navigates on, without an error', async ({
  page,
}) => {
  await page.goto('/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page).toHaveURL('/contact')
  await page.goto('/cart')
  // The document of the page before arrives at once, its script only after the second Back.
  const script = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await script.promise
    await route.fallback()
  })
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: 'Talk With Us' })).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/about')
  script.resolve()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Made for one person at a time' }),
  ).toBeVisible()
})

const reactHadItsTurn = 'React had its turn'

/**
 * Presses Back between a page's request to hydrate and React's first step; resolves when that was
 * made.
 */
function pressBackBeforeReactBegins(had: string): void {
  if (!sessionStorage.getItem('press-back')) return
  const post = MessagePort.prototype.postMessage
  let begin = () => {}
  // Before the page's own listener, which stops the event for all later ones.
  addEventListener('popstate', () => begin(), { once: true })
  MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
    MessagePort.prototype.postMessage = post
    sessionStorage.removeItem('press-back')
    begin = () => {
      post.call(this, message)
      requestIdleCallback(() => requestIdleCallback(() => console.info(had)))
    }
    history.back()
  }
}

test('Back pressed during hydration navigates on, without an error', async ({ page }) => {
  await page.addInitScript(pressBackBeforeReactBegins, reactHadItsTurn)
  await page.goto('/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page).toHaveURL('/contact')
  await page.goto('/cart')
  await page.evaluate(() => sessionStorage.setItem('press-back', 'once'))
  // The document of the previous page arrives only when React had time for its first steps.
  const turn = page.waitForEvent('console', (message) => message.text() === reactHadItsTurn)
  await page.route('/about', async (route) => {
    await turn
    await route.fallback()
  })
  await page.goBack({ waitUntil: 'commit' })
  await expect(
    page.getByRole('heading', { level: 1, name: 'Made for one person at a time' }),
  ).toBeVisible()
})
