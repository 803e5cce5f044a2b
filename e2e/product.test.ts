import type { Page } from '@playwright/test'
import { answered, ensureAccount, sessionOf } from './support/by-call.ts'
import { expect, test } from './support/shop.ts'

type Goods = {
  id: string
  title: string
  price: number
  discount: number
  numberOfReviews: number
  customizable?: boolean
  colors: { sizes?: { size: string; stock: number }[] }[]
}

/** Without a mandatory print. */
const isPlain = ({ customizable }: Goods) => !customizable

/** The first product of a type that satisfies a condition. */
async function aProduct(
  { request }: Page,
  kind: string,
  holds: (product: Goods) => boolean = () => true,
): Promise<Goods> {
  const list = await answered<Goods[]>(request, 'GET', `/product?categories=${kind}&limit=60`)
  const found = list.find(holds)
  if (!found) throw new Error(`no ${kind} like that`)
  return found
}

async function openProduct(page: Page, kind: string, holds?: (product: Goods) => boolean) {
  const product = await aProduct(page, kind, holds)
  await page.goto(`/product-detail/${product.id}`)
  return product
}

const group = (page: Page, name: RegExp) => page.getByRole('group', { name })

test('BUY NOW leads a visitor to /signin, and a customer to the checkout with the product', async ({
  page,
}) => {
  const buy = page.getByRole('button', { name: 'BUY NOW' })
  const { id, title } = await openProduct(page, 'bracelet', isPlain)
  await buy.click()
  await expect(page).toHaveURL('/signin')

  await ensureAccount(page)
  await page.goto(`/product-detail/${id}`)
  await buy.click()
  await expect(page).toHaveURL('/checkout')
  await expect(page.getByText(title)).toBeVisible()
  // A product that is already in the cart is not added again.
  await page.goto(`/product-detail/${id}`)
  await expect(page.getByRole('main').getByRole('link', { name: 'GO TO CART' })).toBeVisible()
  await buy.click()
  await expect(page).toHaveURL('/checkout')
})

test('the delivery check shows in green that a PIN code is served and when, in red that it is not', async ({
  page,
}) => {
  const inSixDays = new Date(Date.now() + 6 * 24 * 3_600_000).toLocaleDateString('en-US', {
    month: 'short',
    day: '2-digit',
    timeZone: 'Asia/Kolkata',
  })
  await openProduct(page, 'coffee-mug')
  const field = page.getByLabel('Delivery')
  async function check(pinCode: string, sentence: string) {
    await field.fill(pinCode)
    await page.getByRole('button', { name: 'Check' }).click()
    const said = page.getByRole('main').getByText(sentence, { exact: true })
    await expect(said).toBeVisible()
    const color = await said.evaluate((element) => getComputedStyle(element).color)
    const [red = 0, green = 0] = color.match(/\d+/g)?.map(Number) ?? []
    return green > red ? 'green' : 'red'
  }
  expect(await check('302003', 'Service available in this area')).toBe('green')
  await expect(page.getByText(`Delivered by ${inSixDays} to Jaipur.`)).toBeVisible()
  expect(await check('900001', 'Service not available in this area')).toBe('red')
  await expect(page.getByText('Delivered by')).toBeHidden()
  // As people write it, and as they paste it.
  expect(await check(' 302 003', 'Service available in this area')).toBe('green')
  // Never truncated to a PIN code that nobody meant.
  expect(await check('3020031', 'Pincode is not valid')).toBe('red')
  expect(await check('012345', 'Pincode is not valid')).toBe('red')
  await expect(field).toHaveAccessibleDescription('Pincode is not valid')
  expect(await check('', 'Required')).toBe('red')
})

