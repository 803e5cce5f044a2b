import type { Page, Request } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible, expectFits } from './support/accessible.ts'
import { expect, pictureFile, test } from './support/admin.ts'
import { ensureAccount } from './support/by-call.ts'
import { aNamedMug, nameBehind, withPhoto } from './support/studio.ts'
import { choosePlain } from './support/shopper.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Make it yours' })
const name = (page: Page) => section(page).getByRole('textbox', { name: 'Name' })
const preview = (page: Page) => page.getByRole('figure', { name: 'Preview of your design' })
const seeProof = (page: Page) => page.getByRole('button', { name: 'See your proof' })

/** The outlines drawn on the product, as one long string. */
const drawn = (page: Page) =>
  preview(page)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())

async function expectRedrawn(page: Page, before: string): Promise<string> {
  await expect(async () => expect(await drawn(page)).not.toBe(before)).toPass()
  return drawn(page)
}

async function priceOf(page: Page, path: string) {
  const id = path.split('/').at(-1)
  const answer = await page.request.get(`/v1/product/${id}`)
  const { data } = (await answer.json()) as { data: { payable: number; discountedPrice: number } }
  return data
}

/** The compressed bytes transferred. */
async function bytesOf(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((one) => one.sizes()))
  return sizes.reduce((sum, one) => sum + one.responseBodySize, 0)
}

/** The status of the draft's storage; busy while it is being written. */
const keptNote = (page: Page) => section(page).getByText('is kept on this device')

test('a name is suggested in a script, and only a press puts it in', async ({ page }) => {
  await page.goto(await aNamedMug(page))
  const scripts = section(page).getByRole('combobox', { name: 'Suggest words in' })
  await expect(scripts).toHaveValue('')
  await name(page).fill('Ananya')
  await scripts.selectOption('தமிழ்')
  const ways = section(page).getByRole('list', { name: 'Suggestions for Name' })
  const tamil = ways.getByRole('button', { name: 'அனன்யா', exact: true })
  await expect(tamil).toBeVisible()
  await expect(name(page)).toHaveValue('Ananya')
  await expectAccessible(page)
  await expectFits(page)
  await tamil.press('Enter')
  await expect(name(page)).toHaveValue('அனன்யா')
  await ways.getByRole('button', { name: 'Back to Ananya' }).click()
  await expect(name(page)).toHaveValue('Ananya')
  // The next product's page knows the script.
  await page.reload()
  await expect(scripts).toHaveValue('Taml')
  await scripts.selectOption('English letters only')
  await expect(ways).toHaveCount(0)
})

/** What is asked of the emoji's drawings: the end of each address. */
function emojiAsked(page: Page) {
  const asked: Request[] = []
  page.on('request', (request) => {
    if (/\/emoji\/|noto-emoji/.test(request.url())) asked.push(request)
  })
  const names = () => asked.map((one) => one.url().split('/').at(-1))
  return { asked, names }
}
const common = /\/emoji\/common\.[^/]*$/
/** Types, and waits for the picture. */
async function redraw(page: Page, words: string): Promise<void> {
  const before = await drawn(page)
  await name(page).fill(words)
  await expectRedrawn(page, before)
}

test(
  'the first emoji fetches its own drawing, and once it is drawn the common ones together',
  { tag: '@fresh' },
  async ({ page }) => {
    const { asked, names } = emojiAsked(page)
    await page.goto(await aNamedMug(page))
    await name(page).fill('Asha')
    await expect(preview(page)).toBeVisible()
    // A sign that is text by itself is no emoji.
    await redraw(page, 'Asha ©')
    expect(names()).toEqual(['a9.json'])
    const together = page.waitForEvent('requestfinished', (one) => common.test(one.url()))
    await redraw(page, 'Asha 🎂')
    await together
    expect(names()).toEqual(['a9.json', '1f382.json', expect.stringMatching(/^common\./)])
    expect(await bytesOf(asked)).toBeLessThanOrEqual(64_000)
    // Another is fetched by itself, and a common one not at all.
    await redraw(page, '🦒')
    await redraw(page, '🐘🙏🏽')
    await redraw(page, '🦒🎂❤️')
    expect(names().slice(3)).toEqual(['1f992.json'])
  },
)

