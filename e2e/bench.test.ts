import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectFits, expectWell } from './support/accessible.ts'
import { asAdmin, expect, test } from './support/admin.ts'
import { orderPrinted } from './support/printed.ts'

const column = (page: Page, name: string) =>
  page.getByRole('region', { name: new RegExp(`^${name} \\(`) })

/** Drags a card by its grip into a column, as with a finger. */
async function drag(page: Page, grip: Locator, to: Locator): Promise<void> {
  await grip.scrollIntoViewIfNeeded()
  const [from, over] = [await grip.boundingBox(), await to.boundingBox()]
  if (!from || !over) throw new Error('nothing to drag')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(over.x + over.width / 2, over.y + 40, { steps: 5 })
  await page.mouse.up()
}

/** The step is in the address: a scan before it changes belongs to the other step. */
async function turnTo(page: Page, step: 'Printed' | 'Packed'): Promise<void> {
  const button = page.getByRole('button', { name: step, exact: true })
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
}

/** A scanner acts as a keyboard. */
async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
}

test('at the workbench prints are moved by keys, by finger and by their job tickets, and an order is packed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await asAdmin(page)
  const { id, number } = await orderPrinted(page, 'कीर्ति', 'Asha', 'Ravi')
  await page.goto('/admin/bench')
  const card = (line: number) => page.getByRole('article', { name: `${number}, line ${line}` })
  // The columns may contain other orders, too.
  const inColumn = (name: string, line: number) =>
    column(page, name).getByRole('article', { name: `${number}, line ${line}` })
  for (const line of [1, 2, 3]) await expect(inColumn('Ready', line)).toBeVisible()
  await expect(card(1).getByText('कीर्ति')).toBeVisible()
  await expectFits(page)
  await expectAccessible(page)

  await card(1).getByRole('button', { name: /^Move/ }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(inColumn('Printing', 1)).toBeVisible()
  await expect(card(1).getByRole('button', { name: /^Move/ })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(inColumn('Printed', 1)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(inColumn('Ready', 1)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(inColumn('Printing', 1)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(inColumn('Printed', 1)).toBeVisible()

  await drag(page, card(2).getByRole('button', { name: /^Move/ }), column(page, 'Printing'))
  await expect(inColumn('Printing', 2)).toBeVisible()
  await drag(page, card(2).getByRole('button', { name: /^Move/ }), column(page, 'Held'))
  const hold = page.getByRole('dialog', { name: `Hold ${number}, line 2?` })
  await hold.getByLabel('Reason, for the buyer').fill('The mug broke')
  await hold.getByRole('button', { name: 'Hold and tell the buyer' }).click()
  await expect(inColumn('Held', 2).getByText('The mug broke')).toBeVisible()
  await card(2)
    .getByRole('button', { name: /^Back to ready/ })
    .click()
  await expect(inColumn('Ready', 2)).toBeVisible()

  await page.getByRole('heading', { level: 1 }).click()
  await scan(page, `${number.toLowerCase()}-2`)
  await expect(page.getByText(`${number}-2 is printed.`)).toBeVisible()
  await scan(page, `${number}-2`)
  await expect(page.getByText(`${number}-2 was marked as printed before.`)).toBeVisible()
  await scan(page, 'TF9999999-9')
  await expect(page.getByText('No ticket and no slip has this code.')).toBeVisible()

  await turnTo(page, 'Packed')
  await scan(page, `${number}-1`)
  await expect(page.getByText(`Missing: ${number}-2, ${number}-3.`)).toBeVisible()
  const box = page.getByRole('article', { name: `Box of order ${number}` })
  await expect(box.getByText('1 of 3 lines there')).toBeVisible()
  await expect(box.getByText('Not printed yet')).toBeVisible()
  await expectAccessible(page)
  await box.getByRole('button', { name: `It is there: ${number}-2` }).click()
  await expect(box.getByText('2 of 3 lines there')).toBeVisible()
  await turnTo(page, 'Printed')
  await scan(page, `${number}-3`)
  await expect(page.getByText(`${number}-3 is printed.`)).toBeVisible()
  await turnTo(page, 'Packed')
  await scan(page, `${number}-3`)
  await expect(page.getByText(`Order ${number} is packed: all of it is there.`)).toBeVisible()
  await expect(box.getByText('All there: packed')).toBeVisible()

  await page.goto(`/admin/orders?order=${id}`)
  await expect(page.getByRole('dialog').getByText(/^All packed, by admin/)).toBeVisible()
})

test('the pick list of a day adds up what to take; slips and labels of orders are one file each', async ({
  page,
}) => {
  await asAdmin(page)
  const { id, title } = await orderPrinted(page, 'Meera', 'Asha')
  await page.goto('/admin/pick-list')
  await page.getByLabel('Due by').fill('2030-01-07')
  // Both products of the order; the list may contain others, too.
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row).toContainText('To be printed on')
  await expect(row.getByRole('cell').last()).toHaveText('2')
  await expect(page.getByText(/^\d+ items of \d+ kinds?$/)).toBeVisible()
  await expectWell(page)
  await page.getByLabel('Due by').fill('2020-01-07')
  await expect(page.getByRole('heading', { name: 'Nothing to pick' })).toBeVisible()

  await page.goto(`/admin/packing?orders=${id}`)
  for (const [name, file] of [
    ['Slips as PDF', 'packing-slips.pdf'],
    ['Labels as PDF', 'labels.pdf'],
  ] as const) {
    const [kept] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name }).click(),
    ])
    expect(kept.suggestedFilename()).toBe(file)
  }
  await expect(page.getByText(/No label, as a page says: TF\d+\./)).toBeVisible()
  const slip = page.getByRole('article')
  await expect(slip).toContainText(/Collect ₹[\d,]+ in cash\./)
  await page.getByLabel('Without the line about payment').check()
  await expect(slip).not.toContainText('₹')
  await Promise.all([
    page.waitForRequest(/packing-slips\.pdf\?.*prices=none/),
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Slips as PDF' }).click(),
  ])
  await expectWell(page)
})