test('the answer about a PIN code stands clear of the bar of a phone', async ({ page }) => {
  await openProduct(page, 'coffee-mug')
  const check = page.getByRole('button', { name: 'Check' })
  const bar = page.locator('[data-bottom-bar]')
  // The field is directly above the bar.
  await check.evaluate((button) => {
    const bar = document.querySelector('[data-bottom-bar]')?.getBoundingClientRect()
    scrollBy(0, button.getBoundingClientRect().bottom - (bar?.top ?? 0) + 4)
  })
  await page.getByLabel('Delivery').fill('302003')
  await page.keyboard.press('Enter')
  const note = page.getByText(/^Delivered by/)
  await expect(note).toBeVisible()
  await expect(async () => {
    const [said, covered] = await Promise.all([note.boundingBox(), bar.boundingBox()])
    expect((said?.y ?? Number.NaN) + (said?.height ?? 0)).toBeLessThanOrEqual(covered?.y ?? 0)
  }).toPass()
})

test('the bar of a phone says what ADD TO BAG buys: its colour and size', async ({ page }) => {
  await openProduct(page, 't-shirts', isPlain)
  const bar = page.locator('[data-bottom-bar]')
  const chosen = (name: RegExp) => group(page, name).getByRole('radio', { checked: true })
  const says = async () =>
    `${await chosen(/^Colour/).inputValue()} · ${await chosen(/^Size/).inputValue()}`
  await expect(bar).toContainText(await says())
  await group(page, /^Size/).getByRole('radio').nth(2).check()
  await group(page, /^Colour/)
    .getByRole('radio')
    .last()
    .check()
  await expect(bar).toContainText(await says())
  await expect(bar.getByRole('button', { name: 'ADD TO BAG' })).toHaveAccessibleDescription(
    await says(),
  )
})

test('the two rows of other gifts have no product in common', async ({ page }) => {
  await openProduct(page, 'coffee-mug')
  const shown: string[] = []
  for (const name of ['Similar products', 'You might be interested in']) {
    const row = page.getByRole('region', { name })
    await row.scrollIntoViewIfNeeded()
    const links = row.getByRole('link')
    await expect(links.first()).toBeVisible()
    shown.push(
      ...(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))),
    )
  }
  expect(shown.length).toBeGreaterThan(12)
  expect(new Set(shown).size).toBe(shown.length)
})

test('another colour brings its pictures into sight on narrow screens only', async ({
  page,
  isMobile,
}) => {
  await openProduct(page, 't-shirts')
  const colors = group(page, /^Colour/)
  await expect(colors).toBeVisible()
  const from = isMobile ? 400 : 100
  await page.evaluate((top) => scrollTo(0, top), from)
  await colors.getByRole('radio').nth(1).locator('..').click()
  await expect(colors.getByRole('radio').nth(1)).toBeChecked()
  const at = () => page.evaluate(() => scrollY)
  await expect.poll(at).toBe(isMobile ? 0 : from)
})

test('the chosen pack is added to the cart', async ({ page }) => {
  await ensureAccount(page)
  await openProduct(page, 'business-cards', isPlain)
  const packs = group(page, /^Pack of/).getByRole('radio')
  await expect(packs.first()).toBeChecked()
  const wanted = await packs.nth(1).inputValue()
  await packs.nth(1).check()
  await page.getByRole('button', { name: 'ADD TO BAG' }).click()
  const toCart = page.getByRole('main').getByRole('link', { name: 'GO TO CART' })
  await expect(toCart).toBeVisible()
  // Another pack is another line.
  await packs.first().check()
  await expect(page.getByRole('button', { name: 'ADD TO BAG' })).toBeVisible()
  await packs.nth(1).check()
  await toCart.click()
  await expect(page.getByRole('main')).toContainText(`${wanted} pieces`)
})

