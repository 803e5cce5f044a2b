import type { Page } from '@playwright/test'
import { expectAccessible, expectFits } from './support/accessible.ts'
import { asAdmin } from './support/admin.ts'
import { addByCall, answered, ensureAccount, sessionOf } from './support/by-call.ts'
import { openCheckout } from './support/orders.ts'
import { seeConfirmation } from './support/shopper.ts'
import { expect, test } from './support/shop.ts'

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })
const confirm = (page: Page) => page.getByRole('button', { name: 'CONFIRM ORDER' })

test('a gift goes to another person with a card, which the buyer previews and staff see', async ({
  page,
}) => {
  await ensureAccount(page)
  await addByCall(page, 'mousepad')
  await openCheckout(page)
  await page.getByRole('radio', { name: 'Cash' }).check()

  await page.getByRole('radio', { name: 'Send it to somebody else' }).check()
  await expect(confirm(page)).toBeDisabled()
  await expect(field(page, 'Email')).toBeHidden()
  await field(page, 'Name').fill('Meera Shah')
  await field(page, 'Phone').fill('9123456780')
  await field(page, 'PIN code').fill('313001')
  await field(page, 'Street address').fill('7 Lake View')
  await expect(field(page, 'City')).toHaveValue('Udaipur')
  await expectFits(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use this address' }).click()
  await expect(page.getByText('7 Lake View')).toBeVisible()

  const tick = page.getByRole('checkbox', { name: 'This is a gift' })
  await tick.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(/whoever takes the gift in pays for it/)).toBeVisible()
  await confirm(page).click()
  await expect(field(page, /^To/)).toBeFocused()
  await expect(field(page, /^To/)).toHaveAccessibleDescription(
    'Required The name on the card. 0 of 80 letters',
  )
  await expect(field(page, 'Message')).toHaveAccessibleDescription('Required 0 of 200 letters')
  await field(page, /^To/).fill('मीरा')
  await field(page, /^From/).fill('Asha')
  await field(page, 'Message').fill('Happy birthday, मीरा!')
  await expect(field(page, 'Message')).toHaveAccessibleDescription('19 of 200 letters')
  await expect(
    page.getByRole('img', { name: 'Card for मीरा: Happy birthday, मीरा!' }),
  ).toBeVisible()
  await expectFits(page)
  await expectAccessible(page)
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel('Must arrive by').fill(day)
  await page.reload()
  await expect(field(page, 'Message')).toHaveValue('Happy birthday, मीरा!')
  await expect(page.getByLabel('Must arrive by')).toHaveValue(day)
  await expect(page.getByText('7 Lake View')).toBeVisible()
  await page.getByRole('radio', { name: 'Cash' }).check()
  await confirm(page).click()

  const number = await seeConfirmation(page)
  await expect(page.getByRole('heading', { name: 'A gift' })).toBeVisible()
  await expect(page.getByText('Happy birthday, मीरा!')).toBeVisible()
  const { token, userId } = await sessionOf(page)
  const [order] = await answered<{ id: string; shipping_address: { city: string } }[]>(
    page.request,
    'GET',
    `/order/${userId}`,
    { token },
  )
  expect(order?.shipping_address.city).toBe('Udaipur')
  await page.goto('/account/address')
  await expect(page.getByText('7 Lake View')).toBeHidden()
  await page.goto('/account/orders')
  const mine = page.getByRole('article').filter({ hasText: number })
  await expect(mine).toContainText('Happy birthday, मीरा!')
  await expectAccessible(page)

  await asAdmin(page)
  await page.goto(`/admin/orders?order=${order?.id}`)
  const gift = page.getByRole('dialog').getByRole('region', { name: 'A gift' })
  await expect(gift).toContainText('Happy birthday, मीरा!')
  await gift.getByRole('button', { name: 'Correct the words' }).click()
  await gift.getByRole('textbox', { name: 'Message' }).fill('Many happy returns!')
  await gift.getByRole('button', { name: 'Save the words' }).click()
  await expect(gift).toContainText('Many happy returns!')
  await expect(page.getByRole('dialog')).toContainText('Words of the gift corrected')
  await expectAccessible(page)
  await page.goto(`/admin/print?search=${number}`)
  const job = page.getByRole('article', { name: `${number}, gift card` })
  await expect(job).toContainText('Many happy returns!')
  await expectAccessible(page)
})
