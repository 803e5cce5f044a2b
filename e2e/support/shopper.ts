import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import type { Product } from '@tohfa/contract/catalog/products'
import { untilAlive } from './alive.ts'
import { admin } from './running-shop.ts'

export const password = 'Gift4Someone'

type SentMail = { to: string; subject: string; text: string }

/**
 * The newest mail to an address in the sandbox, once it says this: mails are sent by a job, so an older
 * one may be the newest for a while.
 */
export async function mailTo(
  { request }: Pick<Page, 'request'>,
  address: string,
  says = /./,
): Promise<SentMail> {
  let mail: SentMail | undefined
  await expect(async () => {
    const answer = await request.get('/sandbox/mail', {
      headers: { accept: 'application/json' },
      params: { to: address },
    })
    const { data } = (await answer.json()) as { data: SentMail[] }
    mail = data[0]
    expect(mail).toBeDefined()
    expect(mail?.text).toMatch(says)
  }).toPass()
  if (!mail) throw new Error(`no mail to ${address}`)
  return mail
}

/** Signs up in two steps with the code from the mail; ends on the page of origin. */
export async function signUp(page: Page): Promise<string> {
  const email = `shopper-${crypto.randomUUID().slice(0, 8)}@example.com`
  await page.goto('/signup')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Generate OTP' }).click()
  await expect(page.getByText('OTP sent successfully!')).toBeVisible()
  const code = /\b\d{6}\b/.exec((await mailTo(page, email)).text)?.[0] ?? ''
  await page.getByLabel('OTP').fill(code)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL('/')
  return email
}

/** Fills in and sends the sign-in form. */
export async function logIn(page: Page, as: { email: string; password: string }) {
  await page.goto('/signin')
  await page.getByLabel('Email').fill(as.email)
  await page.getByLabel('Password', { exact: true }).fill(as.password)
  await page.getByRole('button', { name: 'Log In' }).click()
}

/**
 * Logs out: that page replaces its document by the sign-in's, before or after its load event.
 * @param origin a shop's other than that of `baseURL`
 */
export async function logOut(page: Page, origin = ''): Promise<void> {
  await page.goto(`${origin}/logout`, { waitUntil: 'commit' })
  await expect(page).toHaveURL(`${origin}/signin`)
  await untilAlive(page)
}

/** Chooses no print for a customizable product. */
export async function choosePlain(page: Page): Promise<void> {
  const plain = page.getByRole('radio', { name: 'Plain, nothing personal printed' })
  if ((await plain.count()) > 0) await plain.check()
}

/** Adds the first product of a listing that needs no proof to the cart; returns its title. */
export async function putInCart(page: Page, category: string): Promise<string> {
  await page.goto(`/product-filter?categorie=${encodeURIComponent(category)}`)
  const links = page.getByRole('main').getByRole('link').filter({ hasText: '₹' })
  await expect(links.first()).toBeVisible()
  const id = await firstPlain(page, links)
  await links
    .and(page.locator(`[href="/product-detail/${id}"]`))
    .first()
    .click()
  await expect(page).toHaveURL(/\/product-detail\//)
  // A link that is pressed early opens a document, whose buttons do nothing before it has loaded.
  await page.waitForLoadState()
  const add = page.getByRole('button', { name: 'ADD TO BAG' })
  await expect(add).toBeEnabled()
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await choosePlain(page)
  await add.click()
  await page.getByRole('main').getByRole('link', { name: 'GO TO CART' }).click()
  await expect(page).toHaveURL('/cart')
  return title
}

async function firstPlain(page: Page, links: Locator): Promise<string> {
  for (const link of await links.all()) {
    const id = /[^/]+$/.exec((await link.getAttribute('href')) ?? '')?.[0] ?? ''
    const answer = await page.request.get(`/v1/product/${id}`)
    const { data } = (await answer.json()) as { data: Product }
    if (!data.personalisation?.required) return id
  }
  throw new Error('everything of this listing needs a proof')
}

/** Goes from the filled cart to a checkout with a served address. */
export async function checkOut(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Checkout' }).click()
  await expect(page).toHaveURL('/checkout')
  await page.getByRole('textbox', { name: 'Name' }).fill('Meera Joshi')
  await page.getByLabel('Phone').fill('098765 43210')
  await page.getByLabel('PIN code').fill('302003')
  await expect(page.getByLabel('City')).not.toHaveValue('')
  await page.getByLabel('Street address').fill('14 Johari Bazaar')
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByRole('radio', { name: /Meera Joshi/ })).toBeChecked()
  await expect(page.getByRole('button', { name: 'CONFIRM ORDER' })).toBeEnabled()
}

/** Waits for the confirmation of an order; returns the order's number. */
export async function seeConfirmation(page: Page): Promise<string> {
  await expect(page).toHaveURL('/order-success')
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await expect(page.getByText('Your Order is Confirmed!')).toBeVisible()
  const number = await page.getByRole('definition').first().textContent()
  return number ?? ''
}

/** Staff move an order to shipped and then out for delivery. */
export async function shipOrder(browser: Browser, orderNumber: string): Promise<void> {
  const context = await browser.newContext()
  const page = await context.newPage()
  // Other tests order meanwhile, so it may not be on the first page.
  const found = `/admin/orders?search=${orderNumber}`
  await page.goto(found)
  await page.getByLabel('Email').fill(admin.email)
  await page.getByLabel('Password', { exact: true }).fill(admin.password)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL(found)
  for (const [action, status] of [
    ['Move to ship', 'Shipped'],
    ['Move to out for delivery', 'Out for Delivery'],
  ] as const) {
    await page.getByRole('button', { name: `View order ${orderNumber}` }).click()
    const dialog = page.getByRole('dialog', { name: `Order ${orderNumber}` })
    await dialog.getByRole('button', { name: action }).click()
    if (status === 'Shipped') await page.getByRole('button', { name: 'Yes, ship 1 order' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('row', { name: orderNumber })).toContainText(status)
  }
  await context.close()
}

/** The customer sees in Track Order that the parcel is out for delivery, and later scans. */
export async function trackOrder(page: Page, orderNumber: string): Promise<void> {
  await page.getByRole('link', { name: 'CHECK STATUS' }).click()
  await expect(page).toHaveURL('/account/orders')
  const open = page.getByRole('button', { name: `Track Order ${orderNumber}` })
  const dialog = page.getByRole('dialog', { name: 'Track Order' })
  await open.click()
  await expect(dialog.getByRole('definition').nth(1)).toHaveText('Out for Delivery')
  await expect(dialog.getByRole('listitem').first()).toContainText('Order placed successfully')
  const parcel = await dialog.getByRole('definition').last().textContent()
  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()

  for (const ScanType of ['In Transit', 'Out For Delivery']) {
    const data = { ScanType, ScannedLocation: 'Jaipur', Instructions: 'Seen by the carrier' }
    const answer = await page.request.post(`/sandbox/delhivery/shipments/${parcel}/scan`, { data })
    expect(answer.ok()).toBe(true)
  }
  await open.click()
  await expect(dialog.getByRole('listitem')).toHaveText([
    /^Confirmed.*From the store/,
    /^Shipped.*Jaipur/,
    /^Out for Delivery.*Seen by the carrier/,
  ])
}
