import type { Page } from '@playwright/test'
import { expectAccessible, expectWell } from './support/accessible.ts'
import { becomeStaff, pictureFile } from './support/admin.ts'
import { ensureAccount } from './support/by-call.ts'
import { placeOrder } from './support/orders.ts'
import { expect, test } from './support/shop.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Customer Reviews' })

async function openReviews(page: Page, productId: string) {
  await page.goto(`/product-detail/${productId}#reviews`)
  await section(page).scrollIntoViewIfNeeded()
}

test('a photo of a review is seen by visitors once its buyer agreed and staff showed it', async ({
  page,
}) => {
  await ensureAccount(page)
  const { productId, title } = await placeOrder(page, 'caps')
  const words = `The stitches are even (${crypto.randomUUID().slice(0, 8)})`
  const item = section(page).getByRole('listitem').filter({ hasText: words })
  await openReviews(page, productId)
  await section(page).getByRole('button', { name: 'Write a review' }).click()
  const form = section(page).getByRole('form', { name: 'Your review' })
  await form.getByRole('radio', { name: '4 stars' }).check()
  await form.getByLabel('How is it?').fill(words)
  const consent = form.getByRole('checkbox', {
    name: 'The shop may show these photos with my review',
  })
  await expect(consent).toHaveCount(0)
  await form.locator('input[type=file]').setInputFiles(pictureFile)
  await expect(form.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  await expect(consent).not.toBeChecked()
  await consent.check()
  await expectWell(page)
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(/your photos once the shop has looked at them/)).toBeVisible()
  await expect(item).toContainText('Verified purchase')
  await expect(item.getByRole('img')).toHaveCount(0)

  const buyer = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))
  await becomeStaff(page)
  await page.goto('/admin/reviews?show=waiting')
  const row = page
    .getByRole('article', { name: new RegExp(`: ${title}$`) })
    .filter({ hasText: words })
  await expect(row.getByText(/^Agreed .+: “The shop may show these photos/)).toBeVisible()
  await expectWell(page)
  await row.getByRole('button', { name: 'Show photo 1 on the page' }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Search words or product' }).fill(words)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'All' }).click()
  await expect(row).toContainText('On the page')
  await row.getByRole('button', { name: /^Answer the review/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Required')).toBeVisible()
  await dialog.getByLabel('Your answer').fill('Thank you, we sew each by hand.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()

  await page.evaluate(() => localStorage.clear())
  await openReviews(page, productId)
  await expect(item).toContainText('Thank you, we sew each by hand.')
  const photo = item.getByRole('button', { name: /^Photo 1 of the review by/ })
  await photo.click()
  const viewer = page.getByRole('dialog', { name: /^Photo 1 of the review by/ })
  await expect(viewer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(photo).toBeFocused()
  await expectWell(page)

  await page.evaluate((kept) => Object.assign(localStorage, kept), buyer)
  await page.reload()
  await section(page).getByRole('button', { name: 'Write a review' }).click()
  await expect(consent).toBeChecked()
  await consent.uncheck()
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(form).toBeHidden()
  await expect(item).toContainText('Thank you, we sew each by hand.')
  await expect(item.getByRole('button')).toHaveCount(0)
})
