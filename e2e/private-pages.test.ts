import { expectAccessible } from './support/accessible.ts'
import { addByCall, answered, ensureAccount, haveInCart, sessionOf } from './support/by-call.ts'
import { address } from './support/orders.ts'
import { expect, test } from './support/shop.ts'

for (const path of ['/checkout', '/order-success', '/account/orders', '/admin/orders']) {
  test(`a visitor who opens ${path} is redirected to the sign-in`, async ({ page }) => {
    await page.goto('/cart')
    await page.goto(path)
    await expect(page).toHaveURL('/signin')
    await page.goBack()
    await expect(page).toHaveURL('/cart')
  })
}

test('a visitor sees an empty cart, and a link to the sign-in', async ({ page }) => {
  await page.goto('/cart')
  await expect(page.getByRole('heading', { name: 'Your Cart is Empty!' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toBeVisible()
  await page.getByRole('link', { name: 'Continue Shopping' }).click()
  await expect(page).toHaveURL('/')
})

test('wrong credentials are reported at the field and as a toast', async ({ page }) => {
  await page.goto('/signin')
  const password = page.getByLabel('Password', { exact: true })
  await page.getByLabel('Email').fill('nobody@example.com')
  await password.fill('Wrong4Sure')
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByText('Invalid credentials')).toHaveCount(2)
  await expect(password).toHaveAccessibleDescription('Invalid credentials')
  await expectAccessible(page)
})

test('an error toast disappears when the same action succeeds', async ({ page }) => {
  const email = await ensureAccount(page)
  await page.evaluate(() => localStorage.clear())
  await page.clock.install()
  await page.goto('/signin', { waitUntil: 'networkidle' })
  await page.getByLabel('Email').fill(email)
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('Wrong4Someone')
  await page.clock.pauseAt(Date.now() + 60_000)
  const logIn = page.getByRole('button', { name: 'Log In' })
  await logIn.click()
  const toast = page.locator('body > [aria-live]').getByText('Invalid credentials')
  const comes = async () => {
    await page.clock.runFor(100)
    return toast.isVisible()
  }
  await expect.poll(comes, { intervals: [50] }).toBe(true)
  // From here on the clock is stopped: no toast expires.
  await password.fill('Gift4Someone')
  await logIn.click()
  await expect(page).toHaveURL('/')
  await expect(toast).toHaveCount(0)
})

test('a code is accepted as pasted, and a wrong one is refused at its field', async ({ page }) => {
  await page.goto('/signup')
  await page.getByLabel('Email').fill(`paste-${crypto.randomUUID().slice(0, 8)}@example.com`)
  await page.getByRole('button', { name: 'Generate OTP' }).click()
  const otp = page.getByLabel('OTP')
  await otp.fill('Your code: 000 000')
  await expect(otp).toHaveValue('000000')
  await page.getByLabel('Password', { exact: true }).fill('Gift4Someone')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(otp).toHaveAccessibleDescription('Invalid OTP The six digits from the mail.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Resend' }).click()
  await expect(page.getByLabel('Email')).toHaveValue('')
})

test('the cart counts units, explains its total, and empties', async ({ page }) => {
  await ensureAccount(page)
  await haveInCart(page, 'pillow')
  await expect(page.getByText('Price (1 item)')).toBeVisible()
  const delivery = page.getByText('Delivery Charges').locator('xpath=following-sibling::*')
  expect(await delivery.textContent()).toBe('₹40 Free')
  await expect(page.getByText('Free', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Decrease/ })).toBeDisabled()
  for (const units of [2, 3, 4, 5, 6, 7, 8, 9, 10]) {
    await page.getByRole('button', { name: /^Increase/ }).click()
    await expect(page.getByText(`Price (${units} items)`)).toBeVisible()
  }
  await expect(page.getByRole('button', { name: /^Increase/ })).toBeDisabled()
  await expect(page.getByText('₹400', { exact: true })).toHaveCSS(
    'text-decoration-line',
    'line-through',
  )
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByRole('heading', { name: 'Your Cart is Empty!' })).toBeVisible()
})

