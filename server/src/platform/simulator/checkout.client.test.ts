import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { findBrowser } from '../../../../e2e/support/browser.ts'
import { openSandbox, type OpenSandbox } from './simulator.fixture.ts'

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-src 'self'"
const shop = `<!doctype html><html lang="en"><title>Shop</title><main><h1>Shop</h1>
<button id="open">PLACE ORDER</button></main><script src="/sandbox/razorpay/checkout.js"></script>`

let sandbox: OpenSandbox
let browser: Browser
let page: Page
let complaints: string[]
beforeAll(async () => {
  sandbox = await openSandbox()
  browser = await chromium.launch({
    ...(await findBrowser()),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  })
})
afterAll(async () => {
  await browser.close()
  await sandbox.close()
})
beforeEach(async () => {
  complaints = []
  const context = await browser.newContext({ viewport: { width: 390, height: 700 } })
  page = await context.newPage()
  page.on('console', (message) => complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.route('**/shop', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': policy },
      body: shop,
    }),
  )
  await page.goto(`${sandbox.url}/shop`)
})
afterEach(async () => {
  await page.context().close()
  expect(complaints).toEqual([])
})

/** Opens the window as the shop's page does, and collects its callbacks. */
async function open(options: Record<string, unknown> = {}): Promise<string> {
  const order = await sandbox.razorpay.createOrder({
    amountPaise: 123450,
    receipt: `window-${Math.random()}`,
    notes: {},
  })
  const all = {
    key: sandbox.keys.razorpayKeyId,
    order_id: order.id,
    amount: 123450,
    currency: 'INR',
    name: 'Tohfa',
    description: 'Mug x 1',
    prefill: { name: 'Asha', email: 'asha@example.com', contact: '+919876543210' },
    theme: { color: '#A8322A' },
    ...options,
  }
  await page.evaluate(`
    window.told = []
    document.getElementById('open').focus()
    const options = ${JSON.stringify(all)}
    options.handler = (answer) => told.push(['paid', answer])
    options.modal = { ...options.modal, ondismiss: () => told.push(['dismissed']) }
    window.rzp = new Razorpay(options)
    rzp.on('payment.failed', (answer) => told.push(['failed', answer.error]))
    rzp.open()`)
  return order.id
}
const told = () => page.evaluate<[string, Record<string, string>][]>('told')
const dialog = () => page.getByRole('dialog', { name: 'Pay Tohfa' })
const press = (name: RegExp) => dialog().getByRole('button', { name }).click()
const focused = (of: string) => page.evaluate<boolean>(`document.activeElement.matches('${of}')`)

test('a payment gives the page the provider’s result, and closes', async () => {
  const orderId = await open()
  await press(/^Pay ₹1,234\.50$/)
  await dialog().waitFor({ state: 'detached' })
  const [[event, callback] = []] = await told()
  expect(event).toBe('paid')
  expect(
    sandbox.razorpay.verifyCallback({
      orderId,
      paymentId: callback?.['razorpay_payment_id'] ?? '',
      signature: callback?.['razorpay_signature'] ?? '',
    }),
  ).toBe(true)
})

test('after a failure the window shows it and stays open, and a second attempt can succeed', async () => {
  const orderId = await open()
  await press(/fail/i)
  await dialog().getByRole('alert').getByText('You can try again').waitFor()
  expect(await told()).toMatchObject([['failed', { metadata: { order_id: orderId } }]])
  await press(/pay/i)
  await dialog().waitFor({ state: 'detached' })
  expect((await told()).map(([event]) => event)).toEqual(['failed', 'paid'])
})

test('with retries off a failure closes the window', async () => {
  await open({ retry: { enabled: false } })
  await press(/fail/i)
  await dialog().waitFor({ state: 'detached' })
  expect((await told()).map(([event]) => event)).toEqual(['failed', 'dismissed'])
})

test('a second window on a paid order reports that it is already paid', async () => {
  const order_id = await open()
  await press(/pay/i)
  await dialog().waitFor({ state: 'detached' })
  await open({ order_id })
  await press(/pay/i)
  await dialog().getByRole('alert').getByText('already paid').waitFor()
})

test('closing it by button or Escape notifies the page and restores the focus', async () => {
  for (const leave of [() => press(/dismiss/i), () => page.keyboard.press('Escape')]) {
    await open()
    await leave()
    await dialog().waitFor({ state: 'detached' })
    expect(await told()).toEqual([['dismissed']])
    expect(await focused('#open')).toBe(true)
  }
})

test('the page can close it, and can disable Escape', async () => {
  await open({ modal: { escape: false } })
  await page.keyboard.press('Escape')
  expect(await dialog().count()).toBe(1)
  await page.evaluate('rzp.close()')
  expect(await dialog().count()).toBe(0)
  expect(await told()).toEqual([])
})

test('Tab stays within the window, in both directions', async () => {
  await open()
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key)
    expect(await focused('dialog button')).toBe(true)
  }
})

test('it is accessible and fits a small phone', async () => {
  await open()
  const { violations } = await new AxeBuilder({ page }).include('dialog').analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390)
})

test('a description over 255 characters is refused, as the provider does', async () => {
  await expect(open({ description: 'x'.repeat(256) })).rejects.toThrow(/255/)
})
