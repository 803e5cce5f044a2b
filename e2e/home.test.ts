import type { Page } from '@playwright/test'
import { expect, test } from './support/shop.ts'

const region = (page: Page) => page.getByRole('region', { name: 'What is new in the shop' })

test('a single banner has no carousel', async ({ page }) => {
  await page.route(/\/v1\/api\/banners\?.*position=homepage-top/, async (route) => {
    const answer = (await (await route.fetch()).json()) as { data: object[] }
    await route.fulfill({ json: { ...answer, data: answer.data.slice(0, 1) } })
  })
  await page.goto('/cart')
  const answered = page.waitForResponse(/\/v1\/api\/banners\?.*deviceType=desktop/)
  await page.getByRole('banner').getByRole('link', { name: 'Tohfa' }).click()
  await answered
  await expect(page.getByRole('main').locator('[href="/product-filter"]').first()).toBeVisible()
  await expect(page.getByRole('main').getByAltText(/^Key chains in brass/)).toBeAttached()
  await expect(region(page)).toHaveCount(0)
})

/** Opens the home page with this many banners for wide screens and for others. */
async function homeWith(page: Page, banners: { desktop: number; mobile: number }) {
  for (const [device, count] of Object.entries(banners))
    await page.route(new RegExp(`/v1/api/banners\\?.*deviceType=${device}`), async (route) => {
      const answer = (await (await route.fetch()).json()) as { data: object[] }
      const data = Array.from({ length: count }, (_, n) => ({
        ...answer.data[n],
        link: `/product-filter?search=${device}${n}`,
        alt: `${device} ${n}`,
      }))
      await route.fulfill({ json: { ...answer, data } })
    })
  await page.goto('/cart')
  const answered = page.waitForResponse(/\/v1\/api\/banners\?.*homepage-bottom/)
  await page.getByRole('banner').getByRole('link', { name: 'Tohfa' }).click()
  await answered
  await expect(page.getByRole('main').locator('[href="/product-filter"]').first()).toBeVisible()
  await expect(page.getByRole('main').getByAltText(/^Key chains in brass/)).toBeAttached()
}

