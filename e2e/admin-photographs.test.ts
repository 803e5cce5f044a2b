import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectAccessible, expectFits, widths } from './support/accessible.ts'
import { aMug, asAdmin, expect, type Made, test } from './support/admin.ts'
import { press, tabTo, typeInto } from './support/keyboard.ts'
import { aMugStudio } from '../server/src/studio/mug-studio.fixture.ts'

/** A bare white mug, as its owner would photograph it. */
const photograph = join(
  import.meta.dirname,
  '../print-engine/kits/mug-wrap-white.fe1bb1362188.webp',
)

type Stored = { color: string | null; version: number; corners: { x: number; y: number }[] }

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Where it is printed/ })
const corner = (page: Page, name: string) => dialog(page).getByRole('button', { name })
const canvas = (page: Page) => dialog(page).locator('canvas')
/** Drawn in a worker, so a change arrives a little later. */
const seen = (page: Page) => canvas(page).evaluate((it: HTMLCanvasElement) => it.toDataURL())
const file = (page: Page) => page.getByLabel('Choose a photograph', { exact: true })

async function aStudioOf(page: Page): Promise<Made & { token: string }> {
  const token = await asAdmin(page)
  const mug = await aMug(page, token)
  const made = await page.request.put(`/v1/admin-product/${mug.id}/studio`, {
    headers: { authorization: `Bearer ${token}` },
    data: aMugStudio,
  })
  expect(made.status()).toBe(200)
  await page.goto(`/admin/product-studio/${mug.id}`)
  return { ...mug, token }
}

/** The public photographs of a product. */
async function shownOf(page: Page, { id }: Made): Promise<Stored[]> {
  const answer = await page.request.get(`/v1/studio/products/${id}`)
  return ((await answer.json()) as { data: { photographs: Stored[] } }).data.photographs
}

async function save(page: Page) {
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog(page)).toBeHidden()
}

test('staff mark a photograph with the mouse, see the samples on it, and shoppers get it', async ({
  page,
}) => {
  const mug = await aStudioOf(page)
  await file(page).setInputFiles(photograph)
  await expect(canvas(page)).toBeVisible()
  const before = await seen(page)
  const box = (await corner(page, 'Upper right').boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 40, y + 10, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => seen(page)).not.toBe(before)
  const moved = await seen(page)
  await dialog(page).getByLabel('Upper edge sags').fill('12')
  await expect.poll(() => seen(page)).not.toBe(moved)
  const curved = await seen(page)
  await dialog(page).getByLabel('Folds and shade').fill('0')
  await expect.poll(() => seen(page)).not.toBe(curved)
  await save(page)
  await expect(button(page, /^Mark the place: .*All colours$/)).toBeVisible()

  const [stored] = await shownOf(page, mug)
  expect(stored).toMatchObject({ color: null, top: 12, folds: 0 })
  expect(stored!.corners[1]!.x).toBeLessThan(500)

  await button(page, /^Remove the photograph/).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove it' }).click()
  await expect(page.getByText('None yet: the drawing is shown.')).toBeVisible()
  expect(await shownOf(page, mug)).toEqual([])
})

test('a photograph is marked by keyboard alone, on any screen', async ({ page }) => {
  const mug = await aStudioOf(page)
  await tabTo(page, file(page))
  await file(page).setInputFiles(photograph)
  await expect(canvas(page)).toBeVisible()
  for (const size of widths) {
    await page.setViewportSize(size)
    await expectFits(page)
    await expectAccessible(page)
  }
  await page.setViewportSize({ width: 1366, height: 768 })

  await tabTo(page, corner(page, 'Upper left'))
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('ArrowDown')
  await expect(corner(page, 'Upper left')).toHaveAccessibleName(
    'Upper left: 150 from the left, 261 from the top',
  )
  const lower = dialog(page).getByRole('group', { name: 'Lower left' })
  await typeInto(page, lower.getByLabel('From the left'), '155.5')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()
  const [stored] = await shownOf(page, mug)
  expect([stored!.corners[0], stored!.corners[3]]).toEqual([
    { x: 150, y: 261 },
    { x: 155.5, y: 685 },
  ])
  await press(page, button(page, /^Mark the place/))
  await expect(lower.getByLabel('From the left')).toHaveValue('155.5')
  await page.keyboard.press('Escape')
  await expect(button(page, /^Mark the place/)).toBeFocused()
})

test('wrong figures are reported at their fields, and a file that is no picture at its own', async ({
  page,
}) => {
  await aStudioOf(page)
  await file(page).setInputFiles({
    name: 'mug.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<svg/>'),
  })
  await expect(page.getByText('JPEG, PNG or WebP', { exact: false }).first()).toBeVisible()
  await expect(file(page)).toHaveAttribute('aria-invalid', 'true')
  await file(page).setInputFiles(photograph)
  const upper = dialog(page).getByRole('group', { name: 'Upper left' })
  await upper.getByLabel('From the left').fill('900')
  await expect(upper.getByLabel('From the left')).toHaveAccessibleDescription(
    'A corner is 0 to 720 pixels from the left',
  )
  await upper.getByLabel('From the left').fill('600')
  await expect(dialog(page).getByRole('alert').first()).toContainText(
    'This corner must lie outside',
  )
  await dialog(page).getByLabel('Seen around').fill('20')
  await upper.getByLabel('From the left').fill('140')
  await expect(dialog(page).getByLabel('Seen around')).toHaveAccessibleDescription(
    /at least 60 degrees/,
  )
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog(page)).toBeVisible()
})

test('of two people at once, the second is asked to look at what the first saved', async ({
  page,
}) => {
  const mug = await aStudioOf(page)
  await file(page).setInputFiles(photograph)
  await save(page)
  await button(page, /^Mark the place/).click()
  const headers = { authorization: `Bearer ${mug.token}` }
  const path = `/v1/admin-product/${mug.id}/photographs`
  const [theirs] = (
    (await (await page.request.get(path, { headers })).json()) as { data: Stored[] }
  ).data
  const saved = await page.request.put(`${path}/wrap`, { headers, data: { ...theirs, top: 21 } })
  expect(saved.status()).toBe(200)

  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('Somebody else changed')
  await dialog(page).getByRole('button', { name: 'Go on with theirs' }).click()
  await expect(dialog(page).getByLabel('Upper edge sags')).toHaveValue('21')
  await save(page)
  expect(await shownOf(page, mug)).toMatchObject([{ top: 21 }])
})
