import sharp from 'sharp'
import { expect, type Locator, type Page } from '@playwright/test'

/** A mug’s wrap with its bleed, in millimetres. */
export const wrap = { width: 211, height: 101 }

/** A photo of one colour to be chosen, 2,000 pixels wide and high. */
export const aPhoto = async (background = '#3070a0') => ({
  name: 'photo.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 2_000, height: 2_000, channels: 3, background } })
    .jpeg()
    .toBuffer(),
})

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
