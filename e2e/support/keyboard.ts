import { expect, type Locator, type Page } from '@playwright/test'
import { lookAtFocus } from './focus.ts'
import type { WithFocus } from './shop.ts'

const MOST_STOPS = 150
const MOST_RADIOS = 20
const often = { intervals: [20, 50, 100, 250] }

/**
 * Presses Tab until the focus is there, as somebody without a mouse does, or Shift+Tab for what
 * stands before. Every stop on the way must be one that somebody can see, name and hit.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeEnabled()
  await expectFocusKept(page)
  const key = (await target.evaluate(standsBefore)) ? 'Shift+Tab' : 'Tab'
  for (let stops = 0; stops < MOST_STOPS && !(await isAt(page, target)); stops++)
    await page.keyboard.press(key)
  await expect(target).toBeFocused()
}

/** Presses Tab from the beginning of a page to its end, and looks at each stop. */
export async function tabThrough(page: Page): Promise<void> {
  const end = page.locator('body')
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    await page.keyboard.press('Tab')
    if (await isAt(page, end)) return
  }
  throw new Error(`${page.url()} has no end`)
}

/** The focus is somewhere, unless this document is new and nobody has pressed Tab in it yet. */
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

/** Chooses a radio: Tab leads to its group, arrows lead on in it, down or up. */
export async function choose(page: Page, group: Locator, radio: Locator): Promise<void> {
  await tabTo(page, group.getByRole('radio', { checked: true }))
  const key = (await radio.evaluate(standsBefore)) ? 'ArrowUp' : 'ArrowDown'
  for (let steps = 0; steps < MOST_RADIOS && !(await isAt(page, radio)); steps++)
    await page.keyboard.press(key)
  await expect(radio).toBeChecked()
  await expect(radio).toBeFocused()
}

/** Whether the focus is there; fails when it is at a place where it should not be. */
async function isAt(page: Page, target: Locator): Promise<boolean> {
  const seen = await target.evaluate(lookAtFocus)
  // What has just got the focus may be on its way into sight.
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
