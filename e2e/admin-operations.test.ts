import { readFileSync } from 'node:fs'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expectAccessible, expectFits } from './support/accessible.ts'
import { aMug, asAdmin, expect, type Made, pictureFile, test } from './support/admin.ts'
import { aCaller, addByCall, answered } from './support/by-call.ts'
import { type Placed, placeOrder, shipAndScan } from './support/orders.ts'

type Bought = { id: string; number: string; email: string; paymentId?: string }

/** A purchase, and the amount paid online. */
async function buyers(request: APIRequestContext): Promise<{ cash: Bought; online: Bought }> {
  const buyer = await aCaller(request)
  const cash = await placeOrder(buyer)
  await addByCall(buyer, 'coffee-mug')
  const { token, userId, email } = buyer
  const address = {
    name: `Ravi ${'N'.repeat(110)}`,
    phone: '9111122222',
    email: 'ravi@example.com',
    streetAddress: '3 Marine Drive',
    city: 'Mumbai',
    state: 'Maharashtra',
    pinCode: '400001',
  }
  const { razorpayOrderId } = await answered<{ razorpayOrderId: string }>(
    request,
    'POST',
    '/order',
    { token, data: { user_id: userId, payment_method: 'online', shipping_address: address } },
  )
  const paid = await request.post(`/sandbox/razorpay/v1/orders/${razorpayOrderId}/pay`, {
    data: { outcome: 'captured', webhook: false },
  })
  const callback = (await paid.json()) as { razorpay_payment_id: string }
  const order = await answered<{ id: string; orderNumber: string }>(
    request,
    'POST',
    '/user-orders/verify-order',
    { token, data: { ...callback, ...address } },
  )
  return {
    cash: { ...cash, email },
    online: {
      id: order.id,
      number: order.orderNumber,
      email,
      paymentId: callback.razorpay_payment_id,
    },
  }
}

/** Selects text with the mouse, as for copying. */
async function markText(page: Page, words: Locator) {
  const box = await words.boundingBox()
  if (!box) throw new Error('nothing to mark')
  await page.mouse.move(box.x + 1, box.y + 10)
  await page.mouse.down()
  await page.mouse.move(box.x + 60, box.y + 10)
  await page.mouse.up()
  expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/^Chai/)
}

const carrier = (page: Page, mode: string) =>
  page.request.post('/sandbox/faults', { data: { provider: 'delhivery', mode } })
const dialogOf = (page: Page, { number }: Bought) =>
  page.getByRole('dialog', { name: `Order ${number}` })
const rowOf = (page: Page, { number }: Bought) => page.getByRole('row', { name: number })

/** Opens the packing slips of the selected orders. */
async function printSlips(page: Page, bar: Locator): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await bar.getByRole('link', { name: 'Print packing slips' }).click()
  return opened
}

async function find(page: Page, search: string) {
  const field = page.getByLabel('Number, name, phone, city, product, parcel')
  await field.fill(search)
  await field.press('Enter')
}

