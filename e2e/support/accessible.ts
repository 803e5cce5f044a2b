import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The page is no wider than its screen. */
export async function expectFits(page: Page): Promise<void> {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(over, `${page.url()} is wider than the screen`).toBe(0)
}

/** Nothing that axe finds; what fades in has its colours at once, and what comes later too. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect }) => effect?.getTiming().iterations === Infinity),
  )
  // Of WCAG 2.2 AA, and not asked by itself: targets of 24 px.
  const axe = new AxeBuilder({ page })
    .options({ rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] })
    // In the page itself: a second one, to gather what frames of other hosts said, costs as much again.
    .setLegacyMode()
  const { violations } = await axe.analyze()
  await page.emulateMedia({ reducedMotion: null })
  const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
  expect(found, page.url()).toEqual([])
}
