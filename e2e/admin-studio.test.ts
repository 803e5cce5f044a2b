import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectWell } from './support/accessible.ts'
import { aMug, asAdmin, expect, type Made, test } from './support/admin.ts'
import { press, tabThrough, tabTo, typeInto } from './support/keyboard.ts'

type Field = { id: string; label: string; kind: string; max?: number; sample: string | null }
type Studio = {
  data: {
    required: boolean
    template: {
      areas: { items: { kind: string; text?: string; field?: string; bend?: number }[] }[]
    }
    fields: Field[]
    prices: { surcharge: number }
  }
}

/** The public studio of a product. */
async function studioOf(page: Page, { id }: Made): Promise<Studio['data']> {
  const answer = await page.request.get(`/v1/studio/products/${id}`)
  expect(answer.status()).toBe(200)
  return ((await answer.json()) as Studio).data
}

const open = (page: Page, { id }: Made) => page.goto(`/admin/product-studio/${id}`)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const toast = (page: Page, words: string) => page.locator('[aria-live]').getByText(words)
/** An earlier text may still be visible, so the test waits for the call too. */
async function save(page: Page) {
  const answered = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await button(page, 'Save').click()
  expect((await answered).status()).toBe(200)
  await expect(toast(page, 'Saved. Shoppers can personalise it now.')).toBeVisible()
}

async function aStudioOf(page: Page): Promise<Made> {
  const mug = await aMug(page, await asAdmin(page))
  await open(page, mug)
  await button(page, 'One line of words').click()
  await save(page)
  return mug
}

