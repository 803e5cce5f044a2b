import { expectAccessible, expectFits } from './support/accessible.ts'
import { asAdmin } from './support/admin.ts'
import { ensureAccount } from './support/by-call.ts'
import { placeOrder, shipAndScan } from './support/orders.ts'
import { expect, test } from './support/shop.ts'

test('staff read the invoices of a month, and download them', async ({ page }) => {
  await ensureAccount(page)
  await shipAndScan(page, await placeOrder(page), [])
  await asAdmin(page)
  await page.goto('/admin/invoices')
  await expect(page.getByRole('heading', { name: 'Invoices', level: 1 })).toBeVisible()
  const invoice = page.getByRole('row', { name: /Invoice · / }).first()
  await expect(invoice).toContainText('₹')
  await expectAccessible(page)
  await page.getByLabel('Kind', { exact: true }).selectOption('invoice')
  await expect(page).toHaveURL(/kind=invoice/)
  for (const [button, name] of [
    ['Download CSV', /^invoices-.*\.csv$/],
    ['Download PDFs (ZIP)', /^invoices-.*\.zip$/],
  ] as const) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(name)
  }
  await page
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .check()
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'PDF of selected (1)' }).click(),
  ])
  expect(pdf.suggestedFilename()).toBe('documents.pdf')
  for (const width of [390, 320, 1366]) {
    await page.setViewportSize({ width, height: 800 })
    await expectFits(page)
    if (process.env['SHOTS'])
      await page.screenshot({
        path: `${process.env['SHOTS']}/invoices-${width}.png`,
        fullPage: true,
      })
  }
  await page.getByLabel('Search by number, order, name or GSTIN').fill('nobody of this name')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nothing matches.')).toBeVisible()
})

test('owners read where the money of a month is, and hand in a report', async ({ page }) => {
  await ensureAccount(page)
  await shipAndScan(page, await placeOrder(page), [])
  await asAdmin(page)
  await page.goto('/admin/money')
  const figures = page.getByRole('region', { name: 'Figures of the month' })
  await figures.getByText(/^Sold: .* orders?$/).click()
  await expect(figures.getByRole('link', { name: /^TF/ }).first()).toBeVisible()
  await expectAccessible(page)
  const csv = 'reference,date,waybill,amount\nCOD-E2E,2026-11-21,700000001,10'
  await page.getByLabel('List of cash from the courier (CSV)').setInputFiles({
    name: 'cash.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv),
  })
  await expect(page.getByText('COD-E2E: ₹10 paid out')).toBeVisible()
  await expect(page.getByText('700000001: the shop does not know it')).toBeVisible()
  // The other size reports on the same shop.
  const unique = crypto.randomUUID().slice(0, 8)
  const settlement = (fee: number) =>
    `entity_id,type,debit,credit,amount,fee,tax,settlement_id,settled_at,payment_id,settlement_utr
pay_${unique},payment,0,${1000 - fee},1000,${fee},0,setl_${unique},${Math.floor(Date.now() / 1000)},,UTR-${unique}`
  for (const fee of [24, 34]) {
    await page.getByLabel('Settlement report of the payment provider (CSV)').setInputFiles({
      name: 'settlement.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(settlement(fee)),
    })
    await expect(page.getByText(`setl_${unique}: ₹9.76 paid out`)).toBeVisible()
  }
  const payouts = page.getByRole('region', { name: 'Payouts of the payment provider' })
  await expect(payouts.getByText(`pay_${unique}: a later report has another payout`)).toBeVisible()
  await expectAccessible(page)
  if (process.env['SHOTS'])
    await page.screenshot({ path: `${process.env['SHOTS']}/payouts.png`, fullPage: true })
  await payouts
    .getByRole('button', { name: `Take over the later report of setl_${unique}` })
    .click()
  await expect(page.getByText(`setl_${unique} is as in the later report.`)).toBeVisible()
  await expect(payouts.getByText('₹9.66').first()).toBeVisible()
  await payouts.getByRole('button', { name: 'Fetch now' }).click()
  await expect(page.getByText(/^Nothing new in the last \d+ days\.$/)).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Vouchers for Tally (XML)' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^books-.*\.xml$/)
  for (const width of [390, 320, 1366]) {
    await page.setViewportSize({ width, height: 800 })
    await expectFits(page)
    if (process.env['SHOTS'])
      await page.screenshot({ path: `${process.env['SHOTS']}/money-${width}.png`, fullPage: true })
  }
  await page.goto('/admin/money?month=2019-01')
  await expect(page.getByRole('heading', { name: 'No orders' })).toBeVisible()
})
