import type { Page } from '@playwright/test'
import type { Scene } from '@tohfa/print-engine/scene/scene'
import { expectAccessible, expectFits, expectWell } from './support/accessible.ts'
import { expect, test } from './support/admin.ts'
import { answered, ensureAccount, sessionOf } from './support/by-call.ts'
import { press, tabTo, typeInto } from './support/keyboard.ts'
import { holdPhotos } from './support/held-photos.ts'
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
import { aNamedMug, namedOnBothSides, withPhoto } from './support/studio.ts'

const name = (page: Page) => page.getByRole('textbox', { name: 'Name' })
const proof = (page: Page) => page.getByRole('dialog', { name: 'Your proof' })
/** It is in the bar of a phone, and below the mock-up on a wide screen. */
const seeProof = (page: Page) =>
  page.getByRole('button', { name: /^(See your proof|Proof$)/ }).filter({ visible: true })
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })
const redo = (page: Page) => page.getByRole('button', { name: 'Redo' })
const across = (page: Page) => figure(page, 'Right of the middle mm')
const below = (page: Page) => figure(page, 'Below the middle mm')

/** A mug with a name, open on the stage, with the name selected and its figures visible. */
async function withSelectedName(page: Page, words = 'Asha'): Promise<string> {
  const path = await aNamedMug(page)
  await page.goto(path)
  await name(page).fill(words)
  await moveFreely(page)
  await tool(page, 'Layers').click()
  await layer(page, `“${words}”`).click()
  await expectPainted(page)
  return path
}

/** The middle of the red ink on the proof’s picture of a sheet, in millimetres from its middle. */
async function printed(page: Page): Promise<{ x: number; y: number }> {
  const sheet = proof(page).getByRole('img', { name: /^What is printed/ })
  await expect(sheet).toBeVisible()
  return sheet.evaluate(async (image: HTMLImageElement, { width, height }) => {
    await image.decode()
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('there is no canvas')
    context.drawImage(image, 0, 0)
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
    const [across, down]: [number[], number[]] = [[], []]
    for (let at = 0; at < data.length; at += 4)
      if ((data[at] ?? 0) - (data[at + 1] ?? 0) > 80) {
        across.push((at / 4) % canvas.width)
        down.push(Math.floor(at / 4 / canvas.width))
      }
    const middle = (places: number[]) =>
      (places.reduce((most, one) => Math.max(most, one), 0) +
        places.reduce((least, one) => Math.min(least, one), Infinity)) /
      2
    return {
      x: (middle(across) / canvas.width - 0.5) * width,
      y: (middle(down) / canvas.height - 0.5) * height,
    }
  }, wrap)
}

test('a drag moves words by its millimetres, and the press prints them there', async ({ page }) => {
  await ensureAccount(page)
  const path = await withSelectedName(page)
  await expect(across(page)).toHaveValue('0')
  await expect(below(page)).toHaveValue('-8')
  const { at, scale } = await placeOn(page, wrap)
  // With Alt nothing sticks to a line.
  await page.keyboard.down('Alt')
  const from = at(0, -8)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 3 * scale, from.y - 2 * scale)
  await page.mouse.move(from.x + 20 * scale, from.y + 17 * scale)
  await page.mouse.up()
  await page.keyboard.up('Alt')
  const shown = {
    x: Number(await across(page).inputValue()),
    y: Number(await below(page).inputValue()),
  }
  expect(shown.x).toBeCloseTo(20, 0)
  expect(shown.y).toBeCloseTo(9, 0)
  await expect(page.getByText(/“Asha” in red, 20(\.\d)? mm right of the middle/)).toBeAttached()

  // The form has the same design, and a reload keeps it.
  await page.getByRole('link', { name: 'Back to the form' }).click()
  await expect(page).toHaveURL(path)
  await expect(name(page)).toHaveValue('Asha')
  await moveFreely(page)
  await tool(page, 'Layers').click()
  await layer(page, '“Asha”').click()
  await expect(across(page)).toHaveValue(String(shown.x))

  await seeProof(page).click()
  const ink = await printed(page)
  // Of all letters the ink is nearly in the middle of their box.
  expect(Math.abs(ink.x - shown.x)).toBeLessThan(2)
  expect(Math.abs(ink.y - shown.y)).toBeLessThan(4)
})

