import type { Page } from '@playwright/test'
import { expect, test } from './support/admin.ts'
import {
  aPhoto,
  expectPainted,
  figure,
  layer,
  layers,
  moveFreely,
  picture,
  placeOn,
  tool,
  wrap,
} from './support/stage.ts'
import { aNamedMug, mugPair, withPhoto } from './support/studio.ts'

const name = (page: Page) => page.getByRole('textbox', { name: 'Name' })
const ownWords = (page: Page) => page.getByRole('textbox', { name: 'Your text' })
const options = (page: Page) => layers(page).getByRole('option')
const button = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true })

/** The stage of a mug with this name, and empty words below it. */
async function named(page: Page): Promise<void> {
  await page.goto(await aNamedMug(page))
  await name(page).fill('Asha')
  await moveFreely(page)
}

test('Text goes to empty words, also after something was arranged, and then adds more', async ({
  page,
}) => {
  await named(page)
  await tool(page, 'Layers').click()
  await layer(page, '“Asha”').click()
  await tool(page, 'Layers').click()
  await button(page, 'Arrange').click()
  await tool(page, 'Text').click()
  await expect(name(page)).toHaveValue('Asha')
  await tool(page, 'Text').click()
  await page.keyboard.type('चाय')
  await expect(page.getByRole('textbox', { name: 'Line', exact: true })).toHaveValue('चाय')
  for (const words of ['from Bina', 'and Chitra']) {
    await tool(page, 'Text').click()
    await expect(ownWords(page)).toHaveValue('')
    await page.keyboard.type(words)
  }
  // Empty words of one’s own are not left behind by a further press.
  await tool(page, 'Text').click()
  await tool(page, 'Text').click()
  await tool(page, 'Layers').click()
  await expect(options(page)).toHaveCount(5)
  await expect(layer(page, '“and Chitra”')).toHaveCount(1)
})

test('a second photo and a second shape are added while the first is selected', async ({
  page,
}) => {
  await page.goto(await aNamedMug(page, withPhoto))
  await page.getByLabel('Face').setInputFiles(await aPhoto('#3070a0'))
  await moveFreely(page)
  await tool(page, 'Layers').click()
  await layer(page, /photo/i).click()
  await tool(page, 'Photo').click()
  await expect(page.getByLabel('Replace the photo')).toBeAttached()
  await tool(page, 'Photo').click()
  await page.getByLabel('Add a photo').setInputFiles(await aPhoto('#a03030'))
  await expect(page.getByLabel('Replace the photo')).toBeAttached()
  await tool(page, 'Shape').click()
  await button(page, 'Circle').click()
  await expect(page.getByText('Added: a black shape, in the middle')).toBeAttached()
  await tool(page, 'Shape').click()
  await button(page, 'Line').click()
  await tool(page, 'Layers').click()
  await expect(layer(page, /photo/i)).toHaveCount(2)
  await expect(options(page)).toHaveCount(4)
})

test('a double click on words leads to their field, and Ctrl+A selects all of a side', async ({
  page,
}) => {
  await named(page)
  await tool(page, 'Layers').click()
  await layer(page, '“Asha”').click()
  await expectPainted(page)
  const { at } = await placeOn(page, wrap)
  const { x, y } = at(0, -8)
  await page.mouse.dblclick(x, y)
  await expect(name(page)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Bina')
  await expect(name(page)).toHaveValue('Bina')
  await picture(page).focus()
  await page.keyboard.press('ControlOrMeta+A')
  await expect(picture(page)).toHaveAccessibleName(/2 selected/)
})

test('on a low window the picture leaves its panel free', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await named(page)
  await tool(page, 'Layers').click()
  await layer(page, '“Asha”').click()
  await tool(page, 'Text').click()
  // A trial fails while anything covers the button.
  await button(page, 'Edit').click({ trial: true })
  await button(page, 'Arrange').click({ trial: true })
})

test('a pair of mugs is turned by a slider that its sides leave free', async ({ page }) => {
  await page.goto(await aNamedMug(page, mugPair))
  await moveFreely(page)
  const slider = page.getByRole('slider', { name: 'Turn the mug' })
  await slider.click({ trial: true })
  await slider.click({ trial: true, position: { x: 8, y: 8 } })
})

test('words, shapes and the ground take any colour, and one undo takes it back', async ({
  page,
}) => {
  await named(page)
  await page.getByLabel('Ground: another colour').fill('#cfe8ff')
  await expect(page.getByLabel('Ground: another colour')).toHaveValue('#cfe8ff')
  await tool(page, 'Text').click()
  const color = page.getByLabel('Colour: another colour')
  const before = await color.inputValue()
  // As a press in the picker of the browser does, and its pointer on the way there.
  await color.fill('#123456')
  await color.fill('#0b7a75')
  await expect(color).toHaveValue('#0b7a75')
  await button(page, 'Undo').click()
  await expect(color).toHaveValue(before)
})

test('a photo is dropped on the picture or pasted, and what is no photo is refused', async ({
  page,
}) => {
  const bring = async (
    event: 'drop' | 'paste',
    file: { name: string; mimeType: string; buffer: Buffer },
  ) => {
    const data = await page.evaluateHandle(
      ({ name, mimeType, bytes }) => {
        const transfer = new DataTransfer()
        const content = Uint8Array.from(atob(bytes), (one) => one.codePointAt(0) ?? 0)
        transfer.items.add(new File([content], name, { type: mimeType }))
        return transfer
      },
      { ...file, bytes: file.buffer.toString('base64') },
    )
    if (event === 'drop') await picture(page).dispatchEvent('drop', { dataTransfer: data })
    else
      await page.evaluate(
        (clipboardData) =>
          document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true })),
        data,
      )
  }
  await page.goto(await aNamedMug(page, withPhoto))
  await moveFreely(page)
  await bring('drop', await aPhoto('#3070a0'))
  // The empty frame takes the first.
  await expect(page.getByLabel('Replace the photo')).toBeAttached()
  await tool(page, 'Layers').click()
  await expect(layer(page, /photo/i)).toHaveCount(1)
  await bring('paste', await aPhoto('#a03030'))
  await expect(layer(page, /photo/i)).toHaveCount(2)
  await bring('drop', { name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('no photo') })
  await expect(page.getByText(/^This is not a photo that can be printed/)).toBeVisible()
  await expect(layer(page, /photo/i)).toHaveCount(2)
})

test('letters and lines are spaced, where the script takes it', async ({ page }) => {
  await named(page)
  await tool(page, 'Layers').click()
  await layer(page, '“Asha”').click()
  await tool(page, 'Text').click()
  const letters = figure(page, 'Space between letters %')
  await letters.fill('40')
  await button(page, 'Undo').click()
  await expect(letters).toHaveValue('0')
  await expect(figure(page, 'Space between lines %')).toHaveCount(0)
  // Spaces would cut the line from which these letters hang.
  await name(page).fill('आशा')
  await expect(letters).toHaveCount(0)
  await name(page).fill('A\nB')
  await expect(letters).toHaveValue('0')
  const lines = figure(page, 'Space between lines %')
  await expect(lines).toHaveValue('120')
  await lines.fill('200')
  await page.getByRole('link', { name: 'Back to the form' }).click()
  await moveFreely(page)
  await tool(page, 'Layers').click()
  await options(page).last().click()
  await tool(page, 'Text').click()
  await expect(lines).toHaveValue('200')
})
