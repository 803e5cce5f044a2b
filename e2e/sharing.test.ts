import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { otherPictureFile, pictureFile } from './support/admin.ts'
import { answered, ensureAccount, sessionOf } from './support/by-call.ts'
import { expect, test } from './support/shop.ts'

type Goods = { id: string; title: string; colors: { color: string }[]; customizable?: boolean }
type Studio = { fields: { id: string; kind: string }[] }

/** A mug with this name on it, designed by the signed-in person; returns its title. */
async function designByCall(page: Page, name: string): Promise<string> {
  const { request } = page
  const { token } = await sessionOf(page)
  const mugs = await answered<Goods[]>(request, 'GET', '/product?categorie=coffee-mug&limit=60')
  const mug = mugs.find(({ customizable }) => customizable)
  if (!mug) throw new Error('no mug that can be personalised')
  const { fields } = await answered<Studio>(request, 'GET', `/studio/products/${mug.id}`)
  const words = fields.find(({ kind }) => kind === 'text')
  if (!words) throw new Error('a template without words')
  const values = { [words.id]: name }
  const data = { productId: mug.id, color: mug.colors[0]?.color, values }
  await answered(request, 'POST', '/designs', { token, data })
  return mug.title
}

test('a design is shared by a link, until it is revoked', async ({ page, browser }) => {
  await ensureAccount(page)
  const title = await designByCall(page, 'आशा')
  await page.goto('/account/designs')
  await expect(page.getByRole('img', { name: `Your ${title}` })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: `Share ${title}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Show it to somebody' })
  await dialog.getByRole('button', { name: 'Make the link' }).click()
  const link = await dialog.getByLabel('Link').inputValue()
  await expectAccessible(page)
  const path = new URL(link).pathname
  expect(path).toMatch(/^\/shared\/[\w-]{32}$/)
  await dialog.getByRole('button', { name: 'Done' }).click()

  const context = await browser.newContext()
  const friend = await context.newPage()
  const answer = await friend.goto(path)
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  })
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText(title)
  const picture = friend.getByRole('img', { name: /“आशा”/ })
  await expect(picture).toHaveJSProperty('complete', true)
  await expect(picture).toHaveJSProperty('naturalWidth', 720)
  await expectAccessible(friend)
  const shown = friend.locator('meta[property="og:image"]')
  await expect(shown).toHaveAttribute('content', /^https?:.*\/preview\.jpg$/)
  await friend.getByRole('link', { name: 'Make your own' }).click()
  await expect(friend).toHaveURL(/\/product-detail\//)

  await page.getByRole('button', { name: `Stop sharing ${title}` }).click()
  await expect(page.getByText('The link has ended.')).toBeVisible()
  await expect(page.getByRole('button', { name: `Stop sharing ${title}` })).toHaveCount(0)
  expect((await friend.goto(path))?.status()).toBe(404)
  await expect(
    friend.getByRole('heading', { name: 'This link shows nothing any more' }),
  ).toBeVisible()
  await context.close()
})

test('photos are deleted among the designs to free space, or the page says why they cannot be', async ({
  page,
}) => {
  await ensureAccount(page)
  const { token } = await sessionOf(page)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'image/webp' }
  for (const file of [pictureFile, otherPictureFile]) {
    const data = readFileSync(file)
    expect((await page.request.post('/v1/studio/photos', { headers, data })).status()).toBe(201)
  }
  await page.goto('/account/designs#photos')
  const photos = page.locator('#photos').getByRole('listitem')
  await expect(photos).toHaveCount(2)
  await expect(page.getByRole('heading', { name: 'My photos' })).toBeInViewport()
  await expectAccessible(page)
  const first = photos.first().getByRole('button', { name: /^Delete photo 1/ })
  const question = page.getByRole('alertdialog', { name: 'Delete this photo?' })
  await page.route(
    '**/v1/studio/photos/*',
    (route) =>
      route.fulfill({
        status: 409,
        json: { success: false, error: 'This photo is in use', code: 'photo_in_use' },
      }),
    { times: 1 },
  )
  await first.click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('This photo is in use')).toBeVisible()
  await expect(photos).toHaveCount(2)
  for (const left of [1, 0]) {
    await first.click()
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(photos).toHaveCount(left)
    // Its button disappeared with the photo.
    await expect(page.getByRole('heading', { name: 'My photos' })).toBeFocused()
  }
  await expect(page.getByText('No photos are kept.')).toBeVisible()
})

test('photos that failed to load can be requested again', async ({ page }) => {
  await ensureAccount(page)
  await page.route('**/v1/studio/photos', (route) => route.fulfill({ status: 429, json: {} }), {
    times: 1,
  })
  await page.goto('/account/designs')
  await expect(page.getByText('Your photos could not be read.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No photos are kept.')).toBeVisible()
})

test('a design is deleted after a question, and a link to gifts takes its place', async ({
  page,
}) => {
  await ensureAccount(page)
  const title = await designByCall(page, 'मीरा')
  await page.goto('/user/designs')
  const remove = page.getByRole('button', { name: `Delete ${title}` })
  const question = page.getByRole('alertdialog', { name: 'Delete this design?' })
  await remove.click()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(remove).toBeFocused()
  await remove.click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing of yours yet' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await expectAccessible(page)
})
