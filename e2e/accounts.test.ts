import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { answered, ensureAccount, sessionOf } from './support/by-call.ts'
import { press, tabTo, typeInto } from './support/keyboard.ts'
import { shiftsOf, watchShifts } from './support/shifts.ts'
import { mailTo, password, logOut } from './support/shopper.ts'
import { admin, expect, test } from './support/shop.ts'

async function signIn(page: Page, email: string, word: string) {
  await typeInto(page, page.getByLabel('Email'), email)
  await typeInto(page, page.getByLabel('Password', { exact: true }), word)
  await page.keyboard.press('Enter')
}

function storedUser(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('userInfo') ?? '{}'))
}

/** The link of the newest mail that sets a password, as a path of this shop. */
async function resetPath(page: Page, email: string): Promise<string> {
  let path: string | undefined
  await expect(async () => {
    path = /\/reset-password\/[\w-]+/.exec((await mailTo(page, email)).text)?.[0]
    expect(path).toBeDefined()
  }).toPass()
  return path ?? ''
}

test('orders and designs come without a jolt', { tag: '@fresh' }, async ({ page }) => {
  await ensureAccount(page)
  await watchShifts(page)
  for (const [path, call, there] of [
    ['/account/orders', '**/v1/order/*', 'No orders yet'],
    ['/account/designs', '**/v1/designs', 'Nothing of yours yet'],
  ] as const) {
    // The skeletons are drawn first.
    await page.route(call, async (route) => {
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      )
      await route.continue()
    })
    await page.goto(path)
    await expect(page.getByText(there)).toBeVisible()
    await page.waitForLoadState('networkidle')
    const { shift, moved } = await shiftsOf(page)
    expect(shift, `${path}: what moved: ${moved}`).toBeLessThan(0.02)
  }
})

test('a section opened from the menu of the account stays open when the page loads', async ({
  page,
}) => {
  await ensureAccount(page)
  const { promise: isOpen, resolve: come } = Promise.withResolvers<void>()
  await page.route('**/v1/order/*', async (route) => {
    await isOpen
    await route.continue()
  })
  await page.goto('/account/orders')
  await page.getByRole('main').getByRole('button', { name: 'Log Out' }).click()
  const question = page.getByRole('alertdialog', { name: 'Alert' })
  await expect(question).toBeVisible()
  come()
  await expect(page.locator('main').getByText('No orders yet')).toBeAttached()
  await expect(question).toBeVisible()
})

test('with the keyboard alone a person signs in, and out after the question titled Alert', async ({
  page,
}) => {
  const email = await ensureAccount(page)
  await logOut(page)
  expect(await page.evaluate(() => localStorage.length)).toBe(0)

  await page.goto('/account/details')
  await expect(page).toHaveURL('/signin')
  await expect(page).toHaveTitle('Login')
  await signIn(page, email, password)
  await expect(page).toHaveURL('/account/details')

  const logOutButton = page.getByRole('main').getByRole('button', { name: 'Log Out' })
  const dialog = page.getByRole('alertdialog', { name: 'Alert' })
  await press(page, logOutButton)
  await expect(dialog).toContainText('Are you sure you want to Log out?')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(logOutButton).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, dialog.getByRole('button', { name: 'Log Out' }))
  await expect(page).toHaveURL('/signin')
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('a forgotten password is reset by the mailed link, once, and ends other sessions', async ({
  page,
  browser,
}) => {
  const email = await ensureAccount(page)
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto('/signin')
  await press(visitor, visitor.getByRole('link', { name: 'Forgot password?' }))
  await expect(visitor).toHaveURL('/forgot-password')
  const generate = visitor.getByRole('button', { name: 'Generate Link' })
  const linkHint = 'We send a link to it, with which you choose a new password.'
  await press(visitor, generate)
  await expect(visitor.getByLabel('Email')).toHaveAccessibleDescription(
    `Email is required ${linkHint}`,
  )
  await visitor.keyboard.type('asha@')
  await press(visitor, generate)
  await expect(visitor.getByLabel('Email')).toHaveAccessibleDescription(
    `Email is not valid ${linkHint}`,
  )
  await expectAccessible(visitor)
  await visitor.keyboard.press('ControlOrMeta+A')
  await visitor.keyboard.type(email)
  await visitor.keyboard.press('Enter')
  await expect(
    visitor.getByRole('status').filter({ hasText: 'a link is on its way' }),
  ).toBeVisible()
  await expectAccessible(visitor)

  const path = await resetPath(visitor, email)
  await visitor.clock.install()
  await visitor.goto(path)
  const field = visitor.getByLabel('New Password')
  const done = visitor.getByRole('button', { name: 'Done' })
  const hint = 'At least 8 characters with an uppercase letter, a lowercase letter and a number.'
  await press(visitor, done)
  await expect(field).toHaveAccessibleDescription(`Password is required ${hint}`)
  await visitor.keyboard.type('short')
  await press(visitor, done)
  await expect(field).toHaveAccessibleDescription(/^Password must be at least 8 characters/)
  await expectAccessible(visitor)
  await visitor.keyboard.press('ControlOrMeta+A')
  await visitor.keyboard.type('Password123')
  await press(visitor, done)
  await expect(field).toHaveAccessibleDescription(/stands on lists that are tried first/)
  await expect(field).toBeFocused()
  await visitor.keyboard.press('ControlOrMeta+A')
  await visitor.keyboard.type('Jasmine7Garland')
  await visitor.clock.pauseAt(Date.now() + 60_000)
  await visitor.keyboard.press('Enter')
  await expect(
    visitor.getByRole('status').filter({ hasText: 'Your password is changed' }),
  ).toBeVisible()
  await visitor.clock.runFor(4_900)
  await expect(visitor).toHaveURL(path)
  await visitor.clock.runFor(100)
  await expect(visitor).toHaveURL('/signin')
  await visitor.clock.resume()

  await page.goto('/account/details')
  await expect(page).toHaveURL('/signin')
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
  await signIn(visitor, email, 'Jasmine7Garland')
  await expect(visitor).toHaveURL('/')

  await page.goto(path)
  await page.getByLabel('New Password').fill('Third8Password')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByLabel('New Password')).toHaveAccessibleDescription(
    /^This link is no longer good\. Please ask for a new one/,
  )
  await expect(page.getByText('This link is no longer good')).toHaveCount(2)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(page).toHaveURL('/forgot-password')
  await visitor.context().close()
})

