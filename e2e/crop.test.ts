import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { levelsOf, levelsSide } from '@tohfa/print-engine/scene/photo-levels'
import type { PhotoItem, Scene } from '@tohfa/print-engine/scene/scene'
import { expectWell } from './support/accessible.ts'
import { expect, test } from './support/admin.ts'
import { answered, ensureAccount, sessionOf } from './support/by-call.ts'
import { press, typeInto } from './support/keyboard.ts'
import { holdPhotos } from './support/held-photos.ts'
import { pageScript } from './support/page-script.ts'
import { aNamedMug, withPhoto } from './support/studio.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Make it yours' })
const face = (page: Page) => section(page).getByLabel('Face')
const moveOrZoom = (page: Page) => section(page).getByRole('button', { name: 'Move or zoom' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Move or zoom: Face' })
const surface = (page: Page) => dialog(page).getByRole('application')
const percent = (page: Page, of: string) =>
  dialog(page).getByRole('spinbutton', { name: `${of}, per cent` })
const done = (page: Page) => dialog(page).getByRole('button', { name: 'Done' })

const photoOf = async (width: number, height: number) => ({
  name: 'photo.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#3070a0' } })
    .jpeg()
    .toBuffer(),
})

const noPhoto = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') }

/** Chooses a photo of this size for a square frame of 80 mm. */
async function choose(page: Page, width: number, height: number): Promise<void> {
  await face(page).setInputFiles(await photoOf(width, height))
  await expect(moveOrZoom(page)).toBeVisible()
}

async function open(page: Page): Promise<void> {
  await moveOrZoom(page).click()
  await expect(surface(page)).toBeVisible()
}

/** The fields of a mug with a photo of this size; further photos are held until the release. */
async function withHeldPhotos(page: Page, width: number, height: number) {
  const { hold, release } = await holdPhotos(page)
  await ensureAccount(page)
  await page.goto(await aNamedMug(page, withPhoto))
  await choose(page, width, height)
  await hold()
  return release
}

/** Presses See your proof while a photo is held. */
async function seeProofLater(page: Page): Promise<Locator> {
  const seeProof = page.getByRole('button', { name: 'See your proof' })
  await seeProof.click()
  await expect(section(page).getByText('Your photo is being opened.')).toBeVisible()
  await expect(seeProof).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('dialog', { name: 'Your proof' })).toBeHidden()
  return seeProof
}

/** The photo of the design that the account has after its proof was asked for. */
async function savedPhoto(page: Page): Promise<PhotoItem> {
  await page.getByRole('button', { name: 'See your proof' }).click()
  return await shownPhoto(page)
}

/** The same once the proof is shown. */
async function shownPhoto(page: Page): Promise<PhotoItem> {
  const proof = page.getByRole('dialog', { name: 'Your proof' })
  await expect(proof.getByRole('img', { name: /^What is printed/ })).toBeVisible()
  const { token } = await sessionOf(page)
  const designs = await answered<{ scene: Scene }[]>(page.request, 'GET', '/designs', { token })
  const [item] = designs[0]?.scene.areas[0]?.items ?? []
  if (item?.kind !== 'photo') throw new Error('the design has its photo')
  return item
}

