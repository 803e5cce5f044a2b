import puppeteer, { type ElementHandle, type LaunchOptions } from 'puppeteer-core'
import type { Tab } from './tab.ts'

/** A tab in a browser that puppeteer starts: Firefox, spoken to by BiDi, or Chromium. */
export async function openPuppeteerTab(options: LaunchOptions): Promise<Tab> {
  const browser = await puppeteer.launch({ headless: true, defaultViewport: null, ...options })
  const page = await browser.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(message.text())
  })
  return {
    version: await browser.version(),
    complaints: () => complaints,
    resize: (size) => page.setViewport(size),
    open: async (url) => void (await page.goto(url)),
    async evaluate(expression) {
      // A page that is being left cannot be asked; the next one can.
      const ask = () => page.evaluate(expression)
      return ask().catch((error: Error) => {
        if (/context was destroyed/i.test(error.message)) return ask()
        throw error
      })
    },
    press: (x, y) => page.mouse.click(x, y),
    type: (words) => page.keyboard.type(words),
    async upload(selector, files) {
      const input = (await page.$(selector)) as ElementHandle<HTMLInputElement> | null
      if (!input) throw new Error(`The page has no ${selector}.`)
      await input.uploadFile(...files)
    },
    picture: () => page.screenshot(),
    close: () => browser.close(),
  }
}
