import { expectAccessible, expectFits } from './support/accessible.ts'
import { asAdmin } from './support/admin.ts'
import { ensureAccount } from './support/by-call.ts'
import { placeOrder } from './support/orders.ts'
import { expectHindi } from './support/reading.ts'
import { expect, test } from './support/shop.ts'
import { mailTo } from './support/shopper.ts'

test('a message about an order gets a number by mail, staff answer it, and its writer reads that by the link, in Hindi too', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await ensureAccount(page)
  const order = await placeOrder(page)
  await page.goto(`/contact?order=${order.number}&kind=return`)
  const form = page.getByRole('main')
  await expect(form.getByRole('combobox', { name: 'What is it about?' })).toHaveValue('return')
  const words = form.getByRole('textbox', { name: 'Message', exact: true })
  await expect(words).toHaveValue(`About my order ${order.number}: `)
  await words.fill(`About my order ${order.number}: the handle of the mug came off on day five.`)
  await form.getByRole('textbox', { name: 'First name' }).fill('Meera')
  await form.getByRole('textbox', { name: 'Last name' }).fill('Joshi')
  await form.getByRole('textbox', { name: 'Mobile number' }).fill('9876543210')
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(form).toContainText(/Your message has the number T-\d{4}-\d{4,}/)
  const number = /T-\d{4}-\d{4,}/.exec((await form.textContent()) ?? '')?.[0] ?? ''
  await expect(form.getByRole('link', { name: `Message ${number}` })).toBeVisible()
  await expectAccessible(page)

  const mail = await mailTo(page, email, /\/ticket\//)
  expect(mail.subject).toBe(`We have your message (${number})`)
  const link = /\/ticket\/[\w-]+/.exec(mail.text)?.[0] ?? ''
  const writer = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage()
  const opened = await writer.goto(link)
  expect(opened?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  })
  const ticket = writer.getByRole('main')
  await expect(ticket.getByRole('heading', { level: 1 })).toHaveText(`Your message ${number}`)
  await expect(ticket).toContainText('We are looking at it')
  await expect(ticket).toContainText(`A return after its time · Order ${order.number}`)
  await expect(ticket).not.toContainText('Meera')
  await expectAccessible(writer)
  await expectFits(writer)

  const office = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage()
  await asAdmin(office)
  await office.goto(`/admin/orders?order=${order.id}`)
  await office.getByRole('dialog').getByRole('link', { name: number }).click()
  const one = office.getByRole('article', { name: 'Message from Meera Joshi' })
  await expect(one).toContainText(number)
  await expect(one).toContainText(/To be closed: \d+ days left/)
  await one.getByRole('button', { name: 'Answer' }).click()
  const dialog = office.getByRole('dialog', { name: `Answer to ${number}` })
  await dialog.getByRole('button', { name: 'Send the answer' }).click()
  const answer = dialog.getByRole('textbox', { name: 'Your answer' })
  await expect(answer).toHaveAccessibleDescription(
    `Required It goes to ${email} by mail, and the page of the message shows it.`,
  )
  await expectAccessible(office)
  await expectFits(office)
  await answer.fill('Sorry for that. A new mug is on its way to you.')
  await dialog.getByRole('switch', { name: 'Close the message with it' }).click()
  await dialog.getByRole('button', { name: 'Send the answer' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(one).toContainText('A new mug is on its way to you.')
  await expect(one).toContainText('Closed by admin@example.com')
  await expectAccessible(office)

  await expect(async () => {
    const { subject, text } = await mailTo(page, email)
    expect(subject).toBe(`Our answer to your message ${number}`)
    expect(text).toContain('A new mug is on its way to you.')
    expect(text).toContain(link)
  }).toPass()
  await writer.reload()
  await expect(ticket).toContainText('Sorry for that. A new mug is on its way to you.')
  await expect(ticket).toContainText('Settled')
  await writer.getByRole('contentinfo').getByRole('link', { name: 'हिन्दी' }).click()
  await expect(ticket.getByRole('heading', { level: 1 })).toHaveText(`आपका संदेश ${number}`)
  await expect(ticket).toContainText('Sorry for that. A new mug is on its way to you.')
  const address = '14 Johari Bazaar, Jaipur, Rajasthan 302003'
  await expectHindi(writer, [number, order.number, address])
  await expectFits(writer)
})