test('words are arranged and bought by the keyboard alone', async ({ page }) => {
  await ensureAccount(page)
  await page.goto(await aNamedMug(page))
  await typeInto(page, name(page), 'Asha')
  await press(page, page.getByRole('link', { name: 'Move things freely' }))
  await expect(picture(page)).toBeVisible()
  await press(page, tool(page, 'Layers'))
  const words = layer(page, '“Asha”')
  await tabTo(page, layers(page).getByRole('option').first())
  await page.keyboard.press('End')
  await expect(words).toBeFocused()
  await expect(words).toHaveAttribute('aria-selected', 'true')
  await tabTo(page, picture(page))
  for (const key of ['ArrowRight', 'ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowDown', ']'])
    await page.keyboard.press(key)
  await expect(across(page)).toHaveValue('6')
  await expect(below(page)).toHaveValue('-3')
  await expect(figure(page, 'Rotation °')).toHaveValue('1')
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(figure(page, 'Rotation °')).toHaveValue('0')
  // Keys that follow each other quickly are one step; the picture was changed meanwhile.
  await page.keyboard.press('ControlOrMeta+Y')
  await expect(figure(page, 'Rotation °')).toHaveValue('1')
  await page.keyboard.press('ControlOrMeta+D')
  await expect(words).toHaveCount(2)
  await page.keyboard.press('Delete')
  await expect(words).toHaveCount(1)
  await expect(picture(page)).toBeFocused()

  await press(page, tool(page, 'Shape'))
  await press(page, page.getByRole('button', { name: 'Circle' }))
  await press(page, page.getByRole('button', { name: 'Arrange', exact: true }))
  await press(page, page.getByRole('button', { name: 'Down', exact: true }))
  await typeInto(page, figure(page, 'Width mm'), '10')
  await expect(page.getByText(/shape, 1 mm below the middle/)).toBeAttached()
  await press(page, seeProof(page))
  const approve = proof(page).getByRole('button', { name: 'I approve this print' })
  await expect(approve).toBeVisible()
  for (const warning of await proof(page).getByRole('checkbox').all())
    await press(page, warning, 'Space')
  await press(page, approve)
  await expect(page.locator('[aria-live]').getByText('Added to your cart')).toBeVisible()
  await expect(page.getByRole('link', { name: 'GO TO CART' }).first()).toBeVisible()
})

test.describe('by fingers', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('two of them size and turn the selection, wherever they are on the picture', async ({
    page,
  }) => {
    await withSelectedName(page)
    await page.getByRole('button', { name: 'Layers', exact: true }).click()
    await page.getByRole('button', { name: 'Arrange', exact: true }).click()
    const chromium = await page.context().newCDPSession(page)
    const box = await picture(page).boundingBox()
    if (!box) throw new Error('there is no picture')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: [number, number][]) =>
      chromium.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([dx, dy], id) => ({ x: x + dx, y: y + dy, id })),
      })
    await touch('touchStart', [[-30, 90]])
    await touch('touchStart', [
      [-30, 90],
      [30, 90],
    ])
    await touch('touchMove', [
      [-10, 60],
      [10, 60],
    ])
    await touch('touchMove', [
      [0, 60],
      [0, 120],
    ])
    // A third finger is nothing, and the one that stays does not make the words jump.
    await touch('touchEnd', [[0, 60]])
    await touch('touchEnd', [])
    await expect(figure(page, 'Rotation °')).toHaveValue('90')
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await expect(figure(page, 'Height of letters mm')).toHaveValue('26')
    await undo(page).click()
    await page.getByRole('button', { name: 'Arrange', exact: true }).click()
    await expect(figure(page, 'Rotation °')).toHaveValue('0')

    // With nothing selected they enlarge the view, and one finger moves it.
    await picture(page).press('Escape')
    await touch('touchStart', [[-40, 90]])
    await touch('touchStart', [
      [-40, 90],
      [40, 90],
    ])
    await touch('touchMove', [
      [-60, 90],
      [60, 90],
    ])
    await touch('touchMove', [
      [-80, 90],
      [80, 90],
    ])
    await touch('touchEnd', [[-80, 90]])
    await touch('touchEnd', [])
    const zoom = page.getByRole('status', { name: 'Enlarged to' })
    await expect(zoom).toHaveText('200\u00a0%')
    const before = (await placeOn(page, wrap)).at(0, 0)
    await touch('touchStart', [[0, -110]])
    await touch('touchMove', [[-30, -110]])
    await touch('touchMove', [[-60, -110]])
    await touch('touchEnd', [])
    await expect
      .poll(async () => (await placeOn(page, wrap)).at(0, 0).x - before.x)
      .toBeCloseTo(-60, -1)
  })
})

