import type { Page } from '@playwright/test'
import { expectAccessible, expectFits } from './support/accessible.ts'
import { asAdmin } from './support/admin.ts'
import { addByCall, answered, ensureAccount, haveInCart, sessionOf } from './support/by-call.ts'
import { openCheckout } from './support/orders.ts'
import { mailTo, seeConfirmation } from './support/shopper.ts'
import { admin, expect, test } from './support/shop.ts'

/** Creates a coupon with a unique code, because the tests share a shop. */
async function makeCoupon(page: Page, rules: object): Promise<string> {
  const code = `RAKHI${crypto.randomUUID().slice(0, 6).toUpperCase()}`
  const { token } = await answered<{ token: string }>(page.request, 'POST', '/auth/login', {
    data: admin,
  })
  await answered(page.request, 'POST', '/admin/coupons', { token, data: { code, ...rules } })
  return code
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Coupon code' })
/** The amount next to a label in the totals of a page. */
const sumOf = (page: Page, name: string) =>
  page
    .getByRole('complementary')
    .locator('dl > div')
    .filter({ has: page.getByRole('term').getByText(name, { exact: true }) })
    .getByRole('definition')

async function typeCode(page: Page, code: string) {
  await page.getByRole('button', { name: 'Have a coupon?' }).click()
  await expect(field(page)).toBeFocused()
  await field(page).fill(code)
  await page.keyboard.press('Enter')
}

type Seen = { id: string; orderNumber: string; total: number; offer: { discount: number } }

test('a coupon is accepted in any case and spacing, and its discount is the same from cart to receipt', async ({
  page,
}) => {
  const email = await ensureAccount(page)
  const code = await makeCoupon(page, { kind: 'percent', value: 10, cap: 50 })
  await haveInCart(page, 'mousepad')
  await typeCode(page, ` ${code.slice(0, 5).toLowerCase()} ${code.slice(5).toLowerCase()} `)
  await expect(page.getByText(/^10% off, at most ₹50: ₹/)).toBeVisible()
  await expect(field(page)).toBeHidden()
  const taken = (await sumOf(page, `Offer ${code}`).textContent()) ?? ''
  const total = (await sumOf(page, 'Total Amount').textContent()) ?? ''
  await expectFits(page)
  await expectAccessible(page)

  // The offer follows changes of the cart.
  await page.getByRole('button', { name: /^Increase/ }).click()
  await expect(sumOf(page, 'Total Amount')).not.toHaveText(total)
  await page.getByRole('button', { name: /^Decrease/ }).click()
  await expect(sumOf(page, 'Total Amount')).toHaveText(total)
  await expect(sumOf(page, `Offer ${code}`)).toHaveText(taken)

  // Its mails go to the address of the parcel.
  await openCheckout(page, { email })
  await expect(sumOf(page, 'Total Amount')).toHaveText(total)
  await page.getByRole('button', { name: 'CONFIRM ORDER' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /^Pay/ }).click()
  const number = await seeConfirmation(page)
  const main = page.getByRole('main')
  await expect(main).toContainText(`Offer ${code}${taken}`)
  await expect(main).toContainText(`Total${total}`)

  const { token, userId } = await sessionOf(page)
  const orders = await answered<Seen[]>(page.request, 'GET', `/order/${userId}`, { token })
  const order = orders.find((one) => one.orderNumber === number)
  if (!order) throw new Error(`no order ${number}`)
  const paise = (sum: string) => Math.round(Number(sum.replaceAll(/[^\d.]/g, '')) * 100)
  expect(Math.round(order.total * 100)).toBe(paise(total))
  expect(Math.round(order.offer.discount * 100)).toBe(paise(taken))
  const papers = await answered<{ id: string }[]>(
    page.request,
    'GET',
    `/user-orders/${order.id}/documents`,
    { token },
  )
  const receipt = await answered<{ total: number }>(
    page.request,
    'GET',
    `/documents/${papers[0]?.id}`,
    { token },
  )
  expect(receipt.total).toBe(order.total)
  const { text } = await mailTo(page, email, new RegExp(number))
  for (const said of [number, `Offer ${code}`, taken, total]) expect(text).toContain(said)

  await page.goto('/account/orders')
  const mine = page.getByRole('article').filter({ hasText: number })
  await expect(mine).toContainText(`Offer ${code} ${taken}`)
  await expect(mine).toContainText(`Total ${total}`)
  await expectFits(page)
  await expectAccessible(page)

  await asAdmin(page)
  await page.goto(`/admin/orders?order=${order.id}`)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`Offer ${code}${taken}`)
  await expect(dialog).toContainText(`Total amount${total}`)
  await page.goto('/admin/offers')
  const row = page.getByRole('row').filter({ hasText: code })
  await expect(row).toContainText(taken.replace('−', ''))
  await expect(row).toContainText(total)
})

test('an inapplicable coupon shows why at its field, and one that no longer applies shows it in the cart', async ({
  page,
}) => {
  await ensureAccount(page)
  const ended = await makeCoupon(page, { kind: 'percent', value: 10, until: '2020-01-15' })
  const large = await makeCoupon(page, { kind: 'amount', value: 40, types: ['mousepad'] })
  const { title } = await addByCall(page, 'key-chain')
  await haveInCart(page, 'mousepad')
  await typeCode(page, 'no such code')
  await expect(field(page)).toHaveAccessibleDescription(
    /^There is no such coupon\. Please look at the code again/,
  )
  await expect(field(page)).toBeFocused()
  await expectAccessible(page)
  await field(page).fill('')
  await page.keyboard.press('Enter')
  await expect(field(page)).toHaveAccessibleDescription(
    'Required Capitals and spaces do not matter',
  )
  await field(page).fill(ended)
  await page.keyboard.press('Enter')
  await expect(field(page)).toHaveAccessibleDescription(/^This coupon ended with /)

  await field(page).fill(large)
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(sumOf(page, `Offer ${large}`)).toHaveText('−₹40')
  const pad = page.getByRole('listitem').filter({ hasNotText: title })
  await pad.getByRole('button', { name: /^Remove / }).click()
  await expect(page.getByText(`${large} is not applied`)).toBeVisible()
  await expect(
    page.getByText('Nothing in your cart is among the goods that this coupon is for'),
  ).toBeVisible()
  await expect(sumOf(page, `Offer ${large}`)).toBeHidden()
  await expectFits(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: `Remove ${large}` }).click()
  await expect(page.getByText(`${large} is not applied`)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Have a coupon?' })).toBeVisible()
})