test('words that have an emoji when the field opens are followed by the common ones', async ({
  page,
}) => {
  const path = await aNamedMug(page)
  await page.goto(path)
  await name(page).fill('Asha 🎂')
  await expect(keptNote(page)).toBeAttached()
  await expect(keptNote(page)).not.toHaveAttribute('aria-busy', 'true')
  const { names } = emojiAsked(page)
  const together = page.waitForEvent('requestfinished', (one) => common.test(one.url()))
  await page.reload()
  await expect(name(page)).toHaveValue('Asha 🎂')
  await together
  expect(names()).toHaveLength(2)
  await redraw(page, 'Asha 🎉')
  expect(names()).toHaveLength(2)
})

test('without the common ones each emoji is fetched by itself', async ({ page }) => {
  await page.route(common, (route) => route.fulfill({ body: '<!doctype html>' }))
  const { names } = emojiAsked(page)
  await page.goto(await aNamedMug(page))
  await name(page).fill('Asha')
  await expect(preview(page)).toBeVisible()
  const together = page.waitForEvent('requestfinished', (one) => common.test(one.url()))
  await redraw(page, 'Asha 🎂')
  await together
  await redraw(page, 'Asha 🎉')
  await redraw(page, 'Asha 🐘')
  expect(names()).toEqual([
    '1f382.json',
    expect.stringMatching(/^common\./),
    '1f389.json',
    '1f418.json',
  ])
})

test('an emoji that is typed while the common ones are on their way is fetched by itself', async ({
  page,
}) => {
  let deliver = () => {}
  const typed = new Promise<void>((resolve) => (deliver = resolve))
  await page.route(common, async (route) => {
    await typed
    await route.continue()
  })
  const { names } = emojiAsked(page)
  await page.goto(await aNamedMug(page))
  await name(page).fill('Asha')
  await expect(preview(page)).toBeVisible()
  const [request] = await Promise.all([page.waitForRequest(common), redraw(page, 'Asha 🎂')])
  await redraw(page, 'Asha 🎉')
  expect(names().slice(2)).toEqual(['1f389.json'])
  deliver()
  await (await request.response())?.finished()
  await redraw(page, 'Asha 🦒')
  await redraw(page, 'Asha 🐘')
  expect(names().slice(3)).toEqual(['1f992.json'])
})

