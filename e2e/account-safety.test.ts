import { codeAt, stepAt } from '../server/src/accounts/second-factor/totp.ts'
import { expectAccessible } from './support/accessible.ts'
import { test as adminTest } from './support/admin.ts'
import { ensureAccount } from './support/by-call.ts'
import { admin, type RunningShop, startShop } from './support/running-shop.ts'
import { expect, test } from './support/shop.ts'
import { logIn, password } from './support/shopper.ts'

test('a customer signs a device out, exports her data, and has it erased', async ({
  page,
  browser,
}) => {
  const email = await ensureAccount(page)
  const other = await (await browser.newContext()).newPage()
  await logIn(other, { email, password })
  await expect(other).toHaveURL('/')

  await page.goto('/account/details')
  await expect(page.getByText('This device')).toBeVisible()
  await page.getByRole('button', { name: /^Sign out Chrome on Linux/ }).click()
  await expect(page.getByText('That device is signed out.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Sign out Chrome/ })).toHaveCount(0)
  await other.goto('/account/details')
  await expect(other).toHaveURL('/signin')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Download my data' }).click()
  const download = page.getByRole('alertdialog', { name: 'Download your data' })
  await download.getByLabel('Password', { exact: true }).fill('Wrong4Sure')
  await download.getByRole('button', { name: 'Yes, download' }).click()
  await expect(download.getByText('This is not your password')).toBeVisible()
  await expectAccessible(page)
  await download.getByLabel('Password', { exact: true }).fill(password)
  const file = page.waitForEvent('download')
  await download.getByRole('button', { name: 'Yes, download' }).click()
  expect((await file).suggestedFilename()).toBe('my-data.json')
  await expect(download).toBeHidden()

  await page.getByRole('button', { name: 'Erase my data' }).click()
  const erase = page.getByRole('alertdialog', { name: 'Erase your data?' })
  await erase.getByLabel('Password', { exact: true }).fill(password)
  await erase.getByRole('button', { name: 'Yes, erase for good' }).click()
  await expect(page.getByText('Your account is closed and your data is erased.')).toBeVisible()
  await expect(page).toHaveURL('/signin')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await logIn(page, { email, password })
  await expect(page.getByText('Invalid credentials').first()).toBeVisible()

  await ensureAccount(other)
  await other.goto('/account/details')
  await other.getByRole('button', { name: 'Sign out everywhere' }).click()
  const everywhere = other.getByRole('alertdialog', { name: 'Sign out everywhere?' })
  await everywhere.getByRole('button', { name: 'Yes, sign out everywhere' }).click()
  await expect(other).toHaveURL('/signin')
  await other.context().close()
})

test.describe('with live payments', () => {
  let shop: RunningShop
  test.beforeAll(async () => {
    const nobody = 'http://127.0.0.1:9'
    shop = await startShop({
      SAMPLE_DATA: 'false',
      TOKEN_SECRET: 'a secret of this test that is long enough',
      RAZORPAY_KEY_ID: 'rzp_live_oneOfATest',
      RAZORPAY_KEY_SECRET: 'the secret of that key',
      RAZORPAY_WEBHOOK_SECRET: 'long enough for live keys',
      RAZORPAY_API_URL: nobody,
      DELHIVERY_TOKEN: 'token',
      DELHIVERY_API_URL: nobody,
      STORE_GRIEVANCE_OFFICER: 'Asha Rao, Head of Care',
      STORE_GRIEVANCE_CONTACT: 'grievance@example.com',
    })
  })
  test.afterAll(() => shop.stop())

  test('staff are redirected to the setup of their second factor from every admin page, until it is done', async ({
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: shop.url })
    const page = await context.newPage()
    await logIn(page, admin)
    await expect(page).toHaveURL('/admin/security')
    const demand = page.getByText('The admin opens once your sign-in has a second step.')
    await expect(demand).toBeVisible()
    await expectAccessible(page)
    await page.goto('/admin/orders')
    await expect(page).toHaveURL('/admin/security')

    const setUp = page.getByRole('button', { name: 'Set up the second step' })
    await setUp.click()
    await page.getByLabel('Password', { exact: true }).fill(admin.password)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
    const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
    await page.getByLabel('Code').fill(codeAt(secret, stepAt(Date.now())))
    await page.getByRole('button', { name: 'Turn it on' }).click()
    await page.getByRole('button', { name: 'I have kept them' }).click()
    await expect(page.getByText('without it the admin stays closed to you')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('link', { name: 'Orders', exact: true }).click()
    await expect(page).toHaveURL('/admin/orders')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('No orders here')).toBeVisible()
    await context.close()
  })
})

// In a shop of its own: the second factor would lock other tests' admins out.
adminTest(
  'an admin turns the second step on, is asked for its code, and turns it off again',
  async ({ browser, ownShop }) => {
    const context = await browser.newContext({ baseURL: ownShop.url })
    const page = await context.newPage()
    await logIn(page, admin)
    await expect(page).not.toHaveURL(/signin/)
    await page.goto('/admin/security')
    await page.getByRole('button', { name: 'Set up the second step' }).click()
    await page.getByLabel('Password', { exact: true }).fill(admin.password)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
    await expectAccessible(page)
    const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
    await page.getByLabel('Code').fill(codeAt(secret, stepAt(Date.now())))
    await page.getByRole('button', { name: 'Turn it on' }).click()
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
    await expect(codes).toHaveCount(10)
    await expectAccessible(page)
    const [recovery = ''] = await codes.allInnerTexts()
    await page.getByRole('button', { name: 'I have kept them' }).click()
    await expect(page.getByText('10 recovery codes are left.')).toBeVisible()

    const again = await (await browser.newContext({ baseURL: ownShop.url })).newPage()
    await logIn(again, admin)
    const code = again.getByLabel('Code')
    await expect(code).toBeFocused()
    await code.fill('12345')
    await again.getByRole('button', { name: 'Log In' }).click()
    await expect(code).toHaveAccessibleDescription(
      'This code is not right, or it was used before The six digits of your authenticator app, or a recovery code.',
    )
    await expectAccessible(again)
    await code.fill(codeAt(secret, stepAt(Date.now()) + 1))
    await again.getByRole('button', { name: 'Log In' }).click()
    await expect(again).not.toHaveURL(/signin/)
    await again.context().close()

    await page.getByRole('button', { name: 'Turn it off' }).click()
    await page.getByLabel('Password', { exact: true }).fill(admin.password)
    await page.getByLabel('Code').fill(recovery)
    await page.getByRole('button', { name: 'Turn it off' }).click()
    await expect(page.getByRole('button', { name: 'Set up the second step' })).toBeVisible()
    await context.close()
  },
)
