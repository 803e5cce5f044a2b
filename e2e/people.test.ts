import { expectAccessible, expectFits } from './support/accessible.ts'
import { asAdmin } from './support/admin.ts'
import { answered, ensureAccount } from './support/by-call.ts'
import { placeOrder } from './support/orders.ts'
import { admin } from './support/running-shop.ts'
import { expectHindi } from './support/reading.ts'
import { logIn, mailTo, password } from './support/shopper.ts'
import { expect, test } from './support/shop.ts'

test('an owner invites a person, who joins as a printer and sees the pages for printers', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = `printer-${crypto.randomUUID().slice(0, 8)}@example.com`
  await asAdmin(page)
  await page.goto('/admin/people')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('People')
  await expect(page.getByText('(you)')).toBeVisible()
  await page.getByRole('button', { name: 'Invite somebody' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite somebody' })
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(dialog.getByText('Email is required')).toBeVisible()
  await expect(dialog.getByLabel('Email')).toBeFocused()
  await expectAccessible(page)
  await dialog.getByLabel('Email').fill(email)
  await expect(dialog.getByRole('radio', { name: 'Printer' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  const row = page.getByRole('listitem').filter({ hasText: email })
  await expect(row).toContainText('Invited, not here yet')
  await expectAccessible(page)
  await expectFits(page)

  const path = /\/reset-password\/[\w-]+/.exec((await mailTo(page, email)).text)?.[0] ?? ''
  const theirs = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const printer = await theirs.newPage()
  await printer.goto(path)
  await printer.getByLabel('New Password').fill(password)
  await printer.getByRole('button', { name: 'Done' }).click()
  await expect(printer.getByText('Your password is changed.')).toBeVisible()
  await logIn(printer, { email, password })
  await expect(printer).toHaveURL('/admin/today')
  await printer.getByRole('button', { name: 'Actions' }).click()
  const menu = printer.getByRole('navigation', { name: 'Actions' })
  await expect(menu.getByRole('link', { name: 'Print queue' })).toBeVisible()
  for (const name of ['Product List', 'Numbers', 'Returns', 'People', 'Tax & legal'])
    await expect(menu.getByRole('link', { name })).toHaveCount(0)
  await printer.keyboard.press('Escape')
  await expect(
    printer.getByRole('navigation', { name: 'Staff pages' }).getByRole('link'),
  ).toHaveText(['Sales', 'Print room', 'Set-up', 'More'])
  await printer.goto('/admin/numbers')
  await expect(printer.getByRole('heading', { level: 1 })).toHaveText(
    'This page is not part of your role',
  )
  await expectAccessible(printer)
  await printer.getByRole('link', { name: 'To your pages' }).click()
  await expect(printer.getByRole('heading', { level: 1 })).toHaveText('Today')

  await page.reload()
  await expect(row).toContainText('Last here')
  await row.getByRole('button', { name: 'Change role' }).click()
  const role = page.getByRole('dialog', { name: `Role of ${email}` })
  await role.getByRole('radio', { name: 'Manager' }).check()
  await role.getByRole('button', { name: 'Change role' }).click()
  await expect(row).toContainText('Manager')
  await printer.goto('/admin/print')
  await expect(printer).toHaveURL('/signin')
  await theirs.close()

  await page.context().addCookies([{ name: 'lang', value: 'hi', url: baseURL ?? '' }])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expectHindi(page, [])
  await row.getByRole('button', { name: /^हटाएँ/ }).click()
  const question = page.getByRole('alertdialog')
  await expectAccessible(page)
  await expectFits(page)
  await question.getByRole('button', { name: 'हटाएँ' }).click()
  await expect(row).toHaveCount(0)
})

test('a printer reads an order, starts its printing and moves it; payments and address are read-only', async ({
  page,
}) => {
  await ensureAccount(page)
  const order = await placeOrder(page)
  const { request } = page
  const { token } = await answered<{ token: string }>(request, 'POST', '/auth/login', {
    data: admin,
  })
  const email = `printer-${crypto.randomUUID().slice(0, 8)}@example.com`
  const data = { email, staffRole: 'printer' }
  await answered(request, 'POST', '/admin/staff', { token, data })
  const path = /\/reset-password\/[\w-]+/.exec((await mailTo(page, email)).text)?.[0] ?? ''
  await page.goto(path)
  await page.getByLabel('New Password').fill(password)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Your password is changed.')).toBeVisible()
  await logIn(page, { email, password })
  await expect(page).toHaveURL('/admin/today')
  const refused: string[] = []
  page.on('response', (answer) => {
    if (answer.status() === 403) refused.push(answer.url())
  })

  await page.goto(`/admin/orders?order=${order.id}`)
  const dialog = page.getByRole('dialog', { name: `Order ${order.number}` })
  await expect(dialog.getByText('14 Johari Bazaar')).toBeVisible()
  for (const name of ['Change the address…', 'Cancel…', 'Give money back…', 'Ask again'])
    await expect(dialog.getByRole('button', { name })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Start printing' }).click()
  await expect(page.getByText(`The printing of ${order.number} has begun.`)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Move to ship' }).click()
  await page.getByRole('button', { name: 'Yes, ship 1 order' }).click()
  await expect(page.getByText(new RegExp(`${order.number}.*Shipped`)).first()).toBeVisible()
  expect(refused).toEqual([])
})