async function middleOf(place: Locator): Promise<{ x: number; y: number; width: number }> {
  const box = await place.boundingBox()
  if (!box) throw new Error('it is not on the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width }
}

test('See your proof waits for the photo that was chosen last, and shows it', async ({ page }) => {
  const release = await withHeldPhotos(page, 2_000, 1_500)
  await choose(page, 1_400, 2_000)
  await seeProofLater(page)
  await release()
  const { crop } = await shownPhoto(page)
  expect(crop).toMatchObject({ width: 1, height: 0.7 })
})

test('of two photos for a field the one that was chosen last stays, whichever is read first', async ({
  page,
}) => {
  const release = await withHeldPhotos(page, 2_000, 2_000)
  await face(page).setInputFiles(await photoOf(6_000, 4_500))
  await face(page).setInputFiles(await photoOf(1_400, 2_000))
  await seeProofLater(page)
  await release()
  const { crop } = await shownPhoto(page)
  expect(crop).toMatchObject({ width: 1, height: 0.7 })
})

test('a photo that is refused while See your proof waits has the focus and its message, and no proof opens', async ({
  page,
}) => {
  const release = await withHeldPhotos(page, 2_000, 2_000)
  await face(page).setInputFiles(await photoOf(2_000, 1_500))
  await face(page).setInputFiles(noPhoto)
  const seeProof = await seeProofLater(page)
  await release()
  await expect(face(page)).toBeFocused()
  await expect(face(page)).toHaveAccessibleDescription(/^This is not a photo that can be printed/)
  await expect(seeProof).not.toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('dialog', { name: 'Your proof' })).toBeHidden()
})

test('a photo that is dragged in its frame is printed as it lies there', async ({ page }) => {
  await ensureAccount(page)
  await page.goto(await aNamedMug(page, withPhoto))
  await choose(page, 2_000, 1_500)
  await open(page)
  const { x, y, width } = await middleOf(surface(page))
  await page.mouse.move(x, y)
  await page.mouse.down()
  // The picture shows 1.3 times the frame, whose height is all of the photo's.
  await page.mouse.move(x + width / 26, y, { steps: 3 })
  await page.mouse.up()
  await done(page).click()
  const { crop, quarter, flip } = await savedPhoto(page)
  expect(crop).toMatchObject({ y: 0, width: 0.75, height: 1 })
  expect(crop.x).toBeCloseTo(0.125 - 0.75 / 20, 2)
  expect([quarter, flip]).toEqual([undefined, false])
})

test('two fingers zoom a photo around the place between them, on a phone', async ({ page }) => {
  await page.goto(await aNamedMug(page, withPhoto))
  await choose(page, 2_000, 2_000)
  await open(page)
  const { x, y } = await middleOf(surface(page))
  const touch = await page.context().newCDPSession(page)
  const fingers = (type: 'touchStart' | 'touchMove', apart: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [-1, 1].map((side, id) => ({ x: x + side * apart, y, id })),
    })
  await fingers('touchStart', 30)
  for (const apart of [40, 50, 60]) await fingers('touchMove', apart)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(percent(page, 'Zoom')).toHaveValue('200')
  await expect(percent(page, 'Left to right')).toHaveValue('50')
})

test('by keys alone a photo is moved, zoomed, turned and mirrored, and each step is said', async ({
  page,
}) => {
  await ensureAccount(page)
  await page.goto(await aNamedMug(page, withPhoto))
  await choose(page, 2_000, 2_000)
  await face(page).focus()
  await press(page, moveOrZoom(page))
  for (let times = 0; times < 5; times += 1) await press(page, surface(page), '+')
  await expect(percent(page, 'Zoom')).toHaveValue('161')
  await press(page, surface(page), 'ArrowRight')
  await press(page, surface(page), 'r')
  await press(page, surface(page), 'm')
  await expect(
    dialog(page).getByText(/^Zoom 161%.*turned by 90°, mirrored\. Sharp$/),
  ).toBeAttached()
  await typeInto(page, percent(page, 'Top to bottom'), '100')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(moveOrZoom(page)).toBeFocused()
  const item = await savedPhoto(page)
  expect([item.quarter, item.flip]).toEqual([1, true])
  expect(item.crop.width).toBeCloseTo(1 / 1.61, 5)
  // Turned clockwise, its right side is at the bottom.
  expect(item.crop.x + item.crop.width).toBeCloseTo(1, 5)
})

