import type { Page } from '@playwright/test'

/** Waits until what is pressed in a page is answered by its script (web/app/platform/page-head/first-script.ts). */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => !('wakeUp' in window))
}

/**
 * Has an opened page looked at before it is used: scripts begin once its first picture is seen, later
 * than the end of its loading. Whoever tests what is done before asks for `commit` only.
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
