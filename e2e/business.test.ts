import type { Page } from '@playwright/test'
import { expectAccessible, expectFits } from './support/accessible.ts'
import { asAdmin } from './support/admin.ts'
import { addByCall, answered, ensureAccount, haveInCart, sessionOf } from './support/by-call.ts'
import { openCheckout } from './support/orders.ts'
import { seeConfirmation } from './support/shopper.ts'
import { expect, test } from './support/shop.ts'

const wrong = 'This is not a GSTIN: a digit or letter of it is wrong'
const gstinOf = (page: Page) => page.getByRole('textbox', { name: 'GSTIN' })
const nameOf = (page: Page) => page.getByRole('textbox', { name: 'Name of the business' })
const confirm = (page: Page) => page.getByRole('button', { name: 'CONFIRM ORDER' })

test('a business sees the error of its GSTIN at the field, and has it on its receipt', async ({
  page,
}) => {
  await ensureAccount(page)
  await addByCall(page, 'mousepad')
  await openCheckout(page)
  await expect(gstinOf(page)).toBeHidden()
  const fold = page.locator('summary').filter({ hasText: 'Buying for a business?' })
  await fold.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(gstinOf(page)).toBeFocused()
  await gstinOf(page).fill('27AAPFU0939F1ZW')
  await confirm(page).click()
  await expect(gstinOf(page)).toBeFocused()
  await expect(gstinOf(page)).toHaveAccessibleDescription(
    `${wrong} 15 letters and digits, as on the registration`,
  )
  await expect(nameOf(page)).toHaveAccessibleDescription('Required As it is registered')
  await expectAccessible(page)
  await expectFits(page)

  await gstinOf(page).fill('27 aapfu0939f1zv')
  await expect(page.getByText(wrong)).toBeHidden()
  await nameOf(page).fill('Rao Traders')
  await page.getByRole('radio', { name: 'Somebody else', exact: true }).check()
  await page.getByLabel('Address of the business').fill('4 Fort Road, Mumbai')
  await page.reload()
  await expect(gstinOf(page)).toHaveValue('27 aapfu0939f1zv')
  await expect(page.getByLabel('Address of the business')).toHaveValue('4 Fort Road, Mumbai')
  await expectFits(page)
  await expectAccessible(page)

  // Folded fields keep their values, and are unfolded before they are sent.
  await fold.click()
  await expect(gstinOf(page)).toBeHidden()
  await confirm(page).click()
  await expect(gstinOf(page)).toHaveValue('27 aapfu0939f1zv')
  await page.getByRole('dialog').getByRole('button', { name: /^Pay/ }).click()
  const number = await seeConfirmation(page)
  await expect(page.getByText('Rao Traders, 27AAPFU0939F1ZV')).toBeVisible()
  await page.goto('/account/orders')
  const mine = page.getByRole('article').filter({ hasText: number })
  await expect(mine).toContainText('GSTIN 27AAPFU0939F1ZV')
  await expect(mine).toContainText('The parcel goes to somebody else')
  await expect(mine.getByRole('button', { name: /^Download Receipt/ })).toBeVisible()
  await expectFits(page)
  await expectAccessible(page)
  const { token, userId } = await sessionOf(page)
  const [order] = await answered<{ id: string }[]>(page.request, 'GET', `/order/${userId}`, {
    token,
  })
  const id = order?.id ?? ''
  const papers = await answered<{ id: string }[]>(
    page.request,
    'GET',
    `/user-orders/${id}/documents`,
    { token },
  )
  const path = `/documents/${papers[0]?.id}`
  expect(await answered(page.request, 'GET', path, { token })).toMatchObject({
    kind: 'receipt',
    placeOfSupply: '27',
    buyer: { gstin: '27AAPFU0939F1ZV', legalName: 'Rao Traders', stateCode: '08' },
  })

  await asAdmin(page)
  await page.goto(`/admin/orders?order=${id}`)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('region', { name: 'Bought for' })).toContainText(
    /Rao Traders.*GSTIN 27AAPFU0939F1ZV/,
  )
  await expectAccessible(page)
})

test('a refusal by the server is shown at the GSTIN, and the next order begins without it', async ({
  page,
}) => {
  await ensureAccount(page)
  await addByCall(page, 'mousepad')
  await openCheckout(page)
  await page.getByText('Buying for a business?').click()
  await gstinOf(page).fill('08AAPFU0939F1ZV')
  await nameOf(page).fill('Rao Traders')
  const refusal = 'This shop may sell within Rajasthan only'
  const refused = { success: false, error: refusal, message: refusal, code: 'bad_request' }
  await page.route(
    '**/v1/order',
    (route) => route.fulfill({ status: 400, json: { ...refused, fields: { gstin: refusal } } }),
    { times: 1 },
  )
  await page.getByRole('radio', { name: 'Cash' }).check()
  await confirm(page).click()
  await expect(gstinOf(page)).toHaveAccessibleDescription(
    `${refusal} 15 letters and digits, as on the registration`,
  )
  await expect(gstinOf(page)).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Edit address' })).toBeHidden()

  await confirm(page).click()
  await seeConfirmation(page)
  await haveInCart(page, 'mousepad')
  await page.getByRole('link', { name: 'Checkout' }).click()
  await expect(confirm(page)).toBeEnabled()
  await expect(gstinOf(page)).toBeHidden()
  await page.getByText('Buying for a business?').click()
  await expect(gstinOf(page)).toHaveValue('')
})