test.describe('on a desktop', () => {
  // A refusal by the carrier is not a fault of the page.
  test.use({ expectedComplaints: [/status of 502/] })

  test('an order is found, refused by the carrier, shipped, and refunded when it returns', async ({
    page,
  }) => {
    const token = await asAdmin(page)
    const mug = await aMug(page, token)
    const { cash, online } = await buyers(page.request)

    await page.goto('/admin/orders')
    for (const search of [online.number.toLowerCase(), '91111 22222', 'RAVI@example.com']) {
      await find(page, search)
      await expect(page).toHaveURL(`/admin/orders?${new URLSearchParams({ search }).toString()}`)
      await expect(rowOf(page, online)).toBeVisible()
      await expect(rowOf(page, cash)).toHaveCount(0)
    }
    await find(page, online.email)
    await expect(page.getByRole('button', { name: /Confirmed ?\(2\)/ })).toBeVisible()
    const row = rowOf(page, online)
    await expect(row).toContainText(mug.title)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    await expect(row).toContainText(/Order Confirmed on [A-Z][a-z]{2} \d{2}, \d{4}/)
    await expect(row).toContainText(/Quantity: ?1.*₹360 each/)

    await carrier(page, 'refuse')
    const dialog = dialogOf(page, online)
    await row.getByText(mug.title).click()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    const view = row.getByRole('button', { name: `View order ${online.number}` })
    await expect(view).toBeFocused()
    await markText(page, row.getByText(mug.title))
    await expect(dialog).toBeHidden()
    await view.click()
    await expect(dialog).toContainText('3 Marine Drive')
    await expect(dialog).toContainText(online.paymentId ?? 'a payment')
    await expect(dialog).toContainText(`Confirmed, by the payment`)
    const yes = page.getByRole('button', { name: 'Yes, ship 1 order' })
    await dialog.getByRole('button', { name: 'Move to ship' }).click()
    await yes.click()
    await expect(dialog.getByRole('alert').filter({ hasText: /carrier/i })).toBeVisible()
    await carrier(page, 'none')
    await dialog.getByRole('button', { name: 'Move to ship' }).click()
    await yes.click()
    await expect(dialog).toBeHidden()
    await expect(rowOf(page, online)).toContainText('Shipped')

    await page.goto(`/admin/orders?order=${online.id}`)
    await expect(dialog).toContainText('Shipped, by admin@example.com')
    const fetchLabel = dialog.getByRole('button', { name: 'Fetch the label' })
    const label = dialog.getByRole('link', { name: 'Open the label' })
    await expect(fetchLabel.or(label)).toBeVisible()
    if (await fetchLabel.isVisible()) await fetchLabel.click()
    await expect(label).toHaveAttribute('href', /\/label$/)
    const waybill = /shipments\/([^/]+)\/label$/.exec((await label.getAttribute('href')) ?? '')?.[1]
    const data = { ScanType: 'Cancelled', ScannedLocation: 'Mumbai hub' }
    await page.request.post(`/sandbox/delhivery/shipments/${waybill}/scan`, { data })
    await expect(async () => {
      await page.reload()
      await expect(dialog).toContainText('3 Marine Drive')
      expect(await dialog.textContent()).toContain('Paid back')
    }).toPass()
    for (const words of [
      'Mumbai hub',
      'Cancelled, by the carrier',
      /Refund of ₹360: (?:Done|Under way)/,
    ])
      await expect(dialog).toContainText(words)
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(page).toHaveURL('/admin/orders')
  })

  test('several orders are printed, packed and shipped at once, after a question, with their slips on paper', async ({
    page,
  }) => {
    const token = await asAdmin(page)
    await aMug(page, token)
    const { cash, online } = await buyers(page.request)
    await page.goto(`/admin/orders?search=${encodeURIComponent(online.email)}`)
    await page.getByRole('checkbox', { name: 'Select all orders of this page' }).check()
    const bar = page.getByRole('region', { name: '2 orders selected' })
    const paper = await printSlips(page, bar)
    await expect(paper.getByRole('article')).toHaveCount(2)
    await expect(paper.getByRole('article', { name: cash.number })).toContainText(
      'Collect ₹360 in cash.',
    )
    await expect(paper.getByRole('article', { name: online.number })).toContainText('400001')
    await paper.emulateMedia({ media: 'print' })
    await expect(paper.getByRole('banner')).toBeHidden()
    await expect(paper.getByRole('button', { name: 'Print' })).toBeHidden()
    await paper.close()

    // Somebody else was faster with one of them.
    await answered(page.request, 'POST', `/admin/orders/${cash.id}/start-printing`, { token })
    await bar.getByRole('button', { name: 'Start printing 2' }).click()
    await page.getByRole('button', { name: 'Yes, start printing 2 orders' }).click()
    await expect(bar).toContainText('The printing of 1 order has begun. 1 order refused:')
    const refused = bar.getByRole('alert').filter({ hasText: cash.number })
    await expect(refused).toContainText(`${cash.number}: Its printing has begun already`)
    await bar.getByRole('button', { name: 'Try the refused one again' }).click()
    await expect(bar).toContainText('The printing of 0 orders has begun. 1 order refused:')
    await bar.getByRole('button', { name: 'Hide this report' }).click()
    await expect(bar.getByRole('button', { name: /^Start printing/ })).toHaveCount(0)

    const ship = bar.getByRole('button', { name: 'Move 2 to ship' })
    const question = page.getByRole('alertdialog', { name: 'Ship 2 orders?' })
    await ship.click()
    await expect(question).toContainText('2 parcels are booked with the carrier')
    for (const { number } of [cash, online]) await expect(question).toContainText(number)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(ship).toBeFocused()
    for (const one of [cash, online]) await expect(rowOf(page, one)).toContainText('Confirmed')
    await ship.click()
    await question.getByRole('button', { name: 'Yes, ship 2 orders' }).click()
    for (const one of [cash, online]) await expect(rowOf(page, one)).toContainText('Shipped')
    await expect(bar.getByRole('button', { name: /to ship/ })).toHaveCount(0)
  })

  test('a selection is kept and counted across pages, and all of it is shipped', async ({
    page,
  }) => {
    await aMug(page, await asAdmin(page))
    const buyer = await aCaller(page.request)
    for (let n = 0; n < 11; n++) await placeOrder(buyer)

    await page.goto(`/admin/orders?search=${encodeURIComponent(buyer.email)}`)
    const all = page.getByRole('checkbox', { name: 'Select all orders of this page' })
    const next = page.getByRole('link', { name: 'Next page' })
    await all.check()
    await next.click()
    await expect(page.getByRole('row')).toHaveCount(2)
    const bar = page.getByRole('region', { name: '10 orders selected' })
    await expect(bar).toContainText('0 on this page')
    await expect(all).not.toBeChecked()
    await all.check()
    const whole = page.getByRole('region', { name: '11 orders selected' })
    await whole.getByRole('button', { name: 'Move 11 to ship' }).click()
    await page.getByRole('button', { name: 'Yes, ship 11 orders' }).click()
    await expect(page.getByRole('row').nth(1)).toContainText('Shipped')
    await expect(whole.getByRole('button', { name: /to ship/ })).toHaveCount(0)
    await page.getByRole('link', { name: 'Previous page' }).click()
    await expect(page.getByRole('row')).toHaveCount(11)
    await expect(all).toBeChecked()
    for (const row of (await page.getByRole('row').all()).slice(1))
      await expect(row).toContainText('Shipped')
    await expect(whole).toContainText('10 on this page')
    await whole.getByRole('button', { name: 'Clear selection' }).click()
    await expect(all).not.toBeChecked()
  })

  test('nothing is packed or collected for a closed order, and its slip says so', async ({
    page,
  }) => {
    await aMug(page, await asAdmin(page))
    const buyer = await aCaller(page.request)
    const orders: Placed[] = []
    for (const ScanType of ['Delivered', 'Cancelled', 'RTO', 'Undelivered']) {
      const order = await placeOrder(buyer)
      await shipAndScan(buyer, order, [{ ScanType }])
      orders.push(order)
    }
    const slip = (n: number) => page.getByRole('article', { name: orders[n]?.number ?? '' })
    const address = `/admin/packing?orders=${orders.map(({ id }) => id).join(',')}`
    // The carrier's scan arrives by a job.
    await expect(async () => {
      await page.goto(address)
      await expect(page.getByRole('article').first()).toBeVisible()
      expect(await page.getByRole('main').textContent()).toContain(
        '3 orders were delivered, cancelled or returned',
      )
    }).toPass()
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(slip(3)).toContainText('Collect ₹360 in cash.')
    await page.getByRole('button', { name: 'Show them all the same' }).click()
    await expect(page.getByRole('article')).toHaveCount(4)
    for (const [n, status] of ['Delivered', 'Cancelled', 'Returned'].entries()) {
      await expect(slip(n)).toContainText(`${status}: not to be sent`)
      await expect(slip(n)).not.toContainText('Collect')
    }
  })

  test('banners are added, ordered, dated and deleted, and the home page follows', async ({
    page,
  }) => {
    await asAdmin(page)
    const shown = async () => {
      const answer = await page.request.get(
        '/v1/api/banners?position=homepage-top&deviceType=desktop',
      )
      return ((await answer.json()) as { data: { alt: string }[] }).data.map(({ alt }) => alt)
    }
    const name = (letter: string) => `Banner ${letter} ${page.viewportSize()?.width}`
    const mine = async () => (await shown()).filter((alt) => alt.startsWith('Banner'))
    await page.goto('/admin/banners')
    for (const letter of ['A', 'B']) {
      await page.getByRole('button', { name: 'Add banner' }).click()
      const form = page.getByRole('dialog', { name: 'Add banner' })
      await form.getByRole('button', { name: 'Save banner' }).click()
      await expect(form.getByLabel('Link')).toHaveAccessibleDescription(
        'Required Where a press leads: /product-filter?categorie=Bracelet',
      )
      await form.getByLabel('Picture').setInputFiles(pictureFile)
      await expect(form.getByText('Choose another picture')).toBeVisible()
      await expect(form.getByLabel('Picture')).toHaveAccessibleDescription(/another shape/)
      const preview = form.getByAltText('As wide screens show it')
      await expect(preview).toHaveCSS('object-fit', 'contain')
      await form
        .getByLabel('Place')
        .selectOption({ label: 'Top of the home page, phones and tablets' })
      await expect(form.getByLabel('Picture')).not.toHaveAccessibleDescription(/another shape/)
      await form.getByLabel('Place').selectOption({ label: 'Top of the home page, wide screens' })
      await expect(form.getByLabel('Picture')).toHaveAccessibleDescription(/another shape/)
      await form.getByLabel('Link').fill('/product-filter?categorie=Bracelet')
      await form.getByLabel('Text').fill(name(letter))
      await form.getByRole('button', { name: 'Save banner' }).click()
      await expect(form).toBeHidden()
    }
    await expect.poll(mine).toEqual([name('A'), name('B')])
    const visitor = await page.context().newPage()
    await visitor.goto('/')
    await expect(visitor.getByAltText(name('A')).first()).toHaveCSS('object-fit', 'contain')
    await visitor.close()
    await page.getByRole('button', { name: `Move ${name('B')} up` }).click()
    await expect.poll(mine).toEqual([name('B'), name('A')])
    await page.getByRole('button', { name: `Edit ${name('A')}` }).click()
    const edit = page.getByRole('dialog', { name: 'Edit banner' })
    await edit.getByLabel('Until (India)').fill('2020-01-01T00:00')
    await edit.getByRole('button', { name: 'Save banner' }).click()
    await expect(edit).toBeHidden()
    await expect(page.getByRole('listitem').filter({ hasText: name('A') })).toContainText('Over')
    await expect.poll(mine).toEqual([name('B')])
    for (const letter of ['A', 'B']) {
      await page.getByRole('button', { name: `Delete ${name(letter)}` }).click()
      const question = page.getByRole('alertdialog', { name: 'Delete banner' })
      await question.getByRole('button', { name: 'Delete banner' }).click()
      await expect(question).toBeHidden()
    }
    await expect.poll(mine).toEqual([])
  })

  test('a file with errors is reported line by line; corrected, it is imported and logged', async ({
    page,
  }) => {
    const mug: Made = await aMug(page, await asAdmin(page))
    await page.goto('/admin/exchange')
    const choose = (csv: string) =>
      page
        .getByLabel('CSV file')
        .setInputFiles({ name: 'mugs.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
    await choose('PK\u0003\u0004[Content_Types].xml')
    await expect(page.getByText('This is a workbook or an archive')).toBeVisible()
    await choose(`id,title,price\n${mug.id},Mended Mug,cheap\nnobody,Mug,500`)
    await expect(page.getByText('This is a workbook or an archive')).toHaveCount(0)
    const problems = page.getByRole('row')
    await expect(problems.nth(1)).toHaveText(/^2.*price.*Price not valid$/)
    await expect(problems.nth(2)).toHaveText(/^3.*id.*no longer available$/)
    await expect(page.getByRole('button', { name: 'Import now' })).toHaveCount(0)
    await choose(`id,title,price\n${mug.id},Mended Mug,555`)
    await page.getByRole('button', { name: 'Import now' }).click()
    await expect(page.getByText('Imported: 0 added, 1 changed.')).toBeVisible()

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download CSV: Products as a file' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^products-\d{4}-\d{2}-\d{2}\.csv$/)
    expect(readFileSync(await file.path(), 'utf8')).toContain(
      `${mug.id},coffee-mug,Classic,Mended Mug`,
    )

    await page.goto('/admin/audit-log')
    await page.getByRole('button', { name: 'Products' }).click()
    const change = page.getByRole('row').filter({ hasText: 'Mended Mug' }).first()
    await expect(change).toContainText('admin@example.com')
    await expect(change).toContainText('Price: 400 → 555')
    await change.getByRole('link', { name: 'Mended Mug' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mended Mug')
  })

  test('a message is in the pile on Today until somebody has closed it', async ({ page }) => {
    await asAdmin(page)
    const name = `Writer ${crypto.randomUUID().slice(0, 8)}`
    const message = 'Do you print in Hindi as well, and how long does it take?'
    await page.request.post('/v1/api/service/send-message', {
      data: { name, phone: '9876543210', email: 'asha@example.com', message },
    })
    await page.goto('/admin/today')
    await page.getByRole('link', { name: /messages? to answer/ }).click()
    const one = page.getByRole('article', { name: `Message from ${name}` })
    await expect(one).toContainText(message)
    await one.getByRole('button', { name: 'Mark as closed' }).click()
    await expect(one).toHaveCount(0)
    await page.getByRole('button', { name: 'Closed', exact: true }).click()
    await expect(one).toContainText('Closed by admin@example.com')
  })
})

test.describe('on a phone', () => {
  test.use({ expectedComplaints: [/status of 503/] })

  test('every page of the shop’s running fits, can be read by everyone, and says what is wrong', async ({
    page,
  }) => {
    await aMug(page, await asAdmin(page))
    const { cash } = await buyers(page.request)
    await page.request.post('/v1/api/service/send-message', {
      data: {
        name: 'Asha Rao',
        phone: '9876543210',
        email: 'asha@example.com',
        message: 'Do you print in Hindi as well, and how long does it take?',
      },
    })
    const pages: [path: string, seen: string, call: string, failed: string][] = [
      ['orders', cash.number, 'user-orders?*', 'The orders could not be shown'],
      ['print', 'Nothing here', 'admin/print-queue?*', 'The queue could not be shown'],
      ['today', 'to print', 'admin/today', 'What waits could not be shown'],
      ['numbers', 'Takings', 'admin/numbers?*', 'The numbers could not be shown'],
      ['banners', 'Add banner', 'admin-banner', 'The banners could not be shown'],
      ['messages', 'Asha Rao', 'admin-message?*', 'The messages could not be shown'],
      ['audit-log', 'added', 'admin-audit-log?*', 'The log could not be shown'],
    ]
    const error = 'The shop is taking a short break. Please try again in a minute'
    for (const [path, seen, call, failed] of pages) {
      await page.route(`**/v1/${call}`, (route) =>
        route.fulfill({ status: 503, json: { success: false, error, message: error } }),
      )
      await page.goto(`/admin/${path}`)
      await expect(page.getByRole('heading', { name: failed })).toBeVisible()
      await page.unrouteAll({ behavior: 'wait' })
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('main').getByText(seen).first()).toBeVisible()
      await expectGoodPage(page)
    }
    for (const path of [`orders?order=${cash.id}`, `packing?orders=${cash.id}`, 'exchange']) {
      await page.goto(`/admin/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      if (path !== 'exchange')
        await expect(page.getByText('14 Johari Bazaar').first()).toBeVisible()
      await expectGoodPage(page)
    }
    await page.goto('/admin/orders?search=nobody@nowhere')
    await expect(page.getByRole('heading', { name: 'No order found' })).toBeVisible()
    await page.goto('/admin/packing')
    await expect(page.getByRole('heading', { name: 'No order is named' })).toBeVisible()
  })

  async function expectGoodPage(page: Page) {
    await expectFits(page)
    await expectAccessible(page)
  }
})
