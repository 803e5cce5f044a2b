import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Nothing that axe finds; what fades in has its colours at once, and what comes later too. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect }) => effect?.getTiming().iterations === Infinity),
  )
  const { violations } = await new AxeBuilder({ page }).analyze()
  await page.emulateMedia({ reducedMotion: null })
  const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
  expect(found, page.url()).toEqual([])
}
