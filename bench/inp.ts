/**
 * `npm run bench -- inp`: how long a phone with a processor four times slower takes to answer each
 * tap and key of a whole purchase. The purchase is a search, a personalised product, cash on
 * delivery, and a look at My orders. What counts is the worst of each step, from the press to the
 * next frame, as browsers report
 * it (Event Timing).
 */
import { chromium, expect as expectSoon, type Page } from '@playwright/test'
import { phone } from './phone.ts'
import { findBrowser } from '../e2e/support/browser.ts'
import { mailTo, password } from '../e2e/support/shopper.ts'

/** A product of the sample with one line of words that need no photo. */
const product = 'Adrak Wali Chai Mug'
/** Long, because no time to an appearance is measured here. */
const patience = 60_000
const expect = expectSoon.configure({ timeout: patience })

type Interaction = { event: string; on: string; ms: number }
type Step = { interactions: number; 'worst ms': number; worst: string }

export async function measureInp(shop: string): Promise<Record<string, Step>> {
  const browser = await chromium.launch({
    ...(await findBrowser()),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  })
  try {
    const context = await browser.newContext({
      baseURL: shop,
      ...phone,
      locale: 'en-IN',
    })
    context.setDefaultTimeout(patience)
    const page = await context.newPage()
    const seen: Interaction[] = []
    await page.exposeFunction('recordInteraction', (one: Interaction) => seen.push(one))
    await page.addInitScript(observe)
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const steps: Record<string, Step> = {}
    for (const [name, walk] of Object.entries(purchase)) {
      seen.length = 0
      await walk(page).catch((cause: unknown) => {
        throw new Error(`the step “${name}” failed`, { cause })
      })
      // What took long is reported once its frame is visible.
      await page.waitForTimeout(1_500)
      if (seen.length === 0) throw new Error(`no interaction of the step “${name}” was seen`)
      steps[name] = stepOf(seen)
    }
    return steps
  } finally {
    await browser.close()
  }
}

function stepOf(seen: readonly Interaction[]): Step {
  const worst = seen.toSorted((a, b) => b.ms - a.ms)[0]
  return {
    interactions: seen.length,
    'worst ms': worst?.ms ?? 0,
    worst: worst ? `${worst.event} on ${worst.on}` : '',
  }
}

/** Runs in each page, before anything of it. Browsers do not report what took less than two frames. */
function observe() {
  const { recordInteraction } = globalThis as unknown as {
    recordInteraction: (one: Interaction) => void
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { name, duration, interactionId, target } = entry as PerformanceEventTiming
      if (!interactionId) continue
      const element = target instanceof Element ? target.closest('a,button,input,label') : null
      const words = element?.getAttribute('aria-label') ?? element?.textContent ?? ''
      recordInteraction({
        event: name,
        on: `${element?.localName ?? 'page'} ${words.trim().slice(0, 24)}`.trim(),
        ms: duration,
      })
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const type = async (page: Page, label: string, words: string) => {
  const field = page.getByRole('main').getByLabel(label, { exact: true }).first()
  await field.tap()
  await field.pressSequentially(words, { delay: 60 })
}

/** Each step of a purchase, as fingers do it. */
const purchase: Record<string, (page: Page) => Promise<void>> = {
  async 'sign up'(page) {
    const email = `inp-${crypto.randomUUID().slice(0, 8)}@example.com`
    await page.goto('/signup')
    await type(page, 'Email', email)
    await button(page, 'Generate OTP').tap()
    await expect(page.getByText('OTP sent successfully!')).toBeVisible()
    const code = /\b\d{6}\b/.exec((await mailTo(page, email)).text)?.[0] ?? ''
    await type(page, 'OTP', code)
    await type(page, 'Password', password)
    await button(page, 'Create Account').tap()
    await expect(page).toHaveURL('/')
  },
  async 'home: banners and menu'(page) {
    await page.goto('/')
    await button(page, 'Next').first().tap()
    await button(page, 'Open menu').tap()
    const drawer = page.getByRole('dialog')
    await expect(drawer).toBeVisible()
    await drawer.getByRole('button', { name: /close/i }).first().tap()
    await expect(drawer).toBeHidden()
  },
  async search(page) {
    await button(page, 'Open search').tap()
    const field = page.getByRole('combobox', { name: 'Search for gifts' })
    await field.pressSequentially('chai mug', { delay: 60 })
    await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible()
    await field.press('Enter')
    await expect(page).toHaveURL(/product-filter\?search=/)
    await expect(page.getByText('Searched for chai mug')).toBeVisible()
  },
  async 'listing: sort and filter'(page) {
    await button(page, 'Sort').first().tap()
    await page.getByRole('radio', { name: 'Best rated' }).tap()
    await expect(page).toHaveURL(/sort=/)
    await button(page, /^Filters/).tap()
    const filters = page.getByRole('dialog', { name: 'Filters' })
    await filters.getByRole('checkbox', { name: 'Coffee Mug', exact: true }).tap()
    await expect(page).toHaveURL(/categorie=/)
    await button(page, /^Show \d/).tap()
    await expect(filters).toBeHidden()
  },
  async 'to the product'(page) {
    await page.getByRole('main').getByRole('link').filter({ hasText: product }).first().tap()
    await expect(page).toHaveURL(/product-detail/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product)
  },
  async 'make it yours'(page) {
    const words = page.getByRole('region', { name: 'Make it yours' }).getByRole('textbox').first()
    await words.tap()
    await words.pressSequentially('as Asha likes it', { delay: 60 })
    await button(page, 'See your proof').tap()
    const proof = page.getByRole('dialog', { name: 'Your proof' })
    await expect(proof).toBeVisible()
    const approve = button(page, 'I approve this print')
    await expect(approve).toBeEnabled()
    for (const box of await proof.getByRole('checkbox').all()) await box.tap()
    await approve.tap()
    await expect(page.getByRole('main').getByRole('link', { name: 'GO TO CART' })).toBeVisible()
  },
  async cart(page) {
    await page.getByRole('main').getByRole('link', { name: 'GO TO CART' }).tap()
    await expect(page).toHaveURL('/cart')
    await button(page, /^Increase quantity/)
      .first()
      .tap()
    await page.getByRole('link', { name: 'Checkout' }).tap()
    await expect(page).toHaveURL('/checkout')
  },
  async 'checkout: address'(page) {
    await type(page, 'Name', 'Meera Joshi')
    await type(page, 'Phone', '9876543210')
    await type(page, 'PIN code', '302003')
    await expect(page.getByLabel('City')).not.toHaveValue('')
    await type(page, 'Street address', '14 Johari Bazaar')
    await button(page, 'Save address').tap()
    await expect(page.getByRole('radio', { name: /Meera Joshi/ })).toBeChecked()
  },
  async 'checkout: cash'(page) {
    await page.getByRole('radio', { name: 'Cash' }).tap()
    await expect(button(page, 'CONFIRM ORDER')).toBeEnabled()
    await button(page, 'CONFIRM ORDER').tap()
    await expect(page).toHaveURL('/order-success')
  },
  async 'my orders'(page) {
    await page.getByRole('link', { name: 'CHECK STATUS' }).tap()
    await expect(page).toHaveURL('/account/orders')
    await button(page, /^Track Order/)
      .first()
      .tap()
    await expect(page.getByRole('dialog', { name: 'Track Order' })).toBeVisible()
    await page.keyboard.press('Escape')
  },
}
