import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible, expectFits } from './support/accessible.ts'
import { asAdmin } from './support/admin.ts'
import { ensureAccount } from './support/by-call.ts'
import { placeOrder, shipAndScan } from './support/orders.ts'
import { expect, test } from './support/shop.ts'

/** Downloads an order's invoice; returns the beginning of the file. */
async function downloadInvoice(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Download Invoice \d{4}\/\w+$/ }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^\d{4}-\w+\.pdf$/)
  const bytes = await readFile(await file.path())
  return bytes.subarray(0, 5).toString()
}

test('a buyer downloads the invoice of a shipped order, and so do staff', async ({ page }) => {
  await ensureAccount(page)
  const order = await placeOrder(page)
  await shipAndScan(page, order, [])
  await page.goto('/account/orders')
  const mine = page.getByRole('article').filter({ hasText: order.number })
  await expect(mine.getByRole('heading', { name: 'Invoices and receipts' })).toBeVisible()
  await expect(mine).toContainText(/Invoice \d{4}\/\w+/)
  await expectFits(page)
  await expectAccessible(page)
  expect(await downloadInvoice(page)).toBe('%PDF-')

  await asAdmin(page)
  await page.goto(`/admin/orders?order=${order.id}`)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Invoices and receipts' })).toBeVisible()
  await expectAccessible(page)
  expect(await downloadInvoice(page)).toBe('%PDF-')
})
