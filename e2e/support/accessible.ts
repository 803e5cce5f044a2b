import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

// Of WCAG 2.2 AA, and not asked by itself: targets of 24 px.
const options: axe.RunOptions = {
  rules: { 'target-size': { enabled: true } },
  // What passed is checked all the same, but not written down: that costs a tenth of the whole.
  reporter: 'no-passes',
}

/** The page is no wider than its screen. */
export async function expectFits(page: Page): Promise<void> {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(over, `${page.url()} is wider than the screen`).toBe(0)
}

/** Nothing that axe finds, in a browser that wants no motion: what fades in has its colours at once. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect }) => effect?.getTiming().iterations === Infinity),
  )
  await bringAxe(page)
  const found = await page.evaluate(async (options) => {
    // Half a field under the header that stays counts as too small to hit.
    const { scrollX, scrollY } = window
    window.scrollTo({ left: 0, top: 0, behavior: 'instant' })
    const { violations } = await (window as unknown as WithAxe).axe.run(document, options)
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
    return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
  }, options)
  expect(found, page.url()).toEqual([])
}

type WithAxe = { axe: typeof axe }

/** Once into each document: it is half a megabyte. */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
}
