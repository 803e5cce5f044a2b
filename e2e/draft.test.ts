import type { Page } from '@playwright/test'
import { expectAccessible, expectFits } from './support/accessible.ts'
import { expect, test } from './support/shop.ts'
import { aNamedMug } from './support/studio.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Make it yours' })
const name = (page: Page) => section(page).getByRole('textbox', { name: 'Name' })
const note = (page: Page) => section(page).getByText('is kept on this device')
const question = (page: Page) => section(page).getByText('Changed in another tab')
const answer = (page: Page, label: string) => section(page).getByRole('button', { name: label })

/** Types a name, and waits until it is stored. */
async function keep(page: Page, words: string): Promise<void> {
  await name(page).fill(words)
  await expect(note(page)).toHaveAttribute('aria-busy', 'false')
}

type Stored = { v?: number; rev: number; values: Record<string, string | null> }

/** Reads what the browser stores of the product at this path, or replaces it. */
const stored = (page: Page, path: string, replacement?: object) =>
  page.evaluate(
    async ([key, put]) => {
      const came = (target: EventTarget, kind: string) =>
        new Promise((resolve) => {
          target.addEventListener(kind, resolve, { once: true })
        })
      const opening = indexedDB.open('studio')
      opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('drafts'))
      await came(opening, 'success')
      const transaction = opening.result.transaction('drafts', put ? 'readwrite' : 'readonly')
      const drafts = transaction.objectStore('drafts')
      const request = put ? drafts.put(put, key) : drafts.get(key)
      await came(transaction, 'complete')
      opening.result.close()
      return request.result as Stored | undefined
    },
    [`draft ${path.split('/').at(-1)}`, replacement] as const,
  )

/** Hides a page, or shows it again, as its tab would. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: state })
      document.dispatchEvent(new Event('visibilitychange'))
    },
    isHidden ? 'hidden' : 'visible',
  )

/** A mug’s page in two tabs, both of which show “Asha”. */
async function inTwoTabs(page: Page): Promise<{ other: Page; path: string }> {
  const path = await aNamedMug(page)
  await page.goto(path)
  await keep(page, 'Asha')
  const other = await page.context().newPage()
  await other.goto(path)
  await expect(name(other)).toHaveValue('Asha')
  return { other, path }
}

test('a tab that is behind shows what the other one changed, when asked to', async ({ page }) => {
  const { other } = await inTwoTabs(page)
  await keep(other, 'Bina')
  await expect(question(page)).toBeVisible()
  await expect(name(page)).toHaveValue('Asha')
  await expect(note(page)).toHaveCount(0)
  await expectAccessible(page)
  await expectFits(page)
  await answer(page, 'Show it').press('Enter')
  await expect(name(page)).toHaveValue('Bina')
  await expect(question(page)).toHaveCount(0)
  await expect(section(page).getByText('This is what you changed in the other tab.')).toBeFocused()
  await expect(question(other)).toHaveCount(0)
})

test('a tab that is behind keeps its own design, when asked to, and the other one is then behind', async ({
  page,
}) => {
  const { other, path } = await inTwoTabs(page)
  await keep(other, 'Bina')
  await expect(question(page)).toBeVisible()
  await name(page).fill('Chitra')
  await answer(page, 'Keep mine').click()
  await expect(section(page).getByText('What stands here is kept.')).toBeFocused()
  await expect(question(other)).toBeVisible()
  await expect(name(other)).toHaveValue('Bina')
  await other.reload()
  await expect(name(other)).toHaveValue('Chitra')
  await expect(async () =>
    expect((await stored(page, path))?.values['name']).toBe('Chitra'),
  ).toPass()
})

test('nothing of a tab that is behind replaces what the other one stored', async ({ page }) => {
  const { other, path } = await inTwoTabs(page)
  await keep(other, 'Bina')
  await expect(question(page)).toBeVisible()
  await name(page).fill('Chitra')
  await page.close()
  await other.reload()
  await expect(name(other)).toHaveValue('Bina')
  expect((await stored(other, path))?.values['name']).toBe('Bina')
})

test('a hidden tab takes over what the visible one changes', async ({ page }) => {
  const { other } = await inTwoTabs(page)
  await setHidden(page, true)
  await keep(other, 'Bina')
  await expect(name(page)).toHaveValue('Bina')
  await setHidden(page, false)
  await expect(question(page)).toHaveCount(0)
})

test('what was typed just before a tab is closed is there in the next one', async ({ page }) => {
  const path = await aNamedMug(page)
  await page.goto(path)
  await keep(page, 'Asha')
  await name(page).fill('Ashalata')
  const [other] = await Promise.all([page.context().newPage(), page.close()])
  await other.goto(path)
  await expect(name(other)).toHaveValue('Ashalata')
  await expect(async () =>
    expect((await stored(other, path))?.values['name']).toBe('Ashalata'),
  ).toPass()
})

test('what was typed just before a link is followed is there after going back', async ({
  page,
}) => {
  await page.goto(await aNamedMug(page))
  await keep(page, 'Asha')
  await name(page).fill('Ashalata')
  await page.goto('/cart')
  await page.goBack()
  await expect(name(page)).toHaveValue('Ashalata')
})

test('a draft of a later version of the page is neither shown nor replaced', async ({ page }) => {
  const path = await aNamedMug(page)
  await page.goto(path)
  const later = { v: 3, rev: 4, pages: [{ words: 'Asha' }] }
  await stored(page, path, later)
  await page.reload()
  await expect(section(page).getByText('A newer version of this page')).toBeVisible()
  await expect(name(page)).toHaveValue('')
  await name(page).fill('Bina')
  await expectAccessible(page)
  await page.goto('/cart')
  expect(await stored(page, path)).toEqual(later)
})

test('a draft of the first format is shown, and stored in the new one with its next change', async ({
  page,
}) => {
  const path = await aNamedMug(page)
  await page.goto(path)
  await stored(page, path, { values: { name: 'Asha' }, design: null, proof: null, owner: null })
  await page.reload()
  await expect(name(page)).toHaveValue('Asha')
  await keep(page, 'Bina')
  expect(await stored(page, path)).toMatchObject({ v: 2, rev: 1, values: { name: 'Bina' } })
})

test('several keys in a row are one write, a pause after the last', async ({ page }) => {
  await page.clock.install({ time: 0 })
  const path = await aNamedMug(page)
  await page.goto(path)
  await expect(name(page)).toBeVisible()
  await page.clock.pauseAt(3_600_000)
  await name(page).pressSequentially('Asha')
  await page.clock.runFor(299)
  expect(await stored(page, path)).toBeUndefined()
  await page.clock.runFor(1)
  await expect(note(page)).toHaveAttribute('aria-busy', 'false')
  expect(await stored(page, path)).toMatchObject({ rev: 1, values: { name: 'Asha' } })
})
