import type { Page } from '@playwright/test'
import { expectAccessible, expectFits } from './support/accessible.ts'
import { asAdmin } from './support/admin.ts'
import { answered, ensureAccount, staffToken } from './support/by-call.ts'
import { placeOrder, shipAndScan } from './support/orders.ts'
import { expect, test } from './support/shop.ts'
import { mailTo } from './support/shopper.ts'

/** Staff refund a delivered cash order by hand; returns the link mailed to its buyer. */
async function aRefundByHand(
  page: Page,
  token: string,
  { id: orderId, email }: { id: string; email: string },
): Promise<string> {
  await expect(async () => {
    const { status } = await answered<{ status: string }>(
      page.request,
      'GET',
      `/admin/orders/${orderId}`,
      { token },
    )
    expect(status).toBe('delivered')
  }).toPass()
  await answered(page.request, 'POST', `/admin/orders/${orderId}/refunds`, {
    token,
    data: { amount: 120.5, reason: 'The lid was scratched', method: 'upi' },
  })
  const link = /\/refund\/[\w-]+/
  return link.exec((await mailTo(page, email, link)).text)?.[0] ?? ''
}

test('a signed-out buyer gives the details for a cash refund; staff read them and send it', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await ensureAccount(page)
  const order = await placeOrder(page)
  await shipAndScan(page, order, [{ ScanType: 'Delivered' }])
  const office = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage()
  const link = await aRefundByHand(page, await asAdmin(office), { ...order, email })

  const anywhere = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage()
  const answer = await anywhere.goto(link)
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  })
  const main = anywhere.getByRole('main')
  await expect(main).toContainText(`Order ${order.number}`)
  await expect(main).toContainText('₹120.50 goes back to you')
  const send = main.getByRole('button', { name: 'Send it here' })
  await send.click()
  await expect(main.getByRole('textbox', { name: 'UPI ID' })).toBeFocused()
  await expectAccessible(anywhere)
  await main.getByRole('radio', { name: 'Bank account' }).check()
  await main.getByRole('textbox', { name: 'Name of the account holder' }).fill('Meera Joshi')
  await main.getByRole('textbox', { name: 'Account number', exact: true }).fill('5010 0234 5678 91')
  const again = main.getByRole('textbox', { name: 'Account number, once more' })
  await again.fill('50100234567890')
  await main.getByRole('textbox', { name: 'IFSC' }).fill('hdfc0001234')
  await send.click()
  await expect(main.getByText('This is another number than the one above')).toBeVisible()
  await expectFits(anywhere)
  await expectAccessible(anywhere)
  await again.fill('50100234567891')
  await send.click()
  await expect(main.getByRole('heading')).toHaveText('Thank you, we know where to send it')
  await expectAccessible(anywhere)
  await anywhere.reload()
  await expect(main.getByRole('heading')).toHaveText('Thank you, we know where to send it')

  await office.goto(`/admin/orders?order=${order.id}`)
  const dialog = office.getByRole('dialog')
  await expect(dialog).toContainText('Waits for you to send it')
  await expect(dialog).not.toContainText('50100234567891')
  await dialog.getByRole('button', { name: 'Show where to' }).click()
  await expect(dialog).toContainText('50100234567891')
  await expect(dialog).toContainText('HDFC0001234')
  await expectAccessible(office)
  await expectFits(office)
  await dialog.getByRole('textbox', { name: 'Number of the transfer' }).fill('412345678901')
  await dialog.getByRole('button', { name: 'Sent by hand' }).click()
  await expect(dialog).toContainText('412345678901')
  await office.goto('/admin/audit-log')
  await expect(office.getByRole('main')).toContainText('opened to read where its refund goes to')
})

test('a new link is requested from the order, and says when the money was sent', async ({
  page,
}) => {
  const email = await ensureAccount(page)
  const order = await placeOrder(page)
  await shipAndScan(page, order, [{ ScanType: 'Delivered' }])
  const token = await staffToken(page.request)
  await aRefundByHand(page, token, { ...order, email })
  await page.goto('/account/orders')
  await page.getByRole('button', { name: 'Tell us where to send the money' }).click()
  await expect(page).toHaveURL(/\/refund\/[\w-]{43}$/)
  await page.getByRole('textbox', { name: 'UPI ID' }).fill('meera@example.com')
  const send = page.getByRole('button', { name: 'Send it here' })
  await send.click()
  await expect(page.getByText('Should be a UPI ID like name@bank')).toBeVisible()
  const { refunds } = await answered<{ refunds: { id: string }[] }>(
    page.request,
    'GET',
    `/admin/orders/${order.id}`,
    { token },
  )
  const path = `/admin/refunds/${refunds[0]?.id}`
  await answered(page.request, 'PUT', path, { token, data: { utr: '412345678901' } })
  await page.getByRole('textbox', { name: 'UPI ID' }).fill('meera@okbank')
  await send.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is no longer good')
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'My Orders' }).click()
  await expect(page.getByRole('article')).toContainText('went back to you (412345678901)')
})
