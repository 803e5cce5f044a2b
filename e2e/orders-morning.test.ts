import type { APIRequestContext, Locator } from '@playwright/test'
import { expectAccessible, expectFits } from './support/accessible.ts'
import { aMug, asAdmin, expect, test } from './support/admin.ts'
import { aCaller, addByCall, answered } from './support/by-call.ts'
import { address } from './support/orders.ts'

type Listed = { id: string; orderNumber: string; waybill: string | null; printing: string }

/** This many cash orders of a new person with a unique city, made by calls. */
async function someOrders(request: APIRequestContext, count: number) {
  const buyer = await aCaller(request)
  const city = `Nagar${crypto.randomUUID().slice(0, 8)}`
  const { token, userId } = buyer
  const shipping_address = { ...address, city }
  const ids: string[] = []
  for (let n = 0; n < count; n += 1) {
    await addByCall(buyer, 'coffee-mug')
    const data = { user_id: userId, payment_method: 'cash', shipping_address }
    const { order } = await answered<{ order: Listed }>(request, 'POST', '/order', {
      token,
      data,
    })
    ids.push(order.id)
  }
  return { buyer, city, ids }
}

/** Counts a person's presses. */
function countedPresses() {
  let presses = 0
  return {
    press: async (what: Locator) => {
      presses += 1
      await what.click()
    },
    presses: () => presses,
  }
}

test('forty orders go from confirmed to labelled parcels in under ten presses', async ({
  page,
}) => {
  const token = await asAdmin(page)
  await aMug(page, token)
  const { city, ids } = await someOrders(page.request, 40)
  const { press, presses } = countedPresses()
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const bar = page.getByRole('region', { name: '40 orders selected' })

  // A staff bookmark; other tests may have orders in this shop.
  await page.goto(`/admin/orders?search=${city}&sort=oldest`)
  await press(page.getByRole('button', { name: /^Confirmed/ }))
  await press(button('Select all 40 that match'))
  await press(button('Start printing 40'))
  await expect(page.getByRole('alertdialog')).toContainText('No parcel is booked and no mail')
  await press(button('Yes, start printing 40 orders'))
  await expect(bar).toContainText('The printing of 40 orders has begun.')
  // The printer starts printing.
  await press(button('Mark 40 as printed'))
  await press(button('Yes, mark 40 orders as printed'))
  await expect(bar).toContainText('The plain goods of 40 orders are printed.')
  await press(button('Move 40 to ship'))
  const question = page.getByRole('alertdialog', { name: 'Ship 40 orders?' })
  await expect(question).toContainText('40 parcels are booked with the carrier.')
  await expect(question).toContainText('40 mails are sent')
  await press(button('Yes, ship 40 orders'))
  await expect(bar).toContainText('40 orders are shipped.', { timeout: 60_000 })
  const labels = page.waitForEvent('download')
  await press(button('Labels as PDF'))
  expect((await labels).suggestedFilename()).toMatch(/\.pdf$/)
  expect(presses()).toBeLessThan(10)

  const answer = await page.request.get(`/v1/user-orders?search=${city}&limit=60`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { data } = (await answer.json()) as { data: Listed[] }
  expect(new Set(data.map(({ id }) => id))).toEqual(new Set(ids))
  expect(new Set(data.map(({ waybill }) => waybill)).size).toBe(40)
  expect(data.every(({ waybill, printing }) => waybill !== null && printing === 'done')).toBe(true)
})

test('orders are filtered by address, and staff write notes that the buyer never sees', async ({
  page,
}) => {
  const token = await asAdmin(page)
  await aMug(page, token)
  const { buyer, city, ids } = await someOrders(page.request, 3)
  await answered(page.request, 'POST', `/admin/orders/${ids[0]}/start-printing`, { token })

  await page.goto(`/admin/orders?search=${city}`)
  await page.getByText('Filter and sort').click()
  await page.getByLabel('Printing', { exact: true }).selectOption('Not printed')
  await expect(page).toHaveURL(/printing=none/)
  await expect(page.getByRole('button', { name: /^Confirmed ?\(2\)/ })).toBeVisible()
  await page.getByLabel('Orders a page').selectOption('60')
  await page.getByLabel('Due day').selectOption('Late')
  await expect(page.getByRole('heading', { name: 'No order found' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(new RegExp(`search=${city}&limit=60$`))
  await expect(page.getByRole('row')).toHaveCount(4)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('checkbox', { name: 'Select all orders of this page' }).check()
  await expectFits(page)
  await expectAccessible(page)

  await page
    .getByRole('button', { name: /^View order/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Add note' }).click()
  await expect(dialog.getByLabel('New note')).toHaveAccessibleDescription(
    'Required Never shown to the customer.',
  )
  await dialog.getByLabel('New note').fill('She wants the box in red')
  await dialog.getByLabel('New note').press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('She wants the box in red')).toBeVisible()
  await expect(dialog).toContainText('admin@example.com, ')
  await expectAccessible(page)

  const path = `/order/${buyer.userId}`
  const own = await answered<object[]>(page.request, 'GET', path, { token: buyer.token })
  expect(own).toHaveLength(3)
  expect(JSON.stringify(own)).not.toContain('box in red')
})
