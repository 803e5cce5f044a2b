import type { Page } from '@playwright/test'
import { expectAccessible, expectFits, expectWell } from './support/accessible.ts'
import { asAdmin } from './support/admin.ts'
import { addByCall, answered, ensureAccount, sessionOf } from './support/by-call.ts'
import { address } from './support/orders.ts'
import { expectHindiAtWidths } from './support/reading.ts'
import { expect, test } from './support/shop.ts'

/** Of this test alone: cash is refused to a phone for everybody. */
const phone = '7012345678'

/** A cash order of a new person; its number. */
async function placeOrderOf(page: Page): Promise<string> {
  await ensureAccount(page)
  await addByCall(page, 'coffee-mug')
  const { token, userId } = await sessionOf(page)
  const shipping_address = { ...address, name: 'Meera Joshi', phone }
  const data = { user_id: userId, payment_method: 'cash', shipping_address }
  const placed = await answered<{ order: { orderNumber: string } }>(
    page.request,
    'POST',
    '/order',
    {
      token,
      data,
    },
  )
  return placed.order.orderNumber
}

test('staff find a customer by four digits, write a note and refuse their cash', async ({
  page,
  browser,
  baseURL,
}) => {
  const theirs = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const shopper = await theirs.newPage()
  const number = await placeOrderOf(shopper)
  await theirs.close()

  await asAdmin(page)
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('link', { name: 'Customers', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customers')
  await page.getByLabel('Name, e-mail, phone or order number').fill(number)
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 person')).toBeVisible()
  await expectWell(page)
  await page.getByRole('main').getByRole('listitem').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(address.name)
  await expect(page.getByRole('link', { name: number })).toBeVisible()
  await page.getByLabel('Note').fill('Call after six.')
  await page.getByRole('button', { name: 'Save the note' }).click()
  await expect(page.getByText('The note is saved.')).toBeVisible()
  await page.getByRole('switch', { name: 'Take cash from this person' }).click()
  await expect(page.getByText('Cash is refused from now on.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Note')).toHaveValue('Call after six.')
  await expect(page.getByRole('switch')).not.toBeChecked()
  await expectAccessible(page)
  await expectFits(page)
  await expectWell(page)
  await page.getByRole('switch').click()
  await expect(page.getByText('Cash is allowed again.')).toBeVisible()

  await page.getByRole('link', { name: 'All customers' }).click()
  await page.getByLabel('Name, e-mail, phone or order number').fill('zzz nobody')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nobody fits this search')).toBeVisible()
})

test('the pages of customers are in Hindi too', async ({ page, context, browser, baseURL }) => {
  const theirs = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const number = await placeOrderOf(await theirs.newPage())
  await theirs.close()
  await context.addCookies([{ name: 'lang', value: 'hi', url: baseURL ?? '' }])
  await asAdmin(page)
  await page.goto(`/admin/customers?search=${phone.slice(-4)}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ग्राहक')
  const first = page.getByRole('main').getByRole('listitem').getByRole('link').first()
  await expect(first).toBeVisible()
  await expectHindiAtWidths(page, [])
  await first.click()
  await expect(page.getByRole('switch')).toBeVisible()
  await expectHindiAtWidths(page, [number, address.name])
})
