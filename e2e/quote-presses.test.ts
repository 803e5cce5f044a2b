import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectWell } from './support/accessible.ts'
import { aMug, asAdmin, expect, pictureFile, test } from './support/admin.ts'
import { answered } from './support/by-call.ts'
import { countPresses, typeInto } from './support/presses.ts'
import { nameAndPhoto, namedStudio } from './support/studio.ts'

const shots = process.env['SHOTS']

/** As it is copied out of WhatsApp. */
const chat = `[10:12, 28/11/2026] Meera Joshi: Namaste! One blue mug please, "मीरा" on it
[10:13, 28/11/2026] Meera Joshi: this photo. 98765 01234`

/** Pastes a photo where the focus is. */
async function pastePhoto(page: Page, file: string): Promise<void> {
  await page.evaluate((base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File([bytes], 'photo.webp', { type: 'image/webp' }))
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(paste)
  }, readFileSync(file).toString('base64'))
}

test('from a pasted message with one photo to a sent link it takes nine presses', async ({
  page,
}) => {
  const token = await asAdmin(page)
  const mug = await aMug(page, token)
  const [white] = (
    await answered<{ colors: { images: string[] }[] }>(page.request, 'GET', `/product/${mug.id}`)
  ).colors
  const colors = ['White', 'Blue'].map((color) => ({ ...white, color, stock: 7 }))
  await answered(page.request, 'PATCH', `/admin-product/${mug.id}`, { token, data: { colors } })
  const data = { ...namedStudio, ...nameAndPhoto }
  await answered(page.request, 'PUT', `/admin-product/${mug.id}/studio`, { token, data })
  const presses = await countPresses(page)
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))

  await page.goto('/admin/drafts')
  const begun = performance.now()
  await page.getByRole('link', { name: 'New quote' }).click()
  await expect(page.getByLabel('Paste the chat')).toBeFocused()
  await typeInto(page.getByLabel('Paste the chat'), chat)
  await pastePhoto(page, pictureFile)
  await expect(page.getByText('The photo is here.')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Meera Joshi')
  await expect(page.getByLabel('Mobile number')).toHaveValue('9876501234')
  await typeInto(page.getByLabel('Find a product'), mug.title)
  await page.getByRole('button', { name: `Add ${mug.title}` }).click()
  const line = page.getByRole('listitem').filter({ hasText: mug.title })
  await line.getByLabel('Colour').selectOption('Blue')
  await typeInto(line.getByRole('textbox', { name: 'Name' }), 'मीरा')
  await expect(line.getByText('Another photo')).toBeVisible()
  await expect(page.getByText('The photo is here.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/admin\/drafts\/[0-9a-f-]{36}$/)
  await page.getByRole('button', { name: 'Make the link' }).click()
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Send by WhatsApp' }).click()
  const sent = await opened
  const seconds = (performance.now() - begun) / 1000
  expect(presses()).toBeLessThanOrEqual(9)
  test.info().annotations.push({ type: 'seconds', description: seconds.toFixed(1) })
  if (shots) console.log(`${presses()} presses, ${seconds.toFixed(1)} s`)
  await expect(line.getByRole('img', { name: /मीरा/ })).toBeVisible()
  await expectWell(page)
  if (shots) await page.screenshot({ path: `${shots}/quote-presses.png`, fullPage: true })

  await expect(page.getByLabel('Link for the customer')).toHaveValue(/\/quote\//)
  const link = await page.getByLabel('Link for the customer').inputValue()
  expect(decodeURIComponent(sent.url())).toContain(link)
  const { state, items } = await answered<{
    state: string
    items: { color: string; values: Record<string, string> }[]
  }>(page.request, 'GET', `/admin/drafts/${page.url().split('/').at(-1)}`, { token })
  expect([state, items]).toMatchObject([
    'sent',
    [
      {
        color: 'Blue',
        values: { name: 'मीरा', face: expect.stringMatching(/^[0-9a-f-]{36,64}$/) },
      },
    ],
  ])
})

test('what is typed while a photo is on its way stays, and nothing is saved without it', async ({
  page,
}) => {
  const token = await asAdmin(page)
  const mug = await aMug(page, token)
  const data = { ...namedStudio, ...nameAndPhoto }
  await answered(page.request, 'PUT', `/admin-product/${mug.id}/studio`, { token, data })
  let letThrough: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/v1/studio/photos', async (route) => {
    await held
    await route.continue()
  })

  await page.goto('/admin/drafts/new')
  await page.getByLabel('Paste the chat').fill(chat)
  await pastePhoto(page, pictureFile)
  await page.getByLabel('Find a product').fill(mug.title)
  await page.getByRole('button', { name: `Add ${mug.title}` }).click()
  const line = page.getByRole('listitem').filter({ hasText: mug.title })
  const name = line.getByRole('textbox', { name: 'Name' })
  await name.fill('मीरा')
  await page.getByLabel('Note for the staff').fill('In blue')
  await page.getByLabel('Note for the staff').press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/new$/)
  letThrough()
  await expect(line.getByText('Another photo')).toBeVisible()
  await expect(name).toHaveValue('मीरा')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(line.getByRole('img', { name: /मीरा/ })).toBeVisible()
})
