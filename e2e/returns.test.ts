import type { Page } from '@playwright/test'
import { expectWell } from './support/accessible.ts'
import { ensureAccount } from './support/by-call.ts'
import { admin } from './support/running-shop.ts'
import { becomeStaff, pictureFile } from './support/admin.ts'
import { type Placed, placeOrder, shipAndScan } from './support/orders.ts'
import { expect, test } from './support/shop.ts'

const cardOf = (page: Page, { number }: Placed) =>
  page.getByRole('main').getByRole('article').filter({ hasText: number })

test('a buyer requests a return, answers a question, and staff settle it', async ({ page }) => {
  await ensureAccount(page)
  const order = await placeOrder(page)
  await shipAndScan(page, order, [{ ScanType: 'Delivered' }])
  await page.goto('/account/orders')
  const ask = page.getByRole('button', { name: `Return or replace: order ${order.number}` })
  await expect(async () => {
    await page.reload()
    await expect(ask).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(cardOf(page, order)).toContainText(/Until the end of [A-Z][a-z]{2} \d{2}, \d{4}/)
  await ask.click()
  const dialog = page.getByRole('dialog', { name: `Return or replace: ${order.number}` })
  const piece = dialog.getByRole('checkbox', { name: order.title })
  await expect(piece).toBeChecked()
  await piece.uncheck()
  await dialog.getByRole('button', { name: 'Ask for it' }).click()
  await expect(dialog.getByText('Please choose at least one piece')).toBeVisible()
  await expect(dialog.getByText('Please add at least one photo')).toBeVisible()
  await expectWell(page)
  await piece.check()
  await dialog.getByLabel('What is wrong?').selectOption('It came damaged')
  await dialog.getByLabel('Tell us more').fill('The handle came off.')
  await dialog.locator('input[type=file]').setInputFiles(pictureFile)
  await expect(dialog.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Ask for it' }).click()
  const mine = page.getByRole('region', { name: `Return ${order.number}-R1` })
  await expect(mine.getByRole('heading')).toContainText('Asked for')
  await expectWell(page)

  const buyer = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))
  await becomeStaff(page)
  await page.goto('/admin/returns')
  const row = page.getByRole('article', { name: `${order.number}-R1` })
  await expect(row).toContainText('The handle came off.')
  await expect(row).toContainText('3 working days left')
  await expect(row.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  await expectWell(page)
  await row.getByRole('button', { name: /^Ask the buyer/ }).click()
  const question = page.getByRole('dialog', { name: `Ask the buyer: ${order.number}-R1` })
  await question.getByRole('button', { name: 'Ask the buyer' }).click()
  await expect(question.getByText('Required')).toBeVisible()
  await expectWell(page)
  await question.getByLabel('Note, for the buyer').fill('Is the box damaged too?')
  await question.getByRole('button', { name: 'Ask the buyer' }).click()
  await expect(row).toContainText('Waits for the buyer’s answer')

  await page.evaluate((kept) => Object.assign(localStorage, kept), buyer)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/account/orders')
  await mine.getByRole('button', { name: 'Answer' }).click()
  const answer = page.getByRole('dialog', { name: `Answer about ${order.number}-R1` })
  await expect(answer).toContainText('Is the box damaged too?')
  await answer.getByLabel('Your answer').fill('No, the box is whole.')
  await answer.getByRole('button', { name: 'Send it' }).click()
  await expect(mine).toContainText('No, the box is whole.')

  await becomeStaff(page)
  await page.goto('/admin/returns')
  for (const action of ['Approve', 'Let them keep it', 'Make it again']) {
    await row.getByRole('button', { name: `${action}: ${order.number}-R1` }).click()
    await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await page.getByRole('button', { name: /^Settled/ }).click()
  await expect(row).toContainText(/Made again as order TF\d+/)
  await row.getByRole('link', { name: `Order ${order.number}` }).click()
  await expect(page.getByRole('dialog')).toContainText(
    `Return ${order.number}-R1: Made again, by ${admin.email}`,
  )
})

test('once its time is over an order leads to a message that names it', async ({ page }) => {
  await ensureAccount(page)
  const order = await placeOrder(page)
  await shipAndScan(page, order, [{ ScanType: 'Delivered' }])
  await page.route(`**/v1/user-orders/${order.id}`, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { data: object }
    const returnable = { allowed: false, code: 'returnTooLate', reason: 'Too late' }
    await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, returnable } } })
  })
  await page.goto('/account/orders')
  const write = page.getByRole('link', { name: `Write to us about this order: ${order.number}` })
  await expect(async () => {
    await page.reload()
    await expect(write).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await write.click()
  await expect(page.getByLabel('Message')).toHaveValue(`About my order ${order.number}: `)
})
