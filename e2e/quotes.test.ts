import { expectWell } from './support/accessible.ts'
import { asAdmin, expect, test } from './support/admin.ts'
import { aNamedMug } from './support/studio.ts'

const shots = process.env['SHOTS']
const chat = `Namaste! One blue mug please, "मीरा" on it.
Name: Meera Joshi
98765 01234, meera@example.com`

test('a chat becomes a quote, whose link is looked at, approved and ordered without an account', async ({
  page,
  browser,
  baseURL,
}) => {
  const path = await aNamedMug(page)
  await asAdmin(page)
  const answer = await page.request.get(`/v1/product/${path.split('/').at(-1)}`)
  const { title } = ((await answer.json()) as { data: { title: string } }).data

  await page.goto('/admin/drafts')
  await expectWell(page)
  await page.getByRole('link', { name: 'New quote' }).click()
  await page.getByLabel('Paste the chat').fill(chat)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Meera Joshi')
  await expect(page.getByLabel('Mobile number')).toHaveValue('9876501234')
  await page.getByLabel('Find a product').fill(title)
  await page.getByRole('button', { name: `Add ${title}` }).click()
  const line = page.getByRole('listitem').filter({ hasText: title })
  await line.getByRole('textbox', { name: 'Name' }).fill('मीरा')
  await line.getByLabel('Pieces').fill('0')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Should be a whole number from 1 to 1000')).toBeVisible()
  await line.getByLabel('Pieces').fill('12')
  await page.getByLabel('Discount').selectOption('Percent')
  await page.getByLabel('How much').fill('5')
  await expectWell(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/admin\/drafts\/[0-9a-f-]{36}$/)
  await expect(line.getByRole('img', { name: /मीरा/ })).toBeVisible()
  await expectWell(page)
  await page.getByRole('button', { name: 'Make the link' }).click()
  const link = await page.getByLabel('Link for the customer').inputValue()
  await expect(page.getByRole('link', { name: 'Send by WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/919876501234\?text=/,
  )
  if (shots) await page.screenshot({ path: `${shots}/draft.png`, fullPage: true })

  const customer = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage()
  await customer.setViewportSize({ width: 390, height: 844 })
  const document = await customer.goto(new URL(link).pathname)
  expect(document?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  })
  const main = customer.getByRole('main')
  await expect(main).toContainText('मीरा')
  await expect(main.getByRole('img', { name: /मीरा/ })).toBeVisible()
  await expectWell(customer)
  await main.getByLabel('Phone').fill('9876501234')
  await main.getByLabel('Email').fill('meera@example.com')
  await main.getByLabel('PIN code').fill('560001')
  await main.getByLabel('Street address').fill('12 MG Road')
  await main.getByLabel('City').fill('Bengaluru')
  await main.getByLabel('State').selectOption('Karnataka')
  await main.getByRole('button', { name: 'Use this address' }).click()
  await main.getByRole('radio', { name: /Cash/ }).check({ force: true })
  for (const tick of await main.getByRole('checkbox').all()) await tick.check({ force: true })
  await expectWell(customer)
  if (shots) await customer.screenshot({ path: `${shots}/quote.png`, fullPage: true })
  await main.getByRole('button', { name: /^Order for/ }).click()
  await expect(main).toContainText(/We make order TF\d+ now/)
  await expectWell(customer)
  await customer.close()

  await page.reload()
  await expect(page.getByText(/It is ordered as TF\d+/)).toBeVisible()
})

test('at the counter a payment is written down, and the order is handed over', async ({ page }) => {
  const path = await aNamedMug(page)
  await asAdmin(page)
  const answer = await page.request.get(`/v1/product/${path.split('/').at(-1)}`)
  const { title } = ((await answer.json()) as { data: { title: string } }).data
  await page.goto('/admin/drafts/new')
  await page.getByLabel('Name', { exact: true }).fill('Ravi')
  await page.getByLabel('Mobile number').fill('9876509999')
  await page.getByLabel('Find a product').fill(title)
  await page.getByRole('button', { name: `Add ${title}` }).click()
  const line = page.getByRole('listitem').filter({ hasText: title })
  await line.getByRole('textbox', { name: 'Name' }).fill('Ravi')
  await page.getByLabel('Delivery').selectOption('At the counter')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(line.getByRole('img', { name: /Ravi/ })).toBeVisible()
  await page.getByRole('button', { name: 'Take the payment' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reference').fill('428812345678')
  await expectWell(page)
  await dialog.getByRole('button', { name: 'It is paid: make the order' }).click()
  await page.getByRole('link', { name: 'See the order' }).click()
  await page
    .getByRole('row')
    .or(page.getByRole('article'))
    .filter({ hasText: 'Ravi' })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toContainText('At the counter')
  await expect(page.getByRole('dialog')).toContainText('428812345678')
  await page.getByRole('button', { name: 'Hand over' }).click()
  await expect(page.getByText('Not all of this order is printed yet')).toBeVisible()
})