test('an unserved PIN code prevents the order, and typed text survives a reload', async ({
  page,
}) => {
  await ensureAccount(page)
  await haveInCart(page, 'photoframe')
  await page.getByRole('link', { name: 'Checkout' }).click()
  await expect(page.getByText('Please select address')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill('Far Away')
  await page.getByLabel('Phone').fill('9876543210')
  await page.getByLabel('PIN code').fill('900001')
  await page.getByLabel('Street address').fill('1 Far Road')
  await page.reload()
  await expect(page.getByLabel('Street address')).toHaveValue('1 Far Road')
  await page.getByLabel('City').fill('Farcity')
  await page.getByLabel('State').selectOption('Goa')
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByRole('radio', { name: /Far Away/ })).toBeChecked()
  await expect(page.getByText('Service not available in this area')).toBeVisible()
  await expect(page.getByRole('button', { name: 'CONFIRM ORDER' })).toBeDisabled()
  await expectAccessible(page)
})

test('what a PIN code fills in under the focus is replaced by typing', async ({ page }) => {
  await ensureAccount(page)
  await haveInCart(page, 'photoframe')
  const held = Promise.withResolvers<void>()
  await page.route('**/check-serviceability/313001', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.getByRole('link', { name: 'Checkout' }).click()
  // The cart has a PIN code field of its own.
  await expect(page).toHaveURL('/checkout')
  await page.getByLabel('PIN code').fill('313001')
  const city = page.getByLabel('City')
  await city.focus()
  held.resolve()
  await expect(city).toHaveValue('Udaipur')
  await page.keyboard.type('Nathdwara')
  await expect(city).toHaveValue('Nathdwara')
})

test('an expired token redirects to the sign-in with a message, and back', async ({ page }) => {
  const email = await ensureAccount(page)
  await page.evaluate(() => localStorage.setItem('token', 'no.longer.good'))
  await page.goto('/account/orders?status=delivered')
  await expect(page).toHaveURL('/signin')
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('Gift4Someone')
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL('/account/orders?status=delivered')
  await expect(page.getByRole('button', { name: 'Delivered' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expectAccessible(page)
})

test('Log Out asks first, and then leaves no data behind', async ({ page }) => {
  await ensureAccount(page)
  await page.goto('/account/details')
  const logOut = page.getByRole('main').getByRole('button', { name: 'Log Out' })
  await logOut.click()
  const dialog = page.getByRole('alertdialog', { name: 'Alert' })
  await expect(dialog).toContainText('Are you sure you want to Log out?')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(logOut).toBeFocused()
  await logOut.click()
  await dialog.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL('/signin')
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('a signed-in customer does not see the orders of the shop', async ({ page }) => {
  await ensureAccount(page)
  await page.goto('/admin/orders')
  await expect(page).toHaveURL('/')
})

test('a sixth address is refused with a message', async ({ page }) => {
  await ensureAccount(page)
  await addByCall(page, 'bracelet')
  const { token, userId } = await sessionOf(page)
  const addresses = ['First', 'Second', 'Third', 'Fourth'].map((name) => ({ ...address, name }))
  await answered(page.request, 'PUT', `/user/${userId}`, { token, data: { addresses } })
  await page.goto('/checkout')
  await page.getByRole('button', { name: 'Add new address' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Fifth')
  await page.getByLabel('Phone').fill('9876543210')
  await page.getByLabel('PIN code').fill('560001')
  await page.getByLabel('Street address').fill('2 Brigade Road')
  await expect(page.getByLabel('City')).toHaveValue('Bengaluru')
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByRole('radio', { name: /Fifth/ })).toBeChecked()
  await page.getByRole('button', { name: 'Add new address' }).click()
  await expect(page.getByText('You can save only 5 addresses')).toBeVisible()
})
