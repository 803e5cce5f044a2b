import type { Page } from '@playwright/test'
import { expectAccessible, expectFits } from './support/accessible.ts'
import { aMug, asAdmin, expect, type Made, test } from './support/admin.ts'
import { press, tabTo } from './support/keyboard.ts'
import { expectPainted, figure, picture, placeOn, wrap } from './support/stage.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const template = (page: Page) => page.getByRole('region', { name: 'What is on it', exact: true })
const toTheRight = (page: Page) => template(page).getByLabel('To the right')
const undo = (page: Page) => button(page, 'Undo')
const redo = (page: Page) => button(page, 'Redo')

/** The page of a mug's template with one line of words, which nobody has saved yet. */
async function aTemplate(page: Page): Promise<Made> {
  const mug = await aMug(page, await asAdmin(page))
  await page.goto(`/admin/product-studio/${mug.id}`)
  await button(page, 'One line of words').click()
  await expect(picture(page)).toBeVisible()
  return mug
}

async function itemsOf(page: Page, { id }: Made): Promise<object[] | undefined> {
  const answer = await page.request.get(`/v1/studio/products/${id}`)
  const { data } = (await answer.json()) as {
    data: { template: { areas: { items: object[] }[] } }
  }
  return data.template.areas[0]?.items
}

/** Drags what is in the middle; with Alt nothing sticks to a line. */
async function drag(page: Page, dx: number, dy: number): Promise<void> {
  const { at, scale } = await placeOn(page, wrap)
  const from = at(0, 0)
  await page.keyboard.down('Alt')
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 4, from.y + 4)
  await page.mouse.move(from.x + dx * scale, from.y + dy * scale)
  await page.mouse.up()
  await page.keyboard.up('Alt')
}

test.describe('where saving fails', () => {
  test.use({ expectedComplaints: [/a status of 503/] })

  test('words that are dragged on the stage have their millimetres in the form, and are saved there', async ({
    page,
  }) => {
    const mug = await aTemplate(page)
    await button(page, 'Words: Name').click()
    await expectPainted(page)
    await drag(page, 20, 12)
    await expect(page.getByText(/in .*, 20(\.\d)? mm right of the middle/)).toBeAttached()
    const x = Number(await toTheRight(page).inputValue())
    expect(x).toBeCloseTo(20, 0)
    await expect(figure(page, 'Right of the middle mm')).toHaveValue(
      String(Math.round(x * 100) / 100),
    )

    // A save that fails loses nothing, and neither does what follows.
    await page.route('**/v1/admin-product/*/studio', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 503, json: { success: false, error: 'The shop is resting.' } })
        : route.fallback(),
    )
    const failed = page.waitForResponse((answer) => answer.status() === 503)
    await button(page, 'Save').click()
    await failed
    await expect(page.getByText('Not saved yet')).toBeVisible()
    await expect(toTheRight(page)).toHaveValue(String(x))
    await undo(page).click()
    await expect(toTheRight(page)).toHaveValue('0')
    await redo(page).click()
    await expect(toTheRight(page)).toHaveValue(String(x))
    await page.unroute('**/v1/admin-product/*/studio')
    await button(page, 'Save').click()
    await expect(page.getByText('Saved. Shoppers can personalise it now.').first()).toBeVisible()
    expect(await itemsOf(page, mug)).toMatchObject([{ kind: 'text', field: 'name', x }])
  })
})

test('undo goes back over the form and the stage alike', async ({ page }) => {
  await aTemplate(page)
  await expect(undo(page)).not.toHaveAttribute('aria-disabled')
  await button(page, 'Words: Name').click()
  await toTheRight(page).fill('12')
  await page.getByLabel('Extra price for each piece').fill('49')
  await picture(page).focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(toTheRight(page)).toHaveValue('17')
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(toTheRight(page)).toHaveValue('12')
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(page.getByLabel('Extra price for each piece')).toHaveValue('0')
  await expect(page.getByText('Undone: the form')).toBeAttached()
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(toTheRight(page)).toHaveValue('0')
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(page.getByRole('region', { name: 'Start with', exact: true })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+Y')
  await expect(button(page, 'Words: Name')).toBeVisible()
})

test('with the keyboard alone an item is moved, turned, copied with its field and deleted', async ({
  page,
}) => {
  const mug = await aTemplate(page)
  await tabTo(page, picture(page))
  for (const key of ['ArrowDown', 'ArrowRight', 'Shift+ArrowDown', ']'])
    await page.keyboard.press(key)
  await expect(figure(page, 'Below the middle mm')).toHaveValue('5')
  await expect(figure(page, 'Rotation °')).toHaveValue('1')
  await press(page, button(page, 'Duplicate'))
  await expect(button(page, 'Words: Name')).toHaveCount(2)
  await press(page, button(page, 'Save'))
  await expect(page.getByText('Saved. Shoppers can personalise it now.').first()).toBeVisible()
  expect(await itemsOf(page, mug)).toMatchObject([
    { field: 'name', x: 0.5, y: 5, turn: 1 },
    { field: 'name', x: 4.5, y: 9, turn: 1 },
  ])
  await tabTo(page, picture(page))
  await page.keyboard.press('Delete')
  await expect(button(page, 'Words: Name')).toHaveCount(1)
})

for (const locale of ['en-IN', 'hi-IN'])
  test.describe(locale, () => {
    test.use({ locale })

    test('the stage of a template fits every screen and is accessible', async ({ page }) => {
      const mug = await aMug(page, await asAdmin(page))
      await page.goto(`/admin/product-studio/${mug.id}`)
      const start = locale === 'en-IN' ? 'A photo and a caption' : 'तस्वीर और उसके साथ शब्द'
      await button(page, start).click()
      await picture(page).focus()
      for (const size of [
        { width: 1_366, height: 768 },
        { width: 1_024, height: 768 },
        { width: 390, height: 844 },
      ]) {
        await page.setViewportSize(size)
        await page.keyboard.press('Escape')
        await page.keyboard.press('ArrowRight')
        await expectPainted(page)
        await expectFits(page)
        await expectAccessible(page)
      }
    })
  })
