import type { Locator, Page } from '@playwright/test'

/**
 * Counts the presses of a page in each document from the next one on: pointers that go down, and
 * Enter. Typing and pasting are none. A choice in a list of options is two, and so is one of a file:
 * both are made outside the page.
 */
export async function countPresses(page: Page): Promise<() => number> {
  let count = 0
  await page.exposeFunction('pressed', (presses: number) => {
    count += presses
  })
  await page.addInitScript(() => {
    const { pressed } = window as unknown as { pressed: (presses: number) => void }
    const capture = { capture: true }
    document.addEventListener('pointerdown', () => pressed(1), capture)
    document.addEventListener('keydown', ({ key }) => key === 'Enter' && pressed(1), capture)
    document.addEventListener(
      'change',
      ({ target }) => {
        const isFile = target instanceof HTMLInputElement && target.type === 'file'
        if (isFile || target instanceof HTMLSelectElement) pressed(2)
      },
      capture,
    )
  })
  return () => count
}

/** Types into a field, which has the focus or gets it by a press. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  if (!(await field.evaluate((one) => one === document.activeElement))) await field.click()
  await field.page().keyboard.insertText(text)
}