test('Start again brings the photo back, and another photo begins upright', async ({ page }) => {
  await ensureAccount(page)
  await page.goto(await aNamedMug(page, withPhoto))
  await choose(page, 1_500, 2_000)
  await open(page)
  await dialog(page).getByRole('button', { name: 'Turn' }).click()
  await dialog(page).getByRole('button', { name: 'Mirror' }).click()
  await dialog(page).getByRole('radio', { name: 'Clear' }).check()
  await percent(page, 'Zoom').fill('150')
  await dialog(page).getByRole('button', { name: 'Start again' }).click()
  await expect(percent(page, 'Zoom')).toHaveValue('100')
  await expect(dialog(page).getByRole('radio', { name: 'As it is' })).toBeChecked()
  await dialog(page).getByRole('button', { name: 'Turn' }).click()
  await done(page).click()
  await choose(page, 1_400, 2_000)
  const item = await savedPhoto(page)
  expect([item.quarter, item.flip, item.look]).toEqual([undefined, false, 'plain'])
  // From its upper part.
  expect(item.crop).toMatchObject({ x: 0, y: 0, width: 1, height: 0.7 })
})

test('a moved photo is there after a reload, and when its design is opened again', async ({
  page,
}) => {
  await ensureAccount(page)
  const path = await aNamedMug(page, withPhoto)
  await page.goto(path)
  await choose(page, 2_000, 2_000)
  await open(page)
  await percent(page, 'Zoom').fill('150')
  await done(page).click()
  await expect(section(page).getByText('is kept on this device')).toHaveAttribute(
    'aria-busy',
    'false',
  )
  await page.reload()
  await open(page)
  await expect(percent(page, 'Zoom')).toHaveValue('150')
  await done(page).click()
  await savedPhoto(page)
  const { token } = await sessionOf(page)
  const designs = await answered<{ id: string }[]>(page.request, 'GET', '/designs', { token })
  await page.evaluate(
    () => new Promise((resolve) => (indexedDB.deleteDatabase('studio').onsuccess = resolve)),
  )
  await page.goto(`${path}?design=${designs[0]?.id}`)
  await open(page)
  await expect(percent(page, 'Zoom')).toHaveValue('150')
})

test('how finely a photo prints is said in words, and so is what its edges lose', async ({
  page,
}) => {
  const [area] = withPhoto.template.areas
  const beyond = {
    ...withPhoto,
    template: {
      ...withPhoto.template,
      areas: [{ ...area, items: area?.items.map((item) => ({ ...item, x: -68 })) }],
    },
  }
  await page.goto(await aNamedMug(page, beyond))
  await choose(page, 600, 600)
  await open(page)
  await expect(dialog(page).getByText('Sharp · 190 dots per inch')).toBeVisible()
  await expect(dialog(page).getByText('Keep faces away from the left edge')).toBeVisible()
  await percent(page, 'Zoom').fill('140')
  await expect(dialog(page).getByText('A little soft. Zoom out')).toBeVisible()
  await percent(page, 'Zoom').fill('200')
  await expect(dialog(page).getByText('Too coarse to print. Zoom out')).toBeVisible()
  await expectWell(page)
  await done(page).click()
  await expect(face(page)).toHaveAccessibleDescription(/too small for its place/)
})

test('a page and the press measure the same levels of a photo', async ({ page }) => {
  await page.goto('/robots.txt')
  await page.addScriptTag({ content: await pageScript('levels-in-page.ts'), type: 'module' })
  const noise = { type: 'gaussian', mean: 128, sigma: 22 } as const
  const photo = await sharp({
    create: { width: 2_600, height: 1_900, channels: 3, background: '#808080', noise },
  })
    .blur(3)
    .jpeg()
    .toBuffer()
  const small = sharp(photo).resize(levelsSide, levelsSide, { fit: 'inside' })
  const printed = levelsOf(await small.ensureAlpha().raw().toBuffer())
  const seen = await page.evaluate(
    (address) =>
      (globalThis as unknown as { levelsIn(of: string): Promise<typeof printed> }).levelsIn(
        address,
      ),
    `data:image/jpeg;base64,${photo.toString('base64')}`,
  )
  expect(Math.abs(seen.low - printed.low)).toBeLessThanOrEqual(1)
  expect(Math.abs(seen.high - printed.high)).toBeLessThanOrEqual(1)
})
