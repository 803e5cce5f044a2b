import type { Page } from '@playwright/test'
import { expectAccessible, expectWell, widths } from './support/accessible.ts'
import { answered, ensureAccount, sessionOf } from './support/by-call.ts'
import { type Placed, placeOrder, shipAndScan } from './support/orders.ts'
import { expect, test } from './support/shop.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const tab = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Show orders' }).getByRole('button', { name, exact: true })

/** A push changes the order's state asynchronously, so the test polls for it. */
async function expectStatus(page: Page, { id }: Placed, status: string) {
  const { token, userId } = await sessionOf(page)
  const ofStatus = () =>
    answered<{ id: string }[]>(page.request, 'GET', `/order/${userId}?status=${status}`, { token })
  await expect.poll(ofStatus).toMatchObject([{ id }])
}

test('a person without orders reads so in each tab, with a link to gifts', async ({ page }) => {
  await ensureAccount(page)
  await page.goto('/account/orders')
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
  await expectAccessible(page)
  for (const name of ['On the way', 'Delivered', 'Cancelled', 'Returned']) {
    await tab(page, name).click()
    await expect(tab(page, name)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('heading', { name: 'No orders here' })).toBeVisible()
  }
  await tab(page, 'All orders').click()
  await page.getByRole('link', { name: 'Find a gift' }).click()
  await expect(page).toHaveURL('/')
})

test('orders stand five a page, the newest first, and under the tab of their state', async ({
  page,
}) => {
  await ensureAccount(page)
  const placed: Placed[] = []
  for (let n = 0; n < 6; n++)
    placed.push(await placeOrder(page, n % 2 ? 't-shirts' : 'coffee-mug', n))
  const [oldest, second, third, fourth] = placed as [Placed, Placed, Placed, Placed]
  await shipAndScan(page, second, [{ ScanType: 'Delivered' }])
  await shipAndScan(page, third, [{ ScanType: 'Cancelled' }])
  await shipAndScan(page, fourth, [{ ScanType: 'RTO' }])
  await expectStatus(page, second, 'delivered')
  await expectStatus(page, third, 'cancelled')
  await expectStatus(page, fourth, 'returned')

  await page.goto('/account/orders')
  await expect(cards(page)).toHaveCount(5)
  const newest = placed.toReversed().slice(0, 5)
  await expect(cards(page).getByRole('heading', { level: 2 })).toHaveText(
    newest.map((one) => `Order ${one.number}`),
  )
  const shirt = cards(page).filter({ hasText: newest[0]?.number ?? '' })
  await expect(shirt).toContainText(newest[0]?.title ?? '')
  for (const size of widths) {
    await page.setViewportSize(size)
    const picture = await shirt.locator('img').first().boundingBox()
    const title = await shirt.getByRole('link').first().boundingBox()
    expect(picture?.width).toBeCloseTo(64, 0)
    expect((picture?.x ?? 0) + 64).toBeLessThan(title?.x ?? 0)
  }
  await expect(shirt).toContainText(/Placed on [A-Z][a-z]{2} \d{2}, \d{4}/)
  await expect(shirt).toContainText(/₹[\d,]+/)
  await expect(shirt).toContainText('Size')
  await expectWell(page)

  await page.getByRole('link', { name: '2', exact: true }).click()
  await expect(cards(page).getByRole('heading', { level: 2 })).toHaveText([
    `Order ${oldest.number}`,
  ])
  await page.goBack()
  await expect(cards(page)).toHaveCount(5)

  for (const [name, one] of [
    ['Delivered', second],
    ['Cancelled', third],
    ['Returned', fourth],
  ] as const) {
    await tab(page, name).click()
    await expect(cards(page).getByRole('heading', { level: 2 })).toHaveText([`Order ${one.number}`])
    await expect(cards(page)).toContainText(name)
  }
  await tab(page, 'On the way').click()
  await expect(cards(page)).toHaveCount(3)

  await page.goto('/user/orders?status=delivered')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Orders')
  await expect(cards(page)).toHaveCount(1)
  await page.getByRole('link', { name: `Write a review of ${second.title}` }).click()
  await expect(page).toHaveURL(`/product-detail/${second.productId}#reviews`)
  await expect(page.getByRole('form', { name: 'Your review' })).toBeVisible()
})

test.describe('when orders cannot be read', () => {
  test.use({ expectedComplaints: [/status of 503/] })

  test('a notification says so, and Try again shows them', async ({ page }) => {
    await ensureAccount(page)
    const { number } = await placeOrder(page)
    const error = 'The shop is taking a short break. Please try again in a minute'
    await page.route('**/v1/order/**', (route) =>
      route.fulfill({ status: 503, json: { success: false, error, message: error } }),
    )
    await page.goto('/account/orders')
    await expect(page.getByText(error)).toBeVisible()
    await expect(
      page.getByRole('heading', { name: 'Your orders could not be shown' }),
    ).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(cards(page)).toContainText(number)
  })

  test('unavailable tracking shows as no update, not as an error', async ({ page }) => {
    await ensureAccount(page)
    const { number } = await placeOrder(page)
    await page.route('**/track-order/**', (route) =>
      route.fulfill({ status: 503, json: { success: false, error: 'away', message: 'away' } }),
    )
    await page.goto('/account/orders')
    await page.getByRole('button', { name: `Track Order ${number}` }).click()
    const dialog = page.getByRole('dialog', { name: 'Track Order' })
    await expect(dialog).toContainText('No order updates available yet.')
  })
})

test('Track Order says Loading.., then that there is no update yet', async ({ page }) => {
  await ensureAccount(page)
  const { number } = await placeOrder(page)
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/track-order/**', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/account/orders')
  const open = page.getByRole('button', { name: `Track Order ${number}` })
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'Track Order' })
  await expect(dialog).toContainText('Loading..')
  await expect(dialog.getByRole('listitem')).toHaveCount(0)
  answer()
  await expect(dialog).toContainText('No order updates available yet.')
  await expect(dialog.getByRole('listitem')).toHaveText([
    /^Confirmed.*From the store.*Order placed successfully/,
  ])
  await expectWell(page)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()
})

test('the timeline of a parcel has a fixed order, each status once, in Indian time', async ({
  page,
}) => {
  await ensureAccount(page)
  const order = await placeOrder(page)
  const scan = (ScanType: string, time: string, ScannedLocation: string) => ({
    ScanType,
    ScanDateTime: `2027-03-0${time}Z`,
    ScannedLocation,
  })
  await shipAndScan(page, order, [
    scan('Out For Delivery', '2T04:00:00', 'Delhi'),
    scan('In Transit', '1T20:00:00', 'Jaipur'),
    scan('In Transit', '1T23:30:00', 'Gurugram'),
    scan('Undelivered', '2T08:00:00', 'Delhi'),
    scan('Delivered', '3T10:37:00', 'Delhi'),
  ])
  // The address that the mail links to.
  await page.goto(`/account/orders?track=${order.number}`)
  const dialog = page.getByRole('dialog', { name: 'Track Order' })
  await expect(dialog.getByRole('listitem')).toHaveText([
    /^Confirmed/,
    /^ShippedMar 02, 2027, 1:30 am ?Jaipur/,
    /^Out for DeliveryMar 02, 2027, 9:30 am ?Delhi/,
    /^DeliveredMar 03, 2027, 4:07 pm ?Delhi/,
    /^FailedMar 02, 2027, 1:30 pm ?Delhi/,
  ])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/account/orders')
})
