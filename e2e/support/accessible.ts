import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

/** Without its comments, which are more than half of what each document would be sent and parse. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

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

/**
 * Nothing that axe finds, in a browser that wants no motion: what fades in has its colours at once.
 * What it met half-way, as a button that is just about to be free again, is looked at once more.
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
    // Half a field under the header that stays counts as too small to hit.
    const { scrollX, scrollY } = window
    window.scrollTo({ left: 0, top: 0, behavior: 'instant' })
    const { violations } = await (window as unknown as WithAxe).axe.run(document, options)
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
    return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
  }, options)
}

type WithAxe = { axe: typeof axe }

/** Once into each document. */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source)
}
