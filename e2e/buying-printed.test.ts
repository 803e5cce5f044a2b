import type { Page } from '@playwright/test'
import { expectWell } from './support/accessible.ts'
import { expect, test } from './support/admin.ts'
import { ensureAccount } from './support/by-call.ts'
import { openCheckout } from './support/orders.ts'
import { aPrintedMug, endStudio, putPrinted } from './support/printed.ts'
import { seeConfirmation } from './support/shopper.ts'

/** Preview pictures that have loaded. */
async function expectPrints(page: Page, count: number) {
  const prints = page.getByRole('main').locator('img[src^="blob:"]')
  await expect(prints).toHaveCount(count)
  for (const print of await prints.all())
    await expect
      .poll(() => print.evaluate((img) => (img as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
}

test('what is printed is seen and read from the bag to the order, and ordered again as it was', async ({
  page,
}) => {
  await ensureAccount(page)
  const mug = await aPrintedMug(page)
  await putPrinted(page, mug, 'Rukmini')
  await putPrinted(page, mug, 'मीरा')

  await page.goto('/cart')
  await expectPrints(page, 2)
  for (const name of ['Rukmini', 'मीरा'])
    await expect(page.getByRole('definition').filter({ hasText: name })).toBeVisible()
  await expect(page.getByRole('term').filter({ hasText: 'Personalisation' })).toBeVisible()
  await expect(page.getByText('₹240')).toBeVisible()
  await expectWell(page)

  await openCheckout(page)
  await expect(page.getByText('Printed as written:')).toHaveCount(2)
  await expect(page.getByRole('definition').filter({ hasText: 'Rukmini' })).toBeVisible()
  await expectPrints(page, 2)
  await expectWell(page)
  await page.getByRole('radio', { name: 'Cash' }).check()
  await page.getByRole('button', { name: 'CONFIRM ORDER' }).click()
  await seeConfirmation(page)
  await expect(page.getByRole('definition').filter({ hasText: 'Rukmini' })).toBeVisible()
  await expectPrints(page, 2)
  await expectWell(page)

  await page.goto('/account/orders')
  await expectPrints(page, 2)
  const again = page.getByRole('button', { name: /with the same print/ })
  await again.first().click()
  await expect(page.getByText('It is in your cart.')).toBeVisible()
  await expectWell(page)
  await endStudio(page, mug)
  await again.click()
  await expect(page.getByText('This print can no longer be ordered as it was.')).toBeVisible()

  await page.getByRole('link', { name: 'Go to your cart' }).click()
  await expect(page).toHaveURL('/cart')
  await page.reload()
  await expect(page.getByText('No longer printed as you designed it.')).toBeVisible()
  await page.getByRole('link', { name: 'Checkout' }).click()
  await expect(page.getByText(/is no longer printed as you designed it/)).toBeVisible()
})

test('Edit design opens the design of a line on the page of its product', async ({ page }) => {
  await ensureAccount(page)
  const mug = await aPrintedMug(page)
  await putPrinted(page, mug, 'Rukmini')
  await page.goto('/cart')
  await page.getByRole('button', { name: `Edit design of ${mug.title}, Rukmini` }).click()
  await expect(page).toHaveURL(
    new RegExp(`/product-detail/${mug.id}\\?design=[\\w-]+&line=[\\w-]+`),
  )
  await page.goBack()
  await expect(page.getByRole('definition').filter({ hasText: 'Rukmini' })).toBeVisible()
})

test('a print whose picture does not load says so, and its text is still there', async ({
  page,
}) => {
  await ensureAccount(page)
  await putPrinted(page, await aPrintedMug(page), 'Rukmini')
  await page.route('**/v1/proofs/**', (route) => route.fulfill({ status: 404, json: {} }))
  await page.goto('/cart')
  await expect(page.getByText('Picture not available')).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'Rukmini' })).toBeVisible()
  await expectWell(page)
})

test('the return policy for prints (only for a fault) is shown from the product to the order', async ({
  page,
}) => {
  await ensureAccount(page)
  const mug = await aPrintedMug(page)
  await page.goto(`/product-detail/${mug.id}`)
  const main = page.getByRole('main')
  const said =
    /^What is made for you alone comes back only for a fault\. Ask within 3 days of delivery, with photos\./
  await expect(main.getByText(said)).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill('Rukmini')
  await page.getByRole('button', { name: 'See your proof' }).first().click()
  const proof = page.getByRole('dialog')
  await expect(proof.getByText(said)).toBeVisible()
  await expect(proof.getByRole('link', { name: 'Return & Refund Policy' })).toHaveAttribute(
    'href',
    '/return-policy',
  )
  await expectWell(page)
  await putPrinted(page, mug, 'Rukmini')
  for (const path of ['/cart', '/checkout']) {
    await page.goto(path)
    await expect(main.getByText(said)).toBeVisible()
  }
})