test('staff create a template with two fields from nothing, and shoppers see it', async ({
  page,
}) => {
  const mug = await aMug(page, await asAdmin(page))
  await page.goto(`/admin/product-details/${mug.id}`)
  await page.getByRole('link', { name: 'Set up personalisation' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('PERSONALISATION')

  const fields = part(page, 'What shoppers fill in')
  await fields.getByRole('button', { name: 'Add words' }).click()
  await expect(fields.getByLabel('Label', { exact: true })).toBeFocused()
  await fields.getByLabel('Label', { exact: true }).fill('Her name')
  await fields.getByLabel('Sample').fill('अनन्या')
  await fields.getByLabel('Most letters').fill('12')
  await fields.getByRole('button', { name: 'Add a photo' }).click()
  await page.getByLabel('Extra price for each piece').fill('49.5')

  const template = part(page, 'What is on it')
  await button(page, 'Words: Her name').click()
  await template.getByRole('radio', { name: 'Rozha One' }).check()
  await template.getByLabel('Bend').fill('40')
  await template.getByLabel('Letter spacing').fill('0.1')
  await template.getByLabel('Line spacing').fill('1.5')
  await template.getByRole('checkbox', { name: 'With an outline' }).check()
  await template.getByLabel('Outline (mm)').fill('0.8')
  await template.getByLabel('To the right').fill('45')
  await button(page, 'Photo: Photo').click()
  await template.getByLabel('To the right').fill('-45')
  await template.getByLabel('Cut to').selectOption('Heart')
  await template.getByLabel('Look').selectOption('Black and white')
  await template.getByRole('checkbox', { name: 'Mirrored' }).check()
  await expect(page.getByText(/“अनन्या” in/)).toBeAttached()
  await save(page)

  const studio = await studioOf(page, mug)
  expect(studio.fields).toMatchObject([
    { label: 'Her name', kind: 'text', max: 12, sample: 'अनन्या' },
    { label: 'Photo', kind: 'photo', sample: null },
  ])
  expect(studio.template.areas[0]?.items).toMatchObject([
    {
      kind: 'text',
      text: 'अनन्या',
      font: 'rozha-one-400',
      bend: 40,
      track: 0.1,
      leading: 1.5,
      outline: { width: 0.8 },
      x: 45,
    },
    { kind: 'photo', mask: 'heart', look: 'grey', flip: true, x: -45 },
  ])
  expect(studio.prices.surcharge).toBe(49.5)

  await page.goto(`/admin/product-add-update?id=${mug.id}`)
  await expect(part(page, 'Personalisation')).toContainText('for ₹49.50 more and up')
  await page.getByRole('link', { name: 'Change personalisation' }).click()
  await expect(button(page, 'Words: Her name')).toBeVisible()
})

test('every fault is reported at its place, which is opened for it', async ({ page }) => {
  await aStudioOf(page)
  await button(page, 'Name · words').click()
  await page.getByLabel('Most letters').fill('2')
  await button(page, 'Words: Name').click()
  await page.getByLabel('Size (mm)').fill('900')
  await page.getByLabel('Letter spacing').fill('3')
  await page.getByRole('checkbox', { name: 'With an outline' }).check()
  await page.getByLabel('Outline (mm)').fill('0')
  await page.getByLabel('Extra price for each piece').fill('-1')
  await button(page, 'Save').click()
  const price = page.getByLabel('Extra price for each piece')
  const size = page.getByLabel('Size (mm)')
  await expect(price).toHaveAccessibleDescription(/0 to 1,00,000 rupees/)
  await expect(size).toHaveAccessibleDescription('At most 200')
  await expect(page.getByLabel('Letter spacing')).toHaveAccessibleDescription(/At most 1\b/)
  await expect(page.getByLabel('Outline (mm)')).toHaveAccessibleDescription('At least 0.05')
  await part(page, '5 things need another look')
    .getByRole('button', { name: 'Name: The sample does not fit the field' })
    .click()
  const sample = page.getByRole('textbox', { name: 'Sample' })
  await expect(sample).toBeFocused()
  await expect(sample).toHaveAccessibleDescription(
    'The sample does not fit the field Shown until somebody writes; never printed',
  )
  await expectAccessible(page)
})

test('the preflight findings of the samples are next to the form', async ({ page }) => {
  await aStudioOf(page)
  const findings = part(page, 'Before printing')
  await expect(findings).toContainText('It prints as it looks.')
  await button(page, 'Words: Name').click()
  await page.getByLabel('To the right').fill('90')
  await expect(findings).toContainText('beside the handle')
  await page.getByLabel('Size (mm)').fill('1')
  await expect(findings).toContainText(/would not be readable/)
})

test('leaving asks about unsaved changes, and a reload loses nothing', async ({ page }) => {
  const mug = await aStudioOf(page)
  await page.getByLabel('Extra price for each piece').fill('75')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await page.getByRole('link', { name: mug.title }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
  await expect
    .poll(() => page.evaluate((id) => sessionStorage.getItem(`studio-draft-${id}`), mug.id))
    .toContain('75')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText('What you put together before is back.')).toBeVisible()
  await expect(page.getByLabel('Extra price for each piece')).toHaveValue('75')
  await save(page)
  expect((await studioOf(page, mug)).prices.surcharge).toBe(75)
})

test('personalisation ends after a question, and the shop no longer offers it', async ({
  page,
}) => {
  const mug = await aStudioOf(page)
  await button(page, 'End personalisation').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click()
  await studioOf(page, mug)
  await button(page, 'End personalisation').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, end it' }).click()
  await expect(page).toHaveURL(`/admin/product-details/${mug.id}`)
  await expect(page.getByRole('link', { name: 'Set up personalisation' })).toBeVisible()
  const answer = await page.request.get(`/v1/studio/products/${mug.id}`)
  expect(answer.status()).toBe(404)
})

test('a template is copied from another product, and made to fit', async ({ page }) => {
  const from = await aStudioOf(page)
  const mug = await aMug(page, await asAdmin(page))
  await open(page, mug)
  await button(page, 'Copy from another product').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Search').fill(from.title)
  // It is among all products until the search has filtered them.
  await expect(dialog.getByRole('listitem')).toHaveText([from.title])
  await dialog.getByRole('button', { name: from.title }).click()
  await expect(dialog).toBeHidden()
  await page.getByLabel('Printed as').selectOption('Key chain')
  await save(page)
  const { template, fields } = await studioOf(page, mug)
  expect(fields).toMatchObject([{ label: 'Name' }])
  expect(template).toMatchObject({ blank: 'keychain', areas: [{ id: 'front' }] })
})

test('with the keyboard alone a line of text is added, moved and enlarged', async ({ page }) => {
  const mug = await aMug(page, await asAdmin(page))
  await open(page, mug)
  await press(page, button(page, 'One line of words'))
  await press(page, button(page, 'Add words'))
  await expect(page.getByLabel('Label', { exact: true })).toBeFocused()
  await typeInto(page, page.getByLabel('Label', { exact: true }), 'Greeting')
  await tabTo(page, button(page, 'Greeting · words'))
  await page.keyboard.press('Alt+ArrowUp')
  await expect(button(page, 'Greeting · words')).toBeFocused()
  await press(page, button(page, 'Words: Greeting'))
  await typeInto(page, page.getByLabel('Size (mm)'), '20')
  await page.keyboard.press('ArrowUp')
  await press(page, button(page, 'Remove Words: Name'))
  await press(page, button(page, 'Remove Name · words'))
  await press(page, button(page, 'Save'))
  await expect(toast(page, 'Saved. Shoppers can personalise it now.')).toBeVisible()
  const { template, fields } = await studioOf(page, mug)
  expect(fields).toMatchObject([{ label: 'Greeting' }])
  expect(template.areas[0]?.items).toMatchObject([{ kind: 'text', size: 21 }])
})

test.describe('in Hindi', () => {
  test.use({ locale: 'hi-IN' })

  test('the page and its error messages are in Hindi', async ({ page }) => {
    const mug = await aMug(page, await asAdmin(page))
    await open(page, mug)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('अपना बनाने की सुविधा')
    await button(page, 'शब्दों की एक पंक्ति').click()
    await button(page, 'शब्द: नाम').click()
    const size: Locator = page.getByLabel('आकार (मि.मी.)')
    await size.fill('900')
    await button(page, 'सेव करें').click()
    await expect(size).toHaveAccessibleDescription('ज़्यादा से ज़्यादा 200')
    await size.fill('20')
    await button(page, 'सेव करें').click()
    await expect(toast(page, 'सेव हो गया। ग्राहक अब इसे अपना बना सकते हैं।')).toBeVisible()
  })
})

test('the page of a personalised product fits the screen and is accessible', async ({ page }) => {
  const mug = await aMug(page, await asAdmin(page))
  await open(page, mug)
  await expect(part(page, 'Start with')).toBeVisible()
  await expectWell(page)
  await button(page, 'A photo and a caption').click()
  await page.getByLabel('Printed as').selectOption('T-shirt')
  await page.getByLabel('Sizes of this product’s own').check()
  await page.getByLabel('All of them').uncheck()
  for (const name of ['Words: Words beside the photo', 'Photo · photo']) {
    await button(page, name).click()
    await expectWell(page)
  }
})

test('a drawing is found by a word, coloured and put on, and keeps its aspect ratio', async ({
  page,
}) => {
  const mug = await aStudioOf(page)
  await button(page, 'Add a drawing').click()
  const template = part(page, 'What is on it')
  await template.getByRole('button', { name: 'Choose a drawing' }).click()
  const picker = page.getByRole('dialog', { name: 'Choose a drawing' })
  const search = picker.getByLabel('Search drawings')
  await expect(picker.getByRole('status')).toHaveText(/^\d{3} drawings$/)
  const place = await search.boundingBox()
  await search.fill('qqqq')
  await expect(picker).toContainText('No drawing is called that')
  expect(await search.boundingBox()).toEqual(place)
  await picker.getByRole('button', { name: 'Show all drawings' }).click()
  await expect(picker.getByRole('status')).toHaveText(/^\d{3} drawings$/)
  await search.fill('haathi')
  await expect(picker.getByRole('status')).toHaveText('1 drawing')
  expect(await search.boundingBox()).toEqual(place)
  await picker.getByRole('radio', { name: 'Elephant' }).check()
  await picker
    .getByRole('group', { name: /^Colour 1/ })
    .getByRole('radio', { name: 'blue', exact: true })
    .check()
  await expectAccessible(page)
  await picker.getByRole('button', { name: 'Use this drawing' }).click()
  await expect(picker).toBeHidden()
  await expect(button(page, 'Drawing: Elephant')).toBeVisible()
  await template.getByLabel('Width (mm)').fill('30')
  const items = async () => (await studioOf(page, mug)).template.areas[0]?.items
  await save(page)
  const drawn = (await items())?.find(({ kind }) => kind === 'motif')
  expect(drawn).toMatchObject({ kind: 'motif', motif: 'elephant', width: 30 })
  expect(drawn).toMatchObject({ colors: ['#26418e', expect.any(String)] })
  await expect(page.getByText(/an elephant, in the middle/)).toBeAttached()
})

test('every stop from an opened item to the end is seen, under no bar', async ({ page }) => {
  await aStudioOf(page)
  await button(page, 'Words: Name').click()
  // What arrives late above a field would push it out of sight.
  await expect(part(page, 'Before printing')).toContainText('It prints as it looks.')
  await expect(part(page, 'Your photographs of it')).toContainText('None yet')
  await tabThrough(page)
})