test('a choice and a press before hydration take effect after it', async ({ page }) => {
  await ensureAccount(page)
  const { id } = await aProduct(
    page,
    't-shirts',
    ({ customizable, colors }) => !customizable && (colors[0]?.sizes?.length ?? 0) > 1,
  )
  // The test holds the page's scripts.
  const { promise: isLet, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await isLet
    await route.continue()
  })
  await page.goto(`/product-detail/${id}`, { waitUntil: 'commit' })
  const size = group(page, /^Size/).getByRole('radio').nth(1)
  const add = page.getByRole('button', { name: 'ADD TO BAG' })
  await size.check()
  // A visitor who sees no effect presses again.
  await add.click()
  await add.click()
  await page.getByPlaceholder('PIN code').fill('302003')
  await page.getByRole('button', { name: 'Check' }).click()
  letGo()
  await expect(page.getByText('Service available in this area')).toBeVisible()
  const toCart = page.getByRole('main').getByRole('link', { name: 'GO TO CART' })
  await expect(toCart).toBeVisible()
  await expect(size).toBeChecked()
  const chosen = await size.inputValue()
  const { token, userId } = await sessionOf(page)
  const lines = await answered<{ quantity: number; selectedDetails: object }[]>(
    page.request,
    'GET',
    `/cart/${userId}`,
    { token },
  )
  expect(lines).toMatchObject([{ quantity: 1, selectedDetails: { size: chosen } }])
})

test('a size out of stock cannot be chosen, and another one is preselected', async ({ page }) => {
  const { id, colors } = await aProduct(page, 't-shirts')
  await page.route(`**/v1/product/${id}`, async (route) => {
    const answer = (await (await route.fetch()).json()) as { data: Goods }
    for (const color of answer.data.colors)
      color.sizes = color.sizes?.map(({ size }, index) => ({ size, stock: index === 0 ? 0 : 3 }))
    await route.fulfill({ json: { ...answer, data: { ...answer.data, trackStock: true } } })
  })
  await page.goto('/product-filter?categorie=T-shirts')
  await page.getByRole('main').locator(`a[href="/product-detail/${id}"]`).click()
  const sizes = group(page, /^Size/).getByRole('radio')
  await expect(sizes.first()).toBeDisabled()
  const first = colors[0]?.sizes?.[0]?.size
  await expect(sizes.first()).toHaveAccessibleName(`${first}, Out of stock`)
  await expect(sizes.nth(1)).toBeChecked()
  await expect(page.getByText('Only 3 left')).toBeVisible()
})

test('reviews are shown three per page, with as many pages as needed', async ({ page }) => {
  const { numberOfReviews } = await openProduct(
    page,
    'coffee-mug',
    (each) => each.numberOfReviews > 3,
  )
  const section = page.getByRole('region', { name: 'Customer Reviews' })
  await section.scrollIntoViewIfNeeded()
  const shown = section.locator('li', { has: page.locator('time') })
  await expect(shown).toHaveCount(3)
  const pages = section.getByRole('navigation', { name: 'Pages of reviews' })
  const last = Math.ceil(numberOfReviews / 3)
  await pages.getByRole('button', { name: String(last), exact: true }).click()
  await expect(shown).toHaveCount(numberOfReviews - 3 * (last - 1))
  await expect(pages.getByRole('button', { name: 'Next reviews' })).toHaveCount(0)

  await openProduct(page, 'coffee-mug', (each) => each.numberOfReviews === 3)
  await section.scrollIntoViewIfNeeded()
  await expect(shown).toHaveCount(3)
  await expect(pages).toHaveCount(0)
})

test('the proof of a pack shows the number of pieces for its price', async ({ page }) => {
  await ensureAccount(page)
  const cards = await answered<{ id: string; quantity: number[] }[]>(
    page.request,
    'GET',
    '/product?search=Everyday%20Visiting%20Cards',
  )
  const pack = cards[0]?.quantity.at(-1) ?? 0
  await page.goto(`/product-detail/${cards[0]?.id}`)
  await page.getByRole('group', { name: 'Pack of' }).getByRole('radio').last().check()
  await page.getByRole('textbox', { name: 'Name' }).fill('Meera')
  await page.getByRole('button', { name: 'See your proof' }).click()
  const proof = page.getByRole('dialog', { name: 'Your proof' })
  await expect(proof.getByText(`White · ${pack} pieces`, { exact: true })).toBeVisible()
  await expect(
    proof.getByText(`for ${pack} pieces, your print included`, { exact: true }),
  ).toBeVisible()
})