test('staff who sign in land on Today, or on the page that redirected them to the sign-in', async ({
  page,
}) => {
  await page.goto('/signin')
  await signIn(page, admin.email, admin.password)
  await expect(page).toHaveURL('/admin/today')
  await page.goto('/signin')
  await expect(page).toHaveURL('/admin/today')

  await page.evaluate(() => localStorage.clear())
  await page.goto('/account/details')
  await expect(page).toHaveURL('/signin')
  await signIn(page, admin.email, admin.password)
  await expect(page).toHaveURL('/account/details')
})

test('a signed-in person is redirected from /forgot-password', async ({ page }) => {
  await ensureAccount(page)
  await page.goto('/forgot-password')
  await expect(page).toHaveURL('/')
})

test('the profile is read-only until Edit; Cancel restores, Save keeps', async ({ page }) => {
  const email = await ensureAccount(page)
  await page.goto('/account/details')
  const name = page.getByRole('textbox', { name: 'Name' })
  const phone = page.getByLabel('Mobile number')
  const edit = page.getByRole('button', { name: 'Edit' })
  await expect(name).not.toBeEditable()
  await expect(page.getByRole('radio', { name: 'Female' })).toBeDisabled()
  await expect(page.getByRole('group', { name: 'Gender' })).toHaveAccessibleDescription(
    /^The profile is saved only with one of the two/,
  )

  await press(page, edit)
  await expect(name).toBeFocused()
  await page.keyboard.type('Not kept')
  await press(page, page.getByRole('button', { name: 'Cancel' }))
  await expect(name).toHaveValue('')
  await expect(name).not.toBeEditable()

  await press(page, edit)
  await press(page, page.getByRole('button', { name: 'Save' }))
  await expect(name).toHaveAccessibleDescription('Required')
  await press(page, page.getByRole('button', { name: 'Cancel' }))
  await expect(edit).toBeVisible()
  await expect(name).not.toHaveAccessibleDescription('Required')

  await press(page, edit)
  await press(page, page.getByRole('button', { name: 'Save' }))
  await expect(name).toHaveAccessibleDescription('Required')
  await expect(phone).toHaveAccessibleDescription('Required 10 digits, with or without +91')
  await expect(page.getByRole('group', { name: 'Gender' })).toContainText('Required')
  await expectAccessible(page)
  await typeInto(page, name, 'Meera Joshi')
  await typeInto(page, phone, '98765')
  await tabTo(page, page.getByRole('radio', { name: 'Male', exact: true }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked()
  await press(page, page.getByRole('button', { name: 'Save' }))
  await expect(phone).toHaveAccessibleDescription(
    'Mobile number not valid 10 digits, with or without +91',
  )
  await typeInto(page, phone, '+91 98765 43210')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your details are saved.')).toBeVisible()
  await expect(name).not.toBeEditable()
  expect(await storedUser(page)).toMatchObject({
    name: 'Meera Joshi',
    email,
    phone: '9876543210',
    gender: 'Female',
  })
  await page.reload()
  await expect(name).toHaveValue('Meera Joshi')
  await expect(phone).toHaveValue('9876543210')
  await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked()
  await expectAccessible(page)
})

test('addresses are added, edited and, after a question, deleted by keyboard', async ({ page }) => {
  await ensureAccount(page)
  await page.goto('/account/address')
  await press(page, page.getByRole('button', { name: 'Add new address' }))
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await press(page, page.getByRole('button', { name: 'Save address' }))
  const hints: Record<string, string> = {
    Phone: ' 10 digits, with or without +91',
    'PIN code': ' Fills in city and state',
  }
  for (const label of ['Name', 'Phone', 'PIN code', 'Street address', 'City', 'State'])
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(
      `Required${hints[label] ?? ''}`,
    )
  await expectAccessible(page)
  await typeInto(page, page.getByRole('textbox', { name: 'Name' }), 'Meera Joshi')
  // As people write phone numbers.
  await typeInto(page, page.getByLabel('Phone'), '98765 43210')
  await typeInto(page, page.getByLabel('PIN code'), '560 001')
  await typeInto(page, page.getByLabel('Street address'), '2 Brigade Road')
  await expect(page.getByLabel('City')).toHaveValue('Bengaluru')
  await expect(page.getByLabel('State')).toHaveValue('Karnataka')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The address is saved.')).toBeVisible()
  await expectAccessible(page)

  await press(page, page.getByRole('button', { name: /^Edit address of Meera Joshi/ }))
  await typeInto(page, page.getByLabel('Street address'), '3 Brigade Road')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list').getByText('3 Brigade Road')).toBeVisible()
  expect(await storedUser(page)).toMatchObject({
    addresses: [
      {
        streetAddress: '3 Brigade Road',
        phone: '9876543210',
        pinCode: '560001',
        city: 'Bengaluru',
      },
    ],
  })

  const remove = page.getByRole('button', { name: /^Delete address of Meera Joshi/ })
  const dialog = page.getByRole('alertdialog', { name: 'Delete Address' })
  await press(page, remove)
  await expect(dialog).toContainText('permanently removed. This cannot be undone.')
  await expectAccessible(page)
  await press(page, dialog.getByRole('button', { name: 'Cancel' }))
  await expect(remove).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, dialog.getByRole('button', { name: 'Delete' }))
  await expect(page.getByText('No saved addresses yet')).toBeVisible()
  expect(await storedUser(page)).toMatchObject({ addresses: [] })
})

test('each page under /user has its title, and an unknown word redirects to an existing page', async ({
  page,
}) => {
  await ensureAccount(page)
  for (const [action, title] of [
    ['profile', 'Edit Profile'],
    ['address', 'Manage Addresses'],
    ['orders', 'My Orders'],
    ['return', 'How to return a product ?'],
    ['privacy', 'Privacy Policy'],
  ] as const) {
    await page.goto(`/user/${action}`)
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
  await page.goto('/user/nowhere')
  await expect(page).toHaveURL('/user/profile')
  await page.goto('/account/nowhere')
  await expect(page).toHaveURL('/account/details')
})

test('a phone has the menu of the account on a page, a desktop beside it', async ({
  page,
  isMobile,
}) => {
  await ensureAccount(page)
  await page.goto('/account/details')
  const menu = page.getByRole('navigation', { name: 'Your account' })
  if (isMobile) {
    const links = await menu
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links).toEqual([
      '/user/orders',
      '/user/designs',
      '/user/lists',
      '/user/dates',
      '/contact',
      '/user/profile',
      '/user/address',
      '/user/return',
      '/user/privacy',
    ])
    await menu.getByRole('link', { name: 'How to return a product ?' }).click()
    await expect(page).toHaveURL('/user/return')
    await page.getByRole('link', { name: 'Your account' }).click()
    await expect(page).toHaveURL('/account/details')
  } else {
    await expect(menu.getByRole('link')).toHaveText([
      'Account Details',
      'Manage Addresses',
      'My Orders',
      'My Designs',
      'Name Lists',
      'Dates',
    ])
    await expect(menu.getByRole('link', { name: 'Account Details' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  }
  await expect(menu.getByRole('button', { name: 'Log Out' })).toBeVisible()
})

test('the account explains how to return a product, and which personal data is stored', async ({
  page,
}) => {
  await ensureAccount(page)
  const main = page.getByRole('main')
  await page.goto('/user/return')
  await expect(page.getByRole('heading', { name: 'How to return a product ?' })).toBeVisible()
  for (const fact of [
    'An item that came damaged, defective or wrong, unused and in its original packaging.',
    'Customised items and items on sale cannot be returned for a change of mind',
    'choose Return or replace within 3 days of delivery',
    'We look at your request in 2–3 business days.',
    'A replacement ships within 7 business days',
    'a refund goes back the way you paid in 5–7 business days.',
  ])
    await expect(main).toContainText(fact)
  await expect(main.getByRole('link', { name: 'Return & Refund Policy' })).toHaveAttribute(
    'href',
    '/return-policy',
  )

  await page.goto('/user/privacy')
  await expect(page.getByRole('heading', { name: 'Privacy Policy' })).toBeVisible()
  await expect(main).toContainText('we never see the number of your card')
  await expect(main.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  )
})

test('a state that differs from that of the PIN code is questioned, and saved as answered', async ({
  page,
}) => {
  await ensureAccount(page)
  await page.goto('/account/address')
  await page.getByRole('button', { name: 'Add new address' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Meera Joshi')
  await page.getByLabel('Phone').fill('9876543210')
  await page.getByLabel('Street address').fill('14 Johari Bazaar')
  const state = page.getByLabel('State', { exact: true })
  const question = page.getByText('PIN code 302003 is in Rajasthan. Which state is right?')
  await state.selectOption('Goa')
  await page.getByLabel('PIN code').fill('302003')
  await expect(page.getByLabel('City')).toHaveValue('Jaipur')
  await expect(state).toHaveValue('Goa')
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await press(page, page.getByRole('button', { name: 'Keep Goa' }))
  await expect(question).toBeHidden()
  await expect(state).toBeFocused()
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByText('The address is saved.')).toBeVisible()
  expect(await storedUser(page)).toMatchObject({ addresses: [{ state: 'Goa' }] })

  await page.getByRole('button', { name: /^Edit address of Meera Joshi/ }).click()
  await press(page, page.getByRole('button', { name: 'Change to Rajasthan' }))
  await expect(question).toBeHidden()
  await expect(state).toBeFocused()
  await expect(state).toHaveValue('Rajasthan')
  // A state filled in from a PIN code follows the next PIN code; one that the person chose is
  // questioned.
  await page.getByLabel('PIN code').fill('560001')
  await expect(state).toHaveValue('Karnataka')
  await state.selectOption('Rajasthan')
  await expect(page.getByText('PIN code 560001 is in Karnataka.')).toBeVisible()
  // The form can be saved without an answer.
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByRole('button', { name: 'Add new address' })).toBeVisible()
  expect(await storedUser(page)).toMatchObject({ addresses: [{ state: 'Rajasthan' }] })
})

test('the state of an older address is found in the list by its other spellings, or must be chosen again', async ({
  page,
}) => {
  await ensureAccount(page)
  const { token, userId } = await sessionOf(page)
  const common = { phone: '9876543210', email: 'meera@example.com', streetAddress: '1 Far Road' }
  await answered(page.request, 'PUT', `/user/${userId}`, {
    token,
    data: {
      addresses: [
        { ...common, name: 'Short', city: 'Jaipur', state: 'rj', pinCode: '302003' },
        { ...common, name: 'Strange', city: 'Farcity', state: 'Bavaria', pinCode: '900001' },
      ],
    },
  })
  await page.goto('/account/address')
  await page.getByRole('button', { name: /^Edit address of Short/ }).click()
  const state = page.getByLabel('State', { exact: true })
  await expect(state).toHaveValue('Rajasthan')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: /^Edit address of Strange/ }).click()
  await expect(state).toHaveValue('')
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(state).toHaveAccessibleDescription('Required')
  await expect(state).toBeFocused()
  await state.selectOption('Goa')
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByText('The address is saved.')).toBeVisible()
  expect(await storedUser(page)).toMatchObject({ addresses: [{ state: 'rj' }, { state: 'Goa' }] })
})