test('the view is enlarged and moved by buttons, keys and wheel, and the design stays', async ({
  page,
}) => {
  await withSelectedName(page)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const zoom = page.getByRole('status', { name: 'Enlarged to' })
  await expect(zoom).toHaveText('100\u00a0%')
  await expect(button('Reduce')).toHaveAttribute('aria-disabled', 'true')
  const whole = await placeOn(page, wrap)
  await button('Enlarge').click()
  await button('Enlarge').click()
  await expect(zoom).toHaveText('200\u00a0%')
  const twice = await placeOn(page, wrap)
  expect(twice.scale).toBeCloseTo(2 * whole.scale, 1)

  // A drag moves the selection by the millimetres of the enlarged picture.
  const from = twice.at(0, -8)
  await page.keyboard.down('Alt')
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 5 * twice.scale, from.y)
  await page.mouse.move(from.x + 10 * twice.scale, from.y)
  await page.mouse.up()
  await page.keyboard.up('Alt')
  expect(Number(await across(page).inputValue())).toBeCloseTo(10, 0)
  await undo(page).click()
  await expect(undo(page)).toHaveAttribute('aria-disabled', 'true')

  // A wheel with Ctrl keeps the place below the pointer, and one without moves the view.
  const placed = await placeOn(page, wrap)
  const [under, before] = [placed.at(20, 10), placed.at(0, 0)]
  await page.mouse.move(under.x, under.y)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -200)
  await page.keyboard.up('Control')
  await expect(zoom).not.toHaveText('200\u00a0%')
  // The percentage changes a frame before the sheet.
  await expect.poll(async () => (await placeOn(page, wrap)).at(0, 0).x).toBeLessThan(before.x)
  const nearer = await placeOn(page, wrap)
  // Events have whole pixels.
  expect(nearer.at(20, 10).x).toBeCloseTo(under.x, -1)
  expect(nearer.at(20, 10).y).toBeCloseTo(under.y, -1)
  expect(nearer.at(0, 0).x).toBeLessThan(before.x)
  await page.mouse.wheel(0, 40)
  await expect
    .poll(async () => (await placeOn(page, wrap)).at(20, 10).y - under.y)
    .toBeCloseTo(-40, -1)

  // A pointer that holds nothing moves the view, and the selection stays.
  const empty = (await placeOn(page, wrap)).at(25, 15)
  await page.mouse.move(empty.x, empty.y)
  await page.mouse.down()
  await page.mouse.move(empty.x + 20, empty.y + 10)
  await page.mouse.move(empty.x + 50, empty.y + 10)
  await page.mouse.up()
  await expect
    .poll(async () => (await placeOn(page, wrap)).at(25, 15).x - empty.x)
    .toBeCloseTo(50, -1)
  await expect(across(page)).toHaveValue('0')

  await picture(page).focus()
  await page.keyboard.press('Shift+Alt+ArrowRight')
  await expect
    .poll(async () => (await placeOn(page, wrap)).at(25, 15).x - empty.x)
    .toBeCloseTo(-10, -1)
  await page.keyboard.press('0')
  await expect(zoom).toHaveText('100\u00a0%')
  await page.keyboard.press('+')
  await expect(zoom).toHaveText('141\u00a0%')
  await page.keyboard.press('-')
  await expect(zoom).toHaveText('100\u00a0%')
  await expect(undo(page)).toHaveAttribute('aria-disabled', 'true')
})

