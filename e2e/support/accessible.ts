import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

/** Without comments, which are more than half of the code that each document would parse. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

// Of WCAG 2.2 AA, but not enabled by default: targets of 24 px.
const options: axe.RunOptions = {
  rules: { 'target-size': { enabled: true } },
  // Passed checks run too, but are not reported: that takes a tenth of the time.
  reporter: 'no-passes',
}

/** Checks that the page is no wider than its screen. */
export async function expectFits(page: Page): Promise<void> {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(over, `${page.url()} is wider than the screen`).toBe(0)
}

/** A wide screen and a phone. */
export const widths = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
]

/**
 * The page fits and is accessible on a wide screen and on a phone. It is loaded once: repeating a
 * whole journey on the other screen takes many times as long.
 */
export async function expectWell(page: Page): Promise<void> {
  const before = page.viewportSize()
  for (const size of widths) {
    await page.setViewportSize(size)
    await expectFits(page)
    await expectAccessible(page)
  }
  if (before) await page.setViewportSize(before)
}

/**
 * Checks with axe in a browser with reduced motion, so that fades have their final colours. A
 * finding in a transient state, such as a button that is about to be enabled, is checked once more.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await bringAxe(page)
  await expect(async () => {
    await page.waitForFunction(() =>
      document.getAnimations().every(({ effect }) => effect?.getTiming().iterations === Infinity),
    )
    expect(await findings(page), page.url()).toEqual([])
  }).toPass()
}

async function findings(page: Page): Promise<[string, string[]][]> {
  return page.evaluate(async (options) => {
    // Half a field under the sticky header counts as too small.
    const { scrollX, scrollY } = window
    window.scrollTo({ left: 0, top: 0, behavior: 'instant' })
    const { violations } = await (window as unknown as WithAxe).axe.run(document, options)
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
    return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
  }, options)
}

type WithAxe = { axe: typeof axe }

/** Once per document. */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source)
}
