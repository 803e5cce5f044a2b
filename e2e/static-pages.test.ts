import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { answered, ensureAccount, sessionOf } from './support/by-call.ts'
import { mailTo } from './support/shopper.ts'
import { expect, test } from './support/shop.ts'

test('the contents list of a long page links to its sections', async ({ page }) => {
  await page.goto('/return-policy')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'How do I get my money back?' }).click()
  await expect(page).toHaveURL('/return-policy#refunds')
  await expect(page.getByRole('heading', { name: 'How do I get my money back?' })).toBeInViewport()
})

test.describe('the contact form', () => {
  const message = 'Where is my order? It should have come on Friday.'

  test.beforeEach(async ({ page }) => {
    await page.goto('/contact')
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled()
  })

  const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click()
  const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

  async function fill(page: Page) {
    await field(page, 'First name').fill('Meera')
    await field(page, 'Last name').fill('Joshi')
    await field(page, 'Email').fill('meera@example.com')
    await field(page, 'Mobile number').fill('9876543210')
    await field(page, 'Message').fill(message)
  }

  test('reports missing values at each field', async ({ page }) => {
    await send(page)
    await expect(field(page, 'First name')).toBeFocused()
    for (const [name, hint] of [
      ['First name', ''],
      ['Last name', ''],
      ['Mobile number', ' 10 digits, with or without +91'],
      ['Message', ' If it is about an order, please name its number.'],
    ] as const) {
      await expect(field(page, name)).toHaveAccessibleDescription(`Required${hint}`)
    }
    await expect(field(page, 'Email')).toHaveAccessibleDescription('Email is required')

    await fill(page)
    await field(page, 'Email').fill('meera@example')
    await field(page, 'Mobile number').fill('+9198765432')
    await field(page, 'Message').fill('a'.repeat(24))
    await send(page)
    await expect(field(page, 'Email')).toHaveAccessibleDescription('Email is not valid')
    await expect(field(page, 'Mobile number')).toHaveAccessibleDescription(
      /^Mobile number not valid/,
    )
    await expect(field(page, 'Message')).toHaveAccessibleDescription(
      /^Message should be atleast 25 characters long/,
    )
    await expectAccessible(page)
  })

  test('is prefilled for a signed-in person, but does not overwrite typed text', async ({
    page,
  }) => {
    const email = await ensureAccount(page)
    const { token, userId } = await sessionOf(page)
    const data = { name: 'Meera Rani Joshi', email, phone: '9876543210', gender: 'Female' }
    const userInfo = await answered<object>(page.request, 'PUT', `/user/${userId}`, { token, data })
    await page.evaluate(
      (known) => localStorage.setItem('userInfo', JSON.stringify(known)),
      userInfo,
    )
    await page.goto('/contact')
    await expect(field(page, 'Email')).toHaveValue(email)
    await expect(field(page, 'First name')).toHaveValue('Meera')
    await expect(field(page, 'Last name')).toHaveValue('Rani Joshi')
    await expect(field(page, 'Mobile number')).toHaveValue('9876543210')
    await field(page, 'Email').fill('office@example.com')
    await field(page, 'Message').fill(message)
    await page.reload()
    await expect(field(page, 'Message')).toHaveValue(message)
    await expect(field(page, 'Email')).toHaveValue('office@example.com')
    await send(page)
    const news = page.getByText('Thank you. Your message is with us')
    await expect(news).toBeVisible()
    const mail = await mailTo(page, 'office@example.com')
    expect(mail.subject).toMatch(/^We have your message \(T-\d{4}-\d{4,}\)$/)
    expect(mail.text).not.toContain('Meera')
    await page.getByRole('button', { name: 'Write another message' }).click()
    await expect(field(page, 'Email')).toHaveValue(email)
    await expect(field(page, 'Message')).toHaveValue('')
  })

  test('sends a message, and confirms it', async ({ page }) => {
    await fill(page)
    const sent = page.waitForRequest('**/api/service/send-message')
    await send(page)
    expect((await sent).postDataJSON()).toEqual({
      name: 'Meera Joshi',
      email: 'meera@example.com',
      phone: '9876543210',
      message,
    })
    const news = page.getByRole('status').getByText('Thank you. Your message is with us')
    await expect(news).toBeFocused()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Write another message' }).click()
    await expect(field(page, 'Message')).toHaveValue('')
  })

  test.describe('whose script fails to load partly', () => {
    test.use({ expectedComplaints: [/^Failed to load resource: net::ERR_FAILED/] })

    test('keeps the contact details of the server’s HTML', async ({ page }) => {
      const refused: string[] = []
      await page.route('**/contact-details-*.js', (route) => {
        refused.push(route.request().url())
        return route.abort()
      })
      await page.reload()
      await expect.poll(() => refused).not.toEqual([])
      await fill(page)
      await send(page)
      await expect(page.getByText('Thank you. Your message is with us')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Contact details' })).toBeVisible()
    })
  })

  test.describe('without a connection', { tag: '@fresh' }, () => {
    test.use({ expectedComplaints: [/^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/] })

    test('keeps the typed text, over a reload too', async ({ page, context }) => {
      await fill(page)
      await context.setOffline(true)
      await send(page)
      await expect(page.getByRole('alert')).toContainText('Your message was not sent')
      await expect(field(page, 'Message')).toHaveValue(message)
      await context.setOffline(false)
      await page.reload()
      await expect(field(page, 'Message')).toHaveValue(message)
      await send(page)
      await expect(page.getByText('Thank you. Your message is with us')).toBeVisible()
    })
  })
})