test('undo goes back over both sides, and shows the side that it changes', async ({ page }) => {
  await page.goto(await aNamedMug(page, namedOnBothSides))
  await name(page).fill('Asha')
  await moveFreely(page)
  const side = (label: string) =>
    page.getByRole('group', { name: 'Sides' }).first().getByRole('button', { name: label })
  await expect(undo(page)).toHaveAttribute('aria-disabled', 'true')
  await tool(page, 'Shape').click()
  await page.getByRole('button', { name: 'Rectangle' }).click()
  await side('Back').click()
  await tool(page, 'Layers').click()
  await layer(page, '“Asha”').click()
  await page.getByRole('button', { name: 'Lock' }).click()
  await side('Front').click()
  await undo(page).click()
  await expect(side('Back')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Undone: Back')).toBeAttached()
  await undo(page).click()
  await expect(side('Front')).toHaveAttribute('aria-pressed', 'true')
  await expect(layer(page, 'shape')).toHaveCount(0)
  await expect(undo(page)).toHaveAttribute('aria-disabled', 'true')
  await redo(page).click()
  await expect(layer(page, 'shape')).toHaveCount(1)
})

test('what a product needs cannot be deleted, and a locked item is not moved', async ({ page }) => {
  await withSelectedName(page)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Name is needed on this product')).toBeVisible()
  await expect(layer(page, '“Asha”')).toHaveCount(1)
  await page.getByRole('button', { name: 'Lock' }).click()
  await expect(across(page)).toBeDisabled()
  await picture(page).focus()
  await page.keyboard.press('ArrowRight')
  const { at } = await placeOn(page, wrap)
  const from = at(0, -8)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 60, from.y)
  await page.mouse.up()
  await expect(across(page)).toHaveValue('0')
  await page.getByRole('button', { name: 'Unlock' }).click()
  await picture(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect(across(page)).toHaveValue('0.5')
})

test('words of a field change on both sides, and one undo takes them back', async ({ page }) => {
  await page.goto(await aNamedMug(page, namedOnBothSides))
  await name(page).fill('Asha')
  await moveFreely(page)
  await tool(page, 'Layers').click()
  await layer(page, '“Asha”').click()
  await tool(page, 'Text').click()
  await name(page).fill('Bina')
  await page
    .getByRole('group', { name: 'Sides' })
    .first()
    .getByRole('button', { name: 'Back' })
    .click()
  await tool(page, 'Layers').click()
  await expect(layer(page, '“Bina”')).toHaveCount(1)
  await undo(page).click()
  await expect(layer(page, '“Asha”')).toHaveCount(1)
  await expect(undo(page)).toHaveAttribute('aria-disabled', 'true')
})

test('a signed-in stage uses the studio that its document brings, and asks no second time', async ({
  page,
}) => {
  await ensureAccount(page)
  const path = await aNamedMug(page)
  const id = path.split('/').at(-1)
  const asked: (string | undefined)[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `/v1/studio/products/${id}`)
      asked.push(request.headers()['authorization'])
  })
  await page.goto(`/studio/${id}`)
  await expect(picture(page)).toBeVisible()
  // Firefox uses what a document brings for requests without a token only.
  await page.getByRole('link', { name: 'Back to the form' }).click()
  await expect(name(page)).toBeVisible()
  expect(asked).toEqual([undefined, undefined])
})

test('any drawing of the shop is added, named and printed', async ({ page }) => {
  await ensureAccount(page)
  await withSelectedName(page)
  await tool(page, 'Drawing').click()
  await page.getByRole('button', { name: 'Choose a drawing' }).click()
  const picker = page.getByRole('dialog', { name: 'Choose a drawing' })
  await picker.getByRole('searchbox').fill('elephant')
  await picker.getByRole('radio', { name: 'Elephant', exact: true }).click()
  await expectAccessible(page)
  await picker.getByRole('button', { name: 'Use this drawing' }).click()
  await expect(picker).toBeHidden()
  // Its layer is painted, and has more than a frame in it.
  const painted = picture(page).locator('canvas').nth(1)
  await expect
    .poll(() =>
      painted.evaluate((canvas: HTMLCanvasElement) => {
        const copy = new OffscreenCanvas(Math.max(1, canvas.width), Math.max(1, canvas.height))
        const context = copy.getContext('2d')
        context?.drawImage(canvas, 0, 0)
        const { data } = context?.getImageData(0, 0, copy.width, copy.height) ?? { data: [] }
        return data.filter((value, at) => at % 4 === 3 && value > 0).length
      }),
    )
    .toBeGreaterThan(100)
  await tool(page, 'Layers').click()
  await expect(layer(page, /an elephant/)).toHaveCount(1)
  await seeProof(page).click()
  await expect(proof(page).getByRole('img', { name: /^What is printed/ })).toBeVisible()
  const { token } = await sessionOf(page)
  const [design] = await answered<{ scene: Scene }[]>(page.request, 'GET', '/designs', { token })
  const drawn = design?.scene.areas[0]?.items.find(({ kind }) => kind === 'motif')
  expect(drawn).toMatchObject({ motif: 'elephant' })
})

