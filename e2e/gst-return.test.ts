import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible, expectFits } from './support/accessible.ts'
import { asAdmin } from './support/admin.ts'
import { ensureAccount } from './support/by-call.ts'
import { placeOrder, shipAndScan } from './support/orders.ts'
import { expect, test } from './support/shop.ts'

/** Downloads a file; returns its name and bytes. */
async function download(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

test('staff choose a month, see its GST return, and download it', async ({ page }) => {
  await ensureAccount(page)
  await shipAndScan(page, await placeOrder(page), [])
  await asAdmin(page)
  await page.goto('/admin/tax')
  const section = page.getByRole('region', { name: 'GST return' })
  const month = section.getByLabel('Month')
  const options = month.locator('option')
  const present = (await options.first().getAttribute('value')) ?? ''
  // The last complete month is the default.
  await expect(month).toHaveValue((await options.nth(1).getAttribute('value')) ?? '')

  await month.selectOption(present)
  await expect(page).toHaveURL(new RegExp(`month=${present}`))
  const table = section.getByRole('table')
  await expect(table.getByRole('rowheader', { name: /B2CS/ })).toBeVisible()
  await expect(table.getByRole('row', { name: /B2CS/ }).getByRole('cell').nth(1)).toHaveText(/^₹/)
  await expect(section.getByText('This month is not over')).toBeVisible()
  await expect(section.getByText(/^Issued: .*invoices? /)).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)

  const json = await download(page, 'Download JSON')
  expect(json.name).toMatch(new RegExp(`^GSTR1-SAMPLE-08\\w{13}-${present}\\.json$`))
  const gstr1 = JSON.parse(json.bytes.toString()) as {
    sample: boolean
    gstin: string
    b2cs: object[]
  }
  expect([gstr1.sample, gstr1.gstin.slice(0, 2)]).toEqual([true, '08'])
  expect(gstr1.b2cs.length).toBeGreaterThan(0)
  const zip = await download(page, 'Download CSV (ZIP)')
  expect(zip.name).toBe(json.name.replace('.json', '.zip'))
  expect(zip.bytes.subarray(0, 2).toString()).toBe('PK')

  await page.setViewportSize({ width: 320, height: 700 })
  await expectFits(page)
  // A month before the first order.
  await month.selectOption({ index: 20 })
  await expect(section.getByText(/^Nothing was supplied in/)).toBeVisible()
  await expectAccessible(page)
})
