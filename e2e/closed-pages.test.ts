import type { Page } from '@playwright/test'
import { untilAlive } from './support/alive.ts'
import { ensureAccount } from './support/by-call.ts'
import { firstProduct, forAdmins, forMembers, publicPages } from './support/routes.ts'
import { expect, test } from './support/shop.ts'
import { logOut } from './support/shopper.ts'

type WithRouter = Window & { __reactRouterDataRouter: { navigate(to: string): Promise<void> } }

/** Pages that are loaded as a document: for their policy, or because the session ends. */
const asDocuments = ['/pay/an-order', '/payment-trial', '/checkout', '/logout']

/**
 * Goes to another page as a link does, and waits for it; a new document has hydrated then. A new
 * document each time would take six times as long.
 */
async function moveTo(page: Page, path: string): Promise<void> {
  const isDocument = asDocuments.includes(path)
  const arrival = isDocument && page.waitForEvent('domcontentloaded')
  await page.evaluate(
    ([to, isLeft]) => {
      const router = (window as unknown as WithRouter).__reactRouterDataRouter
      const moved = router.navigate(to)
      // A document that is left cannot say when the next one is there.
      return isLeft ? undefined : moved
    },
    [path, isDocument] as const,
  )
  await arrival
  await untilAlive(page)
}

test('visitors of a page for members are redirected to the sign-in, and of an unknown page home', async ({
  page,
}) => {
  const { id } = await firstProduct(page)
  const closed = [...Object.keys(forMembers), ...Object.keys(forAdmins), '/checkout']
  const ofProduct = [`/admin/product-details/${id}`, `/admin/product-studio/${id}`]
  await logOut(page)
  for (const path of ['/account/orders', '/admin/orders', '/checkout', '/order-success']) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/signin')
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login')
  for (const path of [...closed, ...ofProduct]) {
    await moveTo(page, path)
    await expect(page, path).toHaveURL('/signin')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login')
  }
  for (const path of ['/nowhere', '/admin/nowhere', '/product-detail', '/account']) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/')
  }
})

test('a signed-in customer is redirected from the sign-in and from the admin', async ({ page }) => {
  await ensureAccount(page)
  for (const path of ['/signin', '/signup', '/forgot-password', '/order-success']) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/')
  }
  // By way of the sign-in, which redirects signed-in people home.
  const expectHome = async (path: string) => {
    await expect(page, path).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(publicPages['/'] as string)
  }
  await page.goto('/admin/orders')
  await expectHome('/admin/orders')
  for (const path of Object.keys(forAdmins)) {
    await moveTo(page, path)
    await expectHome(path)
  }
  await logOut(page)
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})
