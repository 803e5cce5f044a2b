import { expect, type Locator, type Page } from '@playwright/test'
import { lookAtFocus } from './focus.ts'
import type { WithFocus } from './shop.ts'

const MOST_STOPS = 150
const MOST_RADIOS = 20
const often = { intervals: [20, 50, 100, 250] }

/**
 * Presses Tab until the element has the focus, or Shift+Tab to go back. Every stop on the way must
 * be visible, named and large enough.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeEnabled()
  await expectFocusKept(page)
  const key = (await target.evaluate(standsBefore)) ? 'Shift+Tab' : 'Tab'
  for (let stops = 0; stops < MOST_STOPS && !(await isAt(page, target)); stops++)
    await page.keyboard.press(key)
  await expect(target).toBeFocused()
}

/** Tabs from the beginning of a page to its end, and checks each stop. */
export async function tabThrough(page: Page): Promise<void> {
  const end = page.locator('body')
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    await page.keyboard.press('Tab')
    if (await isAt(page, end)) return
  }
  throw new Error(`${page.url()} has no end`)
}

/** Something has the focus, unless this document is new and nobody has pressed Tab in it yet. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect(async () => {
    expect(await page.evaluate(isLost), `the focus was lost on ${page.url()}`).toBe(false)
  }).toPass(often)
}

export async function typeInto(page: Page, field: Locator, words: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(words)
}

export async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press(key)
}

/** Chooses a radio button: Tab moves to its group, arrow keys move within it. */
export async function choose(page: Page, group: Locator, radio: Locator): Promise<void> {
  await tabTo(page, group.getByRole('radio', { checked: true }))
  const key = (await radio.evaluate(standsBefore)) ? 'ArrowUp' : 'ArrowDown'
  for (let steps = 0; steps < MOST_RADIOS && !(await isAt(page, radio)); steps++)
    await page.keyboard.press(key)
  await expect(radio).toBeChecked()
  await expect(radio).toBeFocused()
}

/** Whether the element has the focus; fails when an unsuitable one has it. */
async function isAt(page: Page, target: Locator): Promise<boolean> {
  const seen = await target.evaluate(lookAtFocus)
  // A newly focused element may still be scrolling into view.
  if (seen.faults.length > 0)
    await expect(async () => {
      expect((await target.evaluate(lookAtFocus)).faults, page.url()).toEqual([])
    }).toPass(often)
  return seen.isThere
}

function standsBefore(element: Element): boolean {
  const focused = document.activeElement ?? document.body
  if (focused === document.body) return false
  return Boolean(focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING)
}

function isLost(): boolean {
  const isSomewhere = document.activeElement !== null && document.activeElement !== document.body
  return !isSomewhere && (window as WithFocus).hadFocus === true
}