test('a photo is zoomed in its frame on the stage too, and undone in one step', async ({
  page,
}) => {
  await page.goto(await aNamedMug(page, withPhoto))
  await page.getByLabel('Face').setInputFiles(await aPhoto())
  await moveFreely(page)
  await tool(page, 'Layers').click()
  await layer(page, /photo/i).click()
  await tool(page, 'Photo').click()
  await page.getByRole('button', { name: 'Move or zoom' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move or zoom: Face' })
  await dialog.getByRole('application').press('+')
  const zoom = dialog.getByRole('spinbutton', { name: 'Zoom, per cent' })
  await expect(zoom).toHaveValue('110')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await undo(page).click()
  await page.getByRole('button', { name: 'Move or zoom' }).click()
  await expect(zoom).toHaveValue('100')
})

/** A mug’s page, on which a photo is chosen, and a function that lets its reading begin. */
async function withPhotoBeingRead(page: Page): Promise<{ path: string; read: () => void }> {
  const started = Promise.withResolvers<void>()
  // The worker reads photos.
  await page.route(/studio\.worker/, async (route) => {
    await started.promise
    await route.continue()
  })
  const path = await aNamedMug(page, withPhoto)
  await page.goto(path)
  await page.getByLabel('Face').setInputFiles(await aPhoto())
  await expect(page.getByText('Opening your photo…')).toBeVisible()
  return { path, read: started.resolve }
}

test('a photo that is still being read when the fields are left arrives on the stage', async ({
  page,
}) => {
  const { path, read } = await withPhotoBeingRead(page)
  await page.getByRole('link', { name: 'Move things freely' }).click()
  await expect(page).toHaveURL(/\/studio\//)
  await expect(page.getByText('Opening your design…')).toBeAttached()
  read()
  await expect(picture(page)).toBeVisible()
  await tool(page, 'Layers').click()
  await layer(page, /photo/i).click()
  await tool(page, 'Photo').click()
  await expect(page.getByRole('button', { name: 'Move or zoom' })).toBeVisible()
  // It is stored too.
  await page.getByRole('link', { name: 'Back to the form' }).click()
  await expect(page).toHaveURL(path)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible()
})

/** The stage with a selected photo, and what replaces it; further photos are held until the release. */
async function withHeldPhotos(page: Page) {
  const { hold, release } = await holdPhotos(page)
  await ensureAccount(page)
  await page.goto(await aNamedMug(page, withPhoto))
  await page.getByLabel('Face').setInputFiles(await aPhoto())
  await moveFreely(page)
  await tool(page, 'Layers').click()
  await layer(page, /photo/i).click()
  await tool(page, 'Photo').click()
  await expect(page.getByRole('button', { name: 'Move or zoom' })).toBeVisible()
  await hold()
  return { file: page.locator('input[type=file]').first(), release }
}

test('the proof of the stage waits for the photo that was chosen last', async ({ page }) => {
  const { file, release } = await withHeldPhotos(page)
  await file.setInputFiles(await aPhoto('#a03030'))
  await page.clock.install()
  await seeProof(page).click()
  const opening = page.getByText('Your photo is being opened.')
  await expect(opening).toBeVisible()
  await page.clock.fastForward(60_000)
  await expect(opening).toBeVisible()
  await expect(seeProof(page)).toHaveAttribute('aria-busy', 'true')
  await expect(proof(page)).toBeHidden()
  await release()
  await expect(opening).toBeHidden()
  // The first photo has no red.
  const { x, y } = await printed(page)
  expect([Number.isFinite(x), Number.isFinite(y)]).toEqual([true, true])
})

test('a photo that is refused while the proof of the stage waits is named, and no proof opens', async ({
  page,
}) => {
  const { file, release } = await withHeldPhotos(page)
  await file.setInputFiles(await aPhoto('#a03030'))
  await file.setInputFiles({
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('no photo'),
  })
  await tool(page, 'Layers').click()
  await seeProof(page).click()
  await expect(page.getByText('Your photo is being opened.')).toBeVisible()
  await release()
  await expect(page.getByText(/^This is not a photo that can be printed/)).toBeVisible()
  await expect(seeProof(page)).not.toHaveAttribute('aria-busy', 'true')
  await expect(proof(page)).toBeHidden()
})

test('a photo that is still being read at a Log Out is not kept', async ({ page }) => {
  const { read } = await withPhotoBeingRead(page)
  // As a Log Out in another window does.
  const other = await page.context().newPage()
  await other.goto('/about')
  await other.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase('studio').addEventListener('success', resolve)
      }),
  )
  read()
  await expect(page.getByText('Opening your photo…')).toBeHidden()
  await page.reload()
  await expect(page.getByText('JPEG, PNG or WebP, at most 25 MB')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove' })).toHaveCount(0)
})

test('several items are dragged in their places among the layers', async ({ page }) => {
  await withSelectedName(page)
  await picture(page).press('ControlOrMeta+d')
  const copies = layer(page, '“Asha”')
  await expect(copies).toHaveCount(2)
  await copies.first().click()
  // The other line comes between them.
  await copies.first().press('Alt+ArrowUp')
  await copies.last().click({ modifiers: ['ControlOrMeta'] })
  const canvases = picture(page).locator('canvas')
  await expect(canvases).toHaveCount(4)
  await expect(canvases.and(page.locator('[data-selected]'))).toHaveCount(2)
  const { at, scale } = await placeOn(page, wrap)
  const from = at(0, -8)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 20 * scale, from.y + 17 * scale)
  const moved = () =>
    canvases.evaluateAll((all: HTMLElement[]) => all.map(({ style }) => style.transform !== ''))
  await expect.poll(moved).toEqual([false, true, false, true])
  await page.mouse.up()
  await expect.poll(moved).toEqual([false, false, false, false])
})