test(
  'the words that somebody types stand on the product, and are described for screen readers',
  { tag: '@fresh' },
  async ({ page }) => {
    const asked: Request[] = []
    page.on('request', (request) => asked.push(request))
    const those = (kind: RegExp) => asked.filter((one) => kind.test(one.url()))
    await page.goto(await aNamedMug(page))
    await expect(name(page)).toBeVisible()
    await expect(section(page).getByText('in the price')).toBeVisible()
    expect(those(/studio\.worker|\.wasm|\/fonts\/studio|\/kits\//)).toEqual([])
    await name(page).focus()
    await expect(preview(page)).toBeVisible()
    const sample = await drawn(page)
    // The bytes that the studio adds to the page before the first key.
    expect(those(/\.wasm|\/fonts\/studio/)).toEqual([])
    const added = those(/make-it-yours|studio\.worker|\/v1\/studio\/|\/kits\//)
    expect(added.length).toBeGreaterThanOrEqual(4)
    expect(await bytesOf(added)).toBeLessThanOrEqual(150_000)
    await name(page).fill('Ananya')
    const english = await expectRedrawn(page, sample)
    await name(page).fill('अनन्या')
    const hindi = await expectRedrawn(page, english)
    await expect(preview(page)).toHaveAccessibleDescription(/“अनन्या” in red/)
    await expect(section(page).getByText('3 of 8 letters')).toBeAttached()
    await section(page).getByRole('radio', { name: 'blue' }).check()
    const blue = await expectRedrawn(page, hindi)

    // The first letter of another script fetches one font, and for Urdu what orders its letters.
    expect(those(/\/fonts\/studio/)).toHaveLength(1)
    expect(those(/levels-/)).toEqual([])
    await name(page).fill('محمد (10)')
    const urdu = await expectRedrawn(page, blue)
    await expect(name(page)).toHaveCSS('direction', 'rtl')
    expect(those(/\/fonts\/studio/)).toHaveLength(2)
    expect(await bytesOf([...those(/\/fonts\/studio/).slice(1), ...those(/levels-/)])).toBeLessThan(
      170_000,
    )
    await name(page).fill('அம்மா')
    const tamil = await expectRedrawn(page, urdu)
    const mug = page.getByRole('slider', { name: 'Turn the mug' })
    await mug.press('ArrowRight')
    await expectRedrawn(page, tamil)
    await expectAccessible(page)
  },
)

test('a mug that is turned shows the last words on its other side too', async ({ page }) => {
  const turned = async () => {
    const before = await drawn(page)
    const mug = page.getByRole('slider', { name: 'Turn the mug' })
    await mug.fill('150')
    const other = await expectRedrawn(page, before)
    await mug.fill('0')
    await expectRedrawn(page, other)
    return other
  }
  await page.goto(await aNamedMug(page, nameBehind))
  await name(page).fill('Ananya')
  await expect(preview(page)).toBeVisible()
  const ananya = await turned()
  await redraw(page, 'Asha')
  await redraw(page, 'Meera')
  const meera = await turned()
  expect(meera).not.toBe(ananya)
  await redraw(page, 'Asha')
  await redraw(page, 'Ananya')
  expect(await turned()).toBe(ananya)
})

test('the total with a print is shown as soon as there is one, and from the start where it is mandatory', async ({
  page,
}) => {
  const bar = page.locator('[data-bottom-bar]')
  const path = await aNamedMug(page, { required: false, surcharge: 49.5 })
  await page.goto(path)
  const { payable } = await priceOf(page, path)
  const sum = `₹${(payable + 49.5).toFixed(2)}`
  await name(page).fill('अनन्या')
  await expect(section(page).getByText(`${sum} with your print`)).toBeVisible()
  await expect(bar).toContainText(sum)
  await name(page).fill('')
  await expect(bar).not.toContainText(sum)

  const required = await aNamedMug(page, { surcharge: 49.5 })
  await page.goto(required)
  const must = await priceOf(page, required)
  expect(must.payable).toBe(must.discountedPrice + 49.5)
  await expect(bar).toContainText(`₹${must.payable.toFixed(2)}`)
})

test('the first thumbnail among those of the sample shows the person’s own text', async ({
  page,
}) => {
  await page.goto(await aNamedMug(page))
  const small = page.getByRole('list', { name: 'Pictures' }).getByRole('button')
  await expect(small).toHaveAccessibleName('Picture 1 in White')
  await name(page).fill('Ananya')
  await expect(small).toHaveCount(2)
  await expect(small.first()).toHaveAccessibleName('Preview of your design')
  await expect(small.first()).toHaveAttribute('aria-pressed', 'true')
  await expect(small.last()).toHaveAccessibleName('Picture 1 in White, Sample')
  await expect(small.last()).toContainText('Sample')

  await small.last().click()
  await expect(small.last()).toHaveAttribute('aria-pressed', 'true')
  await expect(preview(page)).toBeHidden()
  await small.first().click()
  await expect(preview(page)).toBeVisible()
  await small.last().click()
  await name(page).fill('Asha')
  await expect(preview(page)).toBeVisible()
  await expectAccessible(page)
})

/** The position on the screen of a design's picture, large or at the top. */
const placesSeen = (page: Page) =>
  page.locator('canvas').evaluateAll((all) =>
    all
      .filter((one) => !one.closest('button') && one.checkVisibility({ opacityProperty: true }))
      .map((one) => one.getBoundingClientRect())
      .filter(({ top, bottom }) => bottom > 64 && top < innerHeight)
      .map(({ top }) => top),
  )

test('while somebody fills in fields, their design is visible once, at any scroll position', async ({
  page,
}) => {
  await page.setViewportSize({ width: 430, height: 932 })
  await page.goto(await aNamedMug(page))
  await name(page).fill('Ananya')
  await expect(preview(page)).toBeAttached()
  for (const moved of [0, 200, 280, 320, 360, 400, 560]) {
    await page.evaluate((y) => scrollTo(0, y), moved)
    await expect(async () => expect(await placesSeen(page)).toHaveLength(1)).toPass()
  }
})

test('above a keyboard the design is at the top of the visible area', async ({ page }) => {
  await page.goto(await aNamedMug(page))
  await name(page).fill('Ananya')
  await expect(preview(page)).toBeAttached()
  // Leaves only a part of the window visible, as a keyboard does.
  const chromium = await page.context().newCDPSession(page)
  await chromium.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 })
  await page.mouse.move(100, 300)
  await expect(async () => {
    await page.mouse.wheel(0, 100)
    expect(await page.evaluate(() => visualViewport?.offsetTop)).toBeGreaterThan(300)
  }).toPass()
  await expect(async () => {
    const seen = await page.evaluate(() => visualViewport?.offsetTop ?? 0)
    const [top = Number.NaN, ...others] = await placesSeen(page)
    expect(others).toEqual([])
    expect(top).toBeCloseTo(seen, 0)
  }).toPass()
})

test('a text that is too long is reported at its field, and leads nowhere', async ({ page }) => {
  await page.goto(await aNamedMug(page))
  await name(page).fill('Anantapadmanabhan')
  await expect(name(page)).toHaveAccessibleDescription('At most 8 letters fit here')
  await seeProof(page).click()
  await expect(name(page)).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a product with a mandatory print asks for its text first', async ({ page }) => {
  await page.goto(await aNamedMug(page))
  await expect(seeProof(page)).toBeEnabled()
  await expect(page.getByRole('button', { name: 'ADD TO BAG' })).toHaveCount(0)
  await seeProof(page).click()
  await expect(name(page)).toBeFocused()
  await expect(name(page)).toHaveAccessibleDescription('Please fill in: Name')
})

test('where a print is optional, the cart takes the product without one', async ({ page }) => {
  await ensureAccount(page)
  await page.goto(await aNamedMug(page, { required: false }))
  await name(page).fill('Asha')
  await expect(seeProof(page)).toBeVisible()
  await name(page).fill('')
  const add = page.getByRole('button', { name: 'ADD TO BAG' })
  await add.click()
  const choice = page.getByRole('group', { name: 'Something of yours on it?' })
  await expect(choice.getByRole('radio').first()).toBeFocused()
  await expect(choice).toHaveAccessibleDescription('Please choose first: personalise it, or plain.')
  await choosePlain(page)
  const picture = page.getByRole('button', { name: /^Look closer/ }).getByRole('img')
  await expect(picture).toHaveAttribute('src', /images\/plain-/)
  await expectAccessible(page)
  await add.click()
  await expect(page.getByRole('main').getByRole('link', { name: 'GO TO CART' })).toBeVisible()
})

test('a press before the fields have loaded waits for them, and leads to their proof', async ({
  page,
}) => {
  await ensureAccount(page)
  await page.goto(await aNamedMug(page, { required: false }))
  await name(page).fill('Asha')
  await expect(keptNote(page)).toHaveAttribute('aria-busy', 'false')
  const { promise: isLet, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/v1/studio/products/*', async (route) => {
    await isLet
    await route.continue()
  })
  await page.reload()
  const add = page.getByRole('button', { name: 'ADD TO BAG' })
  await add.click()
  await expect(add).toHaveAttribute('aria-busy', 'true')
  letGo()
  await expect(page.getByRole('dialog', { name: 'Your proof' })).toBeVisible()
})

test('a draft is restored after a reload, and deleted by Log Out', async ({ page }) => {
  await ensureAccount(page)
  const path = await aNamedMug(page)
  await page.goto(path)
  await name(page).fill('Asha')
  await expect(keptNote(page)).toHaveAttribute('aria-busy', 'false')
  await page.reload()
  await expect(name(page)).toHaveValue('Asha')
  await expect(preview(page)).toBeVisible()
  await page.goto('/account/details')
  await page.getByRole('main').getByRole('button', { name: 'Log Out' }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL('/signin')
  // The question's own history entry is left by going back, which would end a navigation that
  // began.
  await page.waitForFunction(() => !(history.state as { layers?: number } | null)?.layers)
  await page.goto(path)
  await expect(seeProof(page)).toBeEnabled()
  await expect(name(page)).toHaveValue('')
})

test('a photo that is too small for its place is reported while it is chosen', async ({ page }) => {
  await page.goto(await aNamedMug(page, withPhoto))
  const field = section(page).getByLabel('Face')
  await field.setInputFiles(pictureFile)
  await expect(field).toHaveAccessibleDescription(/rather small for its place and may look soft/)
  await expect(keptNote(page)).toHaveAttribute('aria-busy', 'false')
  await page.reload()
  await expect(section(page).getByRole('button', { name: 'Remove' })).toBeVisible()
})

test('a photo appears on the product before it is stored', async ({ page }) => {
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = function (...given) {
      const canvas = document.querySelector<HTMLCanvasElement>('figure canvas')
      if (typeof given[1] === 'string' && given[1].startsWith('photo '))
        Object.assign(globalThis, { seenWhenKept: canvas?.toDataURL() })
      return put.apply(this, given)
    }
  })
  await page.goto(await aNamedMug(page, withPhoto))
  const field = section(page).getByLabel('Face')
  await field.focus()
  await expect(preview(page).locator('canvas')).toBeVisible()
  const before = await drawn(page)
  await field.setInputFiles(pictureFile)
  await expect(section(page).locator('img')).toBeVisible()
  await expect(keptNote(page)).toHaveAttribute('aria-busy', 'false')
  const seen = await page.evaluate(() => (globalThis as { seenWhenKept?: string }).seenWhenKept)
  expect(seen).toMatch(/^data:image/)
  expect(seen).not.toBe(before)
  expect(await drawn(page)).toBe(seen)
})

for (const kind of ['jpeg', 'webp', 'png'] as const)
  test(`a photo for which the camera was held upright stands upright on the product: ${kind}`, async ({
    page,
  }) => {
    await page.goto(await aNamedMug(page, withPhoto))
    // As the camera stores it: red on the left, which is up once it is rotated.
    const buffer = await sharp(await filled('#0000ff', 800))
      .composite([{ input: await filled('#ff0000', 400), left: 0, top: 0 }])
      .toFormat(kind)
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const field = section(page).getByLabel('Face')
    await field.setInputFiles({ name: `photo.${kind}`, mimeType: `image/${kind}`, buffer })
    await expect(section(page).locator('img')).toBeVisible()
    await expect(keptNote(page)).toHaveAttribute('aria-busy', 'false')
    const [above, below] = await preview(page)
      .locator('canvas')
      .evaluate((canvas: HTMLCanvasElement) => {
        const { width, height } = canvas
        const { data } = canvas.getContext('2d')!.getImageData(0, 0, width, height)
        const middleOf = (is: (red: number, blue: number) => boolean) => {
          let [sum, count] = [0, 0]
          for (let at = 0; at < data.length; at += 4)
            if (is(data[at] ?? 0, data[at + 2] ?? 0)) {
              sum += Math.floor(at / 4 / width)
              count += 1
            }
          return sum / count
        }
        return [
          middleOf((red, blue) => red > 2 * blue + 60),
          middleOf((red, blue) => blue > 2 * red + 60),
        ] as const
      })
    expect(below - above).toBeGreaterThan(20)
  })

const filled = (background: string, width: number) =>
  sharp({ create: { width, height: 600, channels: 3, background } })
    .png()
    .toBuffer()

test('a file that is not a photo, or too large, is refused at once, and nothing is sent', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/studio/photos')) sent.push(request.method())
  })
  await page.goto(await aNamedMug(page, withPhoto))
  const field = section(page).getByLabel('Face')
  for (const [bytes, sentence] of [
    [Buffer.from('no photo at all'), /not a photo that can be printed.*JPEG, PNG or WebP/],
    [Buffer.from('GIF89a'), /not a photo that can be printed/],
    [Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), /HEIC file.*choose a JPEG/],
    [Buffer.from('\xff\xd8\xffbroken', 'latin1'), /cannot be read as a photo.*JPEG/],
    [Buffer.alloc(25 * 1024 * 1024 + 1), /larger than 25 MB/],
  ] as const) {
    await field.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: bytes })
    await expect(field).toHaveAccessibleDescription(sentence)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  }
  expect(sent).toEqual([])
})

test('a photo used by two products stays on the one when it is removed from the other', async ({
  page,
}) => {
  const field = section(page).getByLabel('Face')
  const remove = section(page).getByRole('button', { name: 'Remove' })
  const paths = [await aNamedMug(page, withPhoto), await aNamedMug(page, withPhoto)] as const
  for (const path of paths) {
    await page.goto(path)
    await field.setInputFiles(pictureFile)
    await expect(remove).toBeVisible()
    await expect(keptNote(page)).toHaveAttribute('aria-busy', 'false')
  }
  await remove.click()
  await expect(remove).toBeHidden()
  await expect(section(page).locator('p[aria-busy]')).toHaveAttribute('aria-busy', 'false')
  await page.goto(paths[0])
  await expect(remove).toBeVisible()
  await page.goto(paths[1])
  await expect(field).toBeVisible()
  await expect(remove).toBeHidden()
})

test('without a worker the text is drawn all the same', async ({ page }) => {
  await page.route(/studio\.worker/, (route) => route.abort())
  await page.goto(await aNamedMug(page))
  await name(page).fill('मूर्ति')
  await expect(preview(page).locator('image')).toHaveAttribute('href', /svg/)
  const before = await preview(page).locator('image').getAttribute('href')
  await name(page).fill('कीर्ति')
  await expect(preview(page).locator('image')).not.toHaveAttribute('href', before ?? '')
})

test.describe('a font that fails to load', () => {
  test.use({ expectedComplaints: [/^Failed to load resource: net::ERR_FAILED/] })

  test('leaves the text to the server, and is fetched again at the next key', async ({ page }) => {
    const fonts = '**/fonts/studio/*'
    await page.route(fonts, (route) => route.abort())
    await page.goto(await aNamedMug(page))
    const shaped = page.waitForResponse('**/v1/studio/outlines')
    await name(page).fill('Asha')
    expect((await shaped).ok()).toBe(true)
    await page.unroute(fonts)
    const font = page.waitForResponse(fonts)
    await name(page).fill('Ashok')
    expect((await font).ok()).toBe(true)
  })
})

test('on a screen of 320 pixels nothing is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto(await aNamedMug(page))
  await name(page).fill('Asha')
  await expect(preview(page)).toBeAttached()
  await expectFits(page)
  await expectAccessible(page)
})