test('a screen of up to 1024 px has the banners for phones, with their own links and texts', async ({
  page,
}) => {
  await homeWith(page, { desktop: 2, mobile: 3 })
  const links = () =>
    region(page)
      .getByRole('link')
      .evaluateAll((all) =>
        all.map((link) => [link.getAttribute('href'), link.querySelector('img')?.alt]),
      )
  const of = (device: string, count: number) =>
    Array.from({ length: count }, (_, n) => [
      `/product-filter?search=${device}${n}`,
      `${device} ${n}`,
    ])
  const first = region(page).getByRole('img').first()
  const shown = () => first.evaluate((img: HTMLImageElement) => img.currentSrc)
  for (const [width, device, count] of [
    [390, 'mobile', 3],
    [768, 'mobile', 3],
    [1024, 'mobile', 3],
    [1025, 'desktop', 2],
    [1920, 'desktop', 2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect(first).toBeInViewport()
    await expect.poll(links, `at ${width} px`).toEqual(of(device, count))
    await expect.poll(shown).toContain(`-${device}/`)
  }
})

for (const [has, hasNone, banners] of [
  [390, 1366, { desktop: 0, mobile: 2 }],
  [1366, 390, { desktop: 2, mobile: 0 }],
] as const) {
  test(`banners of a screen of ${has} px are shown though one of ${hasNone} px has none, which shows none`, async ({
    page,
  }) => {
    await homeWith(page, banners)
    await page.setViewportSize({ width: has, height: 800 })
    await expect(region(page).getByRole('link')).toHaveCount(2)
    await page.setViewportSize({ width: hasNone, height: 800 })
    await expect(region(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  })
}

test('banners show one per view and advance every 3000 ms in a loop, also after Next, until paused', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.clock.pauseAt(Date.now() + 60_000)
  const list = region(page).getByRole('list')
  const { gap, views } = await list.evaluate((element) => ({
    gap: getComputedStyle(element).columnGap,
    views: [...element.children].map((slide) => slide.clientWidth / element.clientWidth),
  }))
  expect(gap).toBe('50px')
  expect(views).toEqual([1, 1, 1, 1])

  const at = () =>
    list.evaluate((element) => Math.round(element.scrollLeft / (element.clientWidth + 50)))
  /** Presses one of the buttons and stays on it: a pointer does not stop the banners. */
  const press = (name: string) => region(page).getByRole('button', { name }).click()
  await press('Play the slides')
  await expect(region(page).getByRole('button', { name: 'Pause the slides' })).toBeVisible()
  await page.clock.runFor(2_999)
  await expect.poll(at).toBe(0)
  await page.clock.runFor(1)
  await expect.poll(at).toBe(1)
  await page.clock.runFor(2_000)
  await press('Next')
  await expect.poll(at).toBe(2)
  await page.clock.runFor(2_999)
  await expect.poll(at).toBe(2)
  await page.clock.runFor(1)
  await expect.poll(at).toBe(0)
  await page.clock.runFor(3_000)
  await expect.poll(at).toBe(1)
  await region(page).getByRole('button', { name: 'Next' }).press('Enter')
  await expect.poll(at).toBe(2)
  await page.clock.runFor(6_000)
  await expect.poll(at).toBe(1)
  // Content with the keyboard focus does not move away.
  await region(page).getByRole('link').nth(1).focus()
  await page.keyboard.press('Shift')
  await page.clock.runFor(9_000)
  await expect.poll(at).toBe(1)
  await press('Pause the slides')
  await page.clock.runFor(9_000)
  await expect.poll(at).toBe(1)
})

test('Previous on the first banner leads to the last', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const list = region(page).getByRole('list')
  await region(page).getByRole('button', { name: 'Previous' }).click()
  const slides = list.getByRole('listitem')
  await expect(slides.last()).toBeInViewport({ ratio: 0.9 })
  await expect(slides.first()).not.toBeInViewport()
})

test('every row has its heading and View All, and buttons to scroll it from medium width', async ({
  page,
  isMobile,
}) => {
  await page.goto('/')
  for (const name of [
    'Best products',
    'New arrivals',
    'Customize pillow',
    'Mousepads',
    'Coffee mugs',
  ]) {
    const row = page.getByRole('region', { name })
    await expect(row.getByRole('heading', { name })).toBeVisible()
    const viewAll = row.getByRole('link', { name: 'View all' })
    await expect(viewAll).toHaveText('View All')
    await expect(viewAll).toHaveAttribute('href', '/product-filter')
  }
  const best = page.getByRole('region', { name: 'Best products' })
  const [previous, next] = ['Previous', 'Next'].map((name) => best.getByRole('button', { name }))
  if (isMobile) {
    for (const button of [previous!, next!]) await expect(button).toHaveCount(0)
    await page.setViewportSize({ width: 768, height: 900 })
  }
  await expect(previous!).toBeDisabled()
  await next!.click()
  await expect(previous!).toBeEnabled()
  await expect
    .poll(() => best.getByRole('list').evaluate((list) => list.scrollLeft))
    .toBeGreaterThan(200)
})

test('the visible part of a home page that has come in part does not move while the rest loads', async ({
  page,
}) => {
  const html = await (await page.request.get('/')).text()
  const [, main = ''] = /<main[^>]*>([^]*)<\/main>/.exec(html) ?? []
  const begin = html.indexOf(main)
  const ends = [...main.matchAll(/<\/(?:nav|section)>|<ul/g)].map(({ index }) => begin + index)
  expect(ends.length).toBeGreaterThan(10)
  let part = html
  await page.route('/', (route) => route.fulfill({ contentType: 'text/html', body: part }))

  /** The positions of the page's parts once this much of it has arrived. */
  const placesIn = async (upTo: number) => {
    part = html.slice(0, upTo).replace(/<script[^]*?<\/script>/g, '')
    await page.goto('/', { waitUntil: 'commit' })
    await page.waitForLoadState()
    return page
      .locator('main > div > :visible')
      .evaluateAll((all) =>
        all.map((one) => [one.className, one.getBoundingClientRect().top] as const),
      )
  }
  const whole = new Map(await placesIn(html.length))
  expect(whole.size).toBeGreaterThan(4)
  const height = page.viewportSize()?.height ?? 0
  for (const end of ends.slice(0, 12))
    for (const [piece, top] of await placesIn(end))
      if (top < height)
        expect(top, `${piece}, when ${end} letters have come`).toBe(whole.get(piece))
})
