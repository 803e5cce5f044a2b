import type { Page } from '@playwright/test'
import { expectAccessible, expectFits } from './support/accessible.ts'
import { aMug, asAdmin, expect, test } from './support/admin.ts'
import { aCaller, answered, staffToken } from './support/by-call.ts'
import { placeOrder, shipAndScan } from './support/orders.ts'
import { admin } from './support/running-shop.ts'

/** The figure of a pile, and the number of items on the list that it links to. */
async function expectSameNumber(page: Page, name: RegExp): Promise<void> {
  const pile = page.getByRole('main').getByRole('link', { name })
  const figure = /^\d+/.exec((await pile.textContent()) ?? '')?.[0]
  await pile.click()
  await expect(
    page.getByText(figure === '1' ? '1 order' : `${figure} orders`, { exact: true }),
  ).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today')
}

test('staff who sign in land on open work, and each pile links to exactly its orders', async ({
  page,
}) => {
  const { request } = page
  const token = await staffToken(request)
  await aMug(page, token)
  const buyer = await aCaller(request)
  await placeOrder(buyer)
  await placeOrder(buyer)
  const begun = await placeOrder(buyer)
  await answered(request, 'POST', `/admin/orders/${begun.id}/start-printing`, { token })
  await shipAndScan(page, await placeOrder(buyer), [])

  await page.goto('/signin')
  await page.getByLabel('Email').fill(admin.email)
  await page.getByLabel('Password', { exact: true }).fill(admin.password)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/admin/today')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today')
  await expectAccessible(page)
  await expectFits(page)
  for (const name of [/^\d+ to print/, /^\d+ being printed/, /^\d+ for the courier/])
    await expectSameNumber(page, name)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectFits(page)
  await page.getByRole('link', { name: 'All numbers' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Numbers')
})

test('the report of other days is shown in both languages', async ({ page }) => {
  await asAdmin(page)
  await page.goto('/admin/numbers')
  await expect(page.getByRole('heading', { name: 'From visit to order' })).toBeVisible()
  await page.getByText('All of it as a table').click()
  await expect(page.getByRole('rowheader', { name: /\b20\d\d$/ })).toHaveCount(30)
  await expectAccessible(page)
  await page.getByRole('button', { name: '7 days' }).click()
  await expect(page.getByRole('rowheader', { name: /\b20\d\d$/ })).toHaveCount(7)
  await page.getByLabel('From', { exact: true }).fill('2024-01-01')
  await expect(page.getByText('At most 366 days at once')).toBeVisible()
  await page.getByLabel('To', { exact: true }).fill('2024-12-31')
  await page.getByText('All of it as a table').click()
  await expect(page.getByRole('rowheader', { name: /\b20\d\d$/ })).toHaveCount(12)

  await page.setViewportSize({ width: 390, height: 844 })
  await expectFits(page)
  await page.context().addCookies([{ name: 'lang', value: 'hi', url: page.url() }])
  await page.goto('/admin/numbers')
  await expect(page.getByRole('heading', { name: 'विज़िट से ऑर्डर तक' })).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
})
