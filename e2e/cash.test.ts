import type { Page } from '@playwright/test'
import { expectAccessible, expectFits } from './support/accessible.ts'
import { aMug, asAdmin, expect, test } from './support/admin.ts'
import { addByCall, answered, ensureAccount, staffToken } from './support/by-call.ts'
import { openCheckout, placeOrder } from './support/orders.ts'
import { aPrintedMug, endStudio, putPrinted } from './support/printed.ts'
import { mailTo } from './support/shopper.ts'

/** A shop that sells a mug, with cash rules for the duration of the test; a token of its staff. */
async function withRules(
  page: Page,
  rules: object,
): Promise<{ token: string; end(): Promise<void> }> {
  const token = await staffToken(page.request)
  await aMug(page, token)
  const set = (data: object) => answered(page.request, 'PUT', '/admin/cod-rules', { token, data })
  await set(rules)
  const end = async () => {
    await set({ confirm: false, customised: 'allow', max: null, blockedPincodes: [] })
  }
  return { token, end }
}

const linkOf = /\/cod\/[\w-]+/
const linkTo = async (page: Page, email: string) =>
  linkOf.exec((await mailTo(page, email, linkOf)).text)?.[0] ?? ''

async function narrow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 })
  await expectFits(page)
}

test('a cash order is confirmed by the link of its mail, signed out and by keyboard', async ({
  page,
  browser,
  baseURL,
}) => {
  const { end } = await withRules(page, { confirm: true })
  const email = await ensureAccount(page)
  const order = await placeOrder(page)
  await page.goto('/account/orders')
  const mine = page.getByRole('article').filter({ hasText: order.number })
  await expect(mine.getByRole('region', { name: 'Do you want this order?' })).toBeVisible()
  await expectAccessible(page)
  await narrow(page)

  const anywhere = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage()
  const answer = await anywhere.goto(await linkTo(page, email))
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  })
  const main = anywhere.getByRole('main')
  await expect(main).toContainText(`Order ${order.number}`)
  await expect(main).toContainText('Goes to Jaipur')
  await expect(main).not.toContainText('Johari')
  await expectAccessible(anywhere)
  await narrow(anywhere)
  const yes = main.getByRole('button', { name: 'Yes, I want it' })
  await yes.focus()
  await anywhere.keyboard.press('Enter')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Thank you, it is confirmed')
  await expectAccessible(anywhere)
  await anywhere.reload()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('This link is no longer good')
  await page.reload()
  await expect(mine).toContainText('You confirmed this order')
  await end()
})

test('a cash order is paid online by its link, and stays the same order', async ({ page }) => {
  const { end } = await withRules(page, { confirm: true })
  const email = await ensureAccount(page)
  const order = await placeOrder(page)
  await page.goto(await linkTo(page, email))
  const main = page.getByRole('main')
  await main.getByRole('button', { name: /^Pay ₹/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: /^Pay/ }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Thank you, it is paid')
  await page.goto('/account/orders')
  const mine = page.getByRole('article').filter({ hasText: order.number })
  await expect(mine).toBeVisible()
  await expect(mine.getByRole('link', { name: /Pay now instead/ })).toBeHidden()
  await end()
})

test('from My Orders a cash order is paid online too', async ({ page }) => {
  await withRules(page, {})
  await ensureAccount(page)
  const order = await placeOrder(page)
  await page.goto('/account/orders')
  await page.getByRole('link', { name: `Pay now instead: ${order.number}` }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Pay online instead of cash')
  await expectAccessible(page)
  await narrow(page)
  await main.getByRole('button', { name: /^Pay ₹/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: /^Pay/ }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Thank you, it is paid')
  await page.reload()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('There is nothing to pay online')
})

test('the success page asks, and staff see and answer for a buyer who does not', async ({
  page,
  browser,
  baseURL,
}) => {
  const office = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage()
  const { end } = await withRules(page, { confirm: true })
  await asAdmin(office)
  await ensureAccount(page)
  await addByCall(page, 'coffee-mug')
  await openCheckout(page)
  await page.getByRole('radio', { name: 'Cash' }).check()
  await page.getByRole('button', { name: 'CONFIRM ORDER' }).click()
  await expect(page).toHaveURL('/order-success')
  await expect(page.getByText('One more step: please confirm it')).toBeVisible()
  await expectAccessible(page)
  await narrow(page)
  const number = (await page.getByRole('definition').first().textContent()) ?? ''

  await office.goto('/admin/today')
  await office.getByRole('link', { name: /cash orders? to confirm/ }).click()
  const row = office.getByRole('row').filter({ hasText: number })
  await expect(row).toContainText('Not confirmed')
  await row.getByRole('button').click()
  const dialog = office.getByRole('dialog')
  await expect(dialog).toContainText('Waits for its buyer')
  await expect(dialog).toContainText('The first order of this account')
  await expectAccessible(office)
  await expectFits(office)
  await dialog.getByRole('button', { name: 'They confirm it' }).click()
  await expect(dialog).toContainText('Cash order confirmed')
  await page.getByRole('button', { name: /^Yes, I want it/ }).click()
  await expect(page.getByText('You confirmed this order')).toBeVisible()
  await end()
})

test('the checkout shows the advance for personalised goods, and why cash is not available', async ({
  page,
  browser,
  baseURL,
}) => {
  const { token, end } = await withRules(page, { customised: 'advance', advancePercent: 20 })
  const mug = await aPrintedMug(page)
  await ensureAccount(page)
  await putPrinted(page, mug, 'Asha')
  await openCheckout(page)
  const cash = page.getByRole('radio', { name: 'Cash' })
  await expect(cash).toHaveAccessibleDescription(/Pay ₹\d+ online now and ₹\d+ at your door/)
  await cash.check()
  await page.getByRole('button', { name: 'CONFIRM ORDER' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /^Pay/ }).click()
  await expect(page).toHaveURL('/order-success')
  await expect(page.getByRole('main')).toContainText('Paid beforehand')
  await expect(page.getByRole('main')).toContainText('To pay in cash')
  await expectAccessible(page)
  await narrow(page)

  await answered(page.request, 'PUT', '/admin/cod-rules', {
    token,
    data: { customised: 'prepaid' },
  })
  // A browser caches the answer about a PIN code for a minute.
  const other = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage()
  await ensureAccount(other)
  await putPrinted(other, mug, 'Ravi')
  await openCheckout(other)
  const refused = other.getByRole('radio', { name: 'Cash' })
  await expect(refused).toBeDisabled()
  await expect(refused).toHaveAccessibleDescription(/paid for online/)
  await end()
  await endStudio(page, mug)
})

test('an owner sets the rules for cash, with the server’s messages at the fields', async ({
  page,
}) => {
  const { end } = await withRules(page, {})
  await asAdmin(page)
  await page.goto('/admin/settings')
  const form = page.getByRole('form', { name: 'Cash on delivery with care' })
  await form.getByRole('switch', { name: /Buyers confirm/ }).click()
  await form.getByRole('textbox', { name: 'No cash at these PIN codes' }).fill('110011, 12')
  await form.getByRole('button', { name: 'Save the rules for cash' }).click()
  const places = form.getByRole('textbox', { name: 'No cash at these PIN codes' })
  await expect(places).toBeFocused()
  await expect(places).toHaveAccessibleDescription(/not valid/)
  await expectAccessible(page)
  await narrow(page)
  await places.fill('110011')
  await form.getByRole('button', { name: 'Save the rules for cash' }).click()
  await expect(page.getByText('The rules for cash are saved.')).toBeVisible()
  await page.reload()
  await expect(places).toHaveValue('110011')
  await end()
})
