import { expectAccessible } from './support/accessible.ts'
import { answered, ensureAccount, sessionOf } from './support/by-call.ts'
import { press, typeInto } from './support/keyboard.ts'
import { expect, test } from './support/shop.ts'
import { mailTo, password } from './support/shopper.ts'

test('a new e-mail needs its code and the password; it can be requested again, cancelled, and confirmed', async ({
  page,
}) => {
  const old = await ensureAccount(page)
  const fresh = `new-${old}`
  const { token, userId } = await sessionOf(page)
  const data = { name: 'Meera Joshi', phone: '9876543210', gender: 'Female' }
  await answered(page.request, 'PUT', `/user/${userId}`, { token, data })
  await page.goto('/account/details')
  const email = page.getByLabel('Email', { exact: true })
  const edit = page.getByRole('button', { name: 'Edit' })
  const waiting = page.getByRole('heading', { name: 'Confirm your new e-mail' })
  const otp = page.getByLabel('OTP')
  const again = page.getByLabel('Password', { exact: true })
  const confirm = page.getByRole('button', { name: 'Confirm e-mail' })
  const codeMailed = async () => /\b\d{6}\b/.exec((await mailTo(page, fresh)).text)?.[0] ?? ''

  async function wish() {
    await press(page, edit)
    await typeInto(page, email, fresh)
    await press(page, page.getByRole('button', { name: 'Save' }))
    await expect(page.getByText('OTP sent successfully!').first()).toBeVisible()
    await expect(otp).toBeFocused()
    await expect(email).toHaveValue(old)
    await expect(page.getByText(`We have sent a six-digit code to ${fresh}.`)).toBeVisible()
  }

  await wish()
  await expectAccessible(page)
  await press(page, confirm)
  await expect(otp).toHaveAccessibleDescription('Invalid OTP The six digits from the mail.')
  await expect(again).toHaveAccessibleDescription('Password is required So that we know it is you.')
  const first = await codeMailed()
  await page.keyboard.type(`code: ${first.slice(0, 3)} ${first.slice(3)}`)
  await expect(otp).toHaveValue(first)
  await typeInto(page, again, 'Wrong4Sure')
  await press(page, confirm)
  await expect(again).toHaveAccessibleDescription(
    'This is not your password So that we know it is you.',
  )

  await page.reload()
  await expect(waiting).toBeVisible()
  await press(page, page.getByRole('button', { name: 'Keep my old e-mail' }))
  await expect(waiting).toBeHidden()
  await expect(edit).toBeFocused()

  await wish()
  await press(page, page.getByRole('button', { name: 'Send a new code' }))
  await expect(otp).toBeFocused()
  await typeInto(page, otp, await codeMailed())
  await typeInto(page, again, password)
  await press(page, confirm)
  await expect(page.getByText('Your e-mail is changed.')).toBeVisible()
  await expect(waiting).toBeHidden()
  await expect(edit).toBeFocused()
  await expect(email).toHaveValue(fresh)
  await page.reload()
  await expect(email).toHaveValue(fresh)
  await expect(waiting).toBeHidden()
  await mailTo(page, old)
})
