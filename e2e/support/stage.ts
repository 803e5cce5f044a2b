import { expect, type Locator, type Page } from '@playwright/test'

/** The picture of a side, which has the keys. */
export const picture = (page: Page): Locator => page.getByRole('application')
export const tool = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'Tools' }).first().getByRole('button', { name, exact: true })
export const layers = (page: Page): Locator => page.getByRole('listbox', { name: 'Layers' })
export const layer = (page: Page, name: string | RegExp): Locator =>
  layers(page).getByRole('option', { name })
export const figure = (page: Page, name: string): Locator => page.getByRole('spinbutton', { name })

/** Opens the stage from the fields of a product’s page. */
export async function moveFreely(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Move things freely' }).click()
  await expect(picture(page)).toBeVisible()
}

/** A place of the sheet in CSS pixels, from millimetres to the right of its middle and below it. */
export async function placeOn(
  page: Page,
  sheet: { width: number },
): Promise<{ at: (x: number, y: number) => { x: number; y: number }; scale: number }> {
  const canvas = picture(page).locator('canvas').first()
  await expect.poll(() => canvas.evaluate((one: HTMLCanvasElement) => one.width)).toBeGreaterThan(0)
  const box = await canvas.boundingBox()
  if (!box) throw new Error('the sheet is not visible')
  const scale = box.width / sheet.width
  return {
    scale,
    at: (x, y) => ({
      x: box.x + box.width / 2 + x * scale,
      y: box.y + box.height / 2 + y * scale,
    }),
  }
}

/** Waits until the words of the selection have their box, and its layer is painted. */
export async function expectPainted(page: Page): Promise<void> {
  const item = picture(page).locator('canvas').nth(1)
  await expect.poll(() => item.evaluate((one: HTMLCanvasElement) => one.width)).toBeGreaterThan(0)
}