test('a selection in more than four parts is moved as one, and undone as one', async ({ page }) => {
  await withSelectedName(page)
  for (let count = 2; count <= 10; count += 1) {
    await picture(page).press('ControlOrMeta+d')
    await expect(layer(page, '“Asha”')).toHaveCount(count)
  }
  const copies = layer(page, '“Asha”')
  const chosen = [0, 2, 4, 6, 8].map((nth) => copies.nth(nth))
  const places = async () => {
    const found: string[] = []
    for (const one of chosen) {
      await one.click()
      found.push(`${await across(page).inputValue()} ${await below(page).inputValue()}`)
    }
    return found
  }
  const select = async () => {
    for (const [nth, one] of chosen.entries())
      await one.click({ modifiers: nth === 0 ? [] : ['ControlOrMeta'] })
  }
  const before = await places()
  await select()
  // None has a layer of its own.
  await expect(picture(page).locator('canvas')).toHaveCount(1)
  const { at, scale } = await placeOn(page, wrap)
  const [x = 0, y = 0] = (before[0] ?? '').split(' ').map(Number)
  // The empty line of the template is in front of its middle.
  const from = at(x, y + 6)
  await page.keyboard.down('Alt')
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 10 * scale, from.y + 5 * scale, { steps: 3 })
  await page.mouse.up()
  await page.keyboard.up('Alt')
  const moved = (await places()).map((place, nth) => {
    const [x = 0, y = 0] = place.split(' ').map(Number)
    const [x0 = 0, y0 = 0] = (before[nth] ?? '').split(' ').map(Number)
    return [Math.round(x - x0), Math.round(y - y0)]
  })
  expect(moved).toEqual(chosen.map(() => [10, 5]))
  await undo(page).click()
  expect(await places()).toEqual(before)
})

test('a shared edge is felt: an item sticks to the middle', async ({ page }) => {
  await withSelectedName(page)
  const { at, scale } = await placeOn(page, wrap)
  const from = at(0, -8)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 30 * scale, from.y + 3)
  await page.mouse.move(from.x + 4, from.y + 30 * scale)
  await page.mouse.up()
  expect(Math.abs(Number(await across(page).inputValue()))).toBeLessThan(1)
})

test('the stage is accessible and fits every screen, with each panel', async ({ page }) => {
  await withSelectedName(page)
  await expectWell(page)
  for (const panel of ['Text', 'Shape', 'Drawing', 'Photo']) {
    await tool(page, panel).click()
    await expectAccessible(page)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'On the product' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'On the product' }).click()
  await page.setViewportSize({ width: 320, height: 640 })
  await expectFits(page)
})
