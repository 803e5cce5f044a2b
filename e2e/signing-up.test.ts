import { press, tabTo, typeInto } from './support/keyboard.ts'
import { mailTo, password } from './support/shopper.ts'
import { admin, expect, test } from './support/shop.ts'

test('with the keyboard alone one signs up, with each error at its field', async ({ page }) => {
  const email = `new-${crypto.randomUUID().slice(0, 8)}@example.com`
  await page.goto('/signup')
  await expect(page).toHaveTitle('Create an account')
  const field = page.getByLabel('Email')
  const generate = page.getByRole('button', { name: 'Generate OTP' })
  await press(page, generate)
  await expect(field).toHaveAccessibleDescription(
    'Email is required We send a six-digit code to it, to see that it is yours.',
  )
  await expect(field).toBeFocused()
  await page.keyboard.type('asha@example')
  await press(page, generate)
  await expect(field).toHaveAccessibleDescription(
    'Email is not valid We send a six-digit code to it, to see that it is yours.',
  )
  await typeInto(page, field, admin.email.toUpperCase())
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription(
    'Email already exists We send a six-digit code to it, to see that it is yours.',
  )
  await typeInto(page, field, email)
  await page.keyboard.press('Enter')
  await expect(page.getByText('OTP sent successfully!')).toBeVisible()

  const otp = page.getByLabel('OTP')
  const word = page.getByLabel('Password', { exact: true })
  const create = page.getByRole('button', { name: 'Create Account' })
  const hint = 'At least 8 characters with an uppercase letter, a lowercase letter and a number.'
  await expect(otp).toBeFocused()
  await expect(otp).toHaveAttribute('autocomplete', 'one-time-code')
  await press(page, create)
  await expect(otp).toHaveAccessibleDescription('Invalid OTP The six digits from the mail.')
  await expect(word).toHaveAccessibleDescription(`Password is required ${hint}`)
  await expect(otp).toBeFocused()
  await page.keyboard.type('123')
  await typeInto(page, word, 'alllowercase1')
  await page.keyboard.press('Enter')
  await expect(otp).toHaveAccessibleDescription('Invalid OTP The six digits from the mail.')
  await expect(word).toHaveAccessibleDescription(/^Password must be at least 8 characters/)
  await press(page, page.getByRole('button', { name: 'Show password' }))
  await expect(word).toHaveAttribute('type', 'text')
  await press(page, page.getByRole('button', { name: 'Hide password' }))
  await expect(word).toHaveAttribute('type', 'password')

  // Returning from the mail, the person finds the second step; Resend leads to the empty first
  // step.
  await page.reload()
  await expect(otp).toBeFocused()
  await press(page, page.getByRole('button', { name: 'Resend' }))
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')
  await typeInto(page, field, email)
  await page.keyboard.press('Enter')
  await expect(otp).toBeFocused()
  await expect(otp).toHaveValue('')
  const code = /\b\d{6}\b/.exec((await mailTo(page, email)).text)?.[0] ?? ''
  await page.keyboard.type(code)
  await typeInto(page, word, password)
  await press(page, create)
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeTruthy()
  expect(
    await page.evaluate(() => JSON.parse(localStorage.getItem('userInfo') ?? '')),
  ).toMatchObject({ email })
  for (const path of ['/signup', '/signin']) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/')
  }
})

test('the sign-in reports missing values at its fields, and leads to the password by keys', async ({
  page,
}) => {
  await page.goto('/signin')
  const field = page.getByLabel('Email')
  const word = page.getByLabel('Password', { exact: true })
  const logIn = page.getByRole('button', { name: 'Log In' })
  await press(page, logIn)
  await expect(field).toHaveAccessibleDescription('Email is required')
  await expect(word).toHaveAccessibleDescription('Password is required')
  await page.keyboard.type('asha')
  await press(page, logIn)
  await expect(field).toHaveAccessibleDescription('Email is not valid')
  await tabTo(page, page.getByRole('link', { name: 'Create an account' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/signup')
})

test('an answer that comes late does not take the focus from a person who has moved on', async ({
  page,
  isMobile,
}) => {
  await page.goto('/signup')
  const email = page.getByLabel('Email')
  const search = page.getByRole('combobox', { name: 'Search for gifts' })
  let release = () => {}
  await page.route('**/v1/api/service/generate-otp', async (route) => {
    await new Promise<void>((resolve) => (release = resolve))
    await route.continue()
  })
  async function goOnWhileSending(address: string, letters: string) {
    await email.fill(address)
    const asked = page.waitForRequest('**/v1/api/service/generate-otp')
    await page.getByRole('button', { name: 'Generate OTP' }).click()
    await asked
    if (isMobile && !(await search.isVisible()))
      await page.getByRole('button', { name: 'Open search' }).click()
    await search.focus()
    await page.keyboard.type(letters)
    release()
  }
  await goOnWhileSending(admin.email, 'chai ')
  await expect(email).toHaveAccessibleDescription(
    'Email already exists We send a six-digit code to it, to see that it is yours.',
  )
  await expect(search).toBeFocused()
  await goOnWhileSending(`late-${crypto.randomUUID()}@example.com`, 'mug')
  await expect(page.getByLabel('OTP')).toBeVisible()
  await expect(search).toBeFocused()
  await page.keyboard.type('s')
  await expect(search).toHaveValue('chai mugs')
})
