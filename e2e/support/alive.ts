import type { Page } from '@playwright/test'

/** Waits until a page has hydrated (web/app/platform/page-head/first-script.ts). */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => !('wakeUp' in window))
}

/**
 * Waits for hydration after opening a page: scripts start once the first picture is visible, after
 * the load event. Tests of the time before pass `commit`.
 */
export function lookFirst(page: Page): Page {
  const open = page.goto.bind(page)
  page.goto = async (url, options) => {
    const response = await open(url, options)
    if (options?.waitUntil !== 'commit') await untilAlive(page)
    return response
  }
  return page
}
