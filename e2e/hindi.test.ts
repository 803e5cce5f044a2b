import type { Page } from '@playwright/test'
import { ensureAccount } from './support/by-call.ts'
import { placeOrder, shipAndScan } from './support/orders.ts'
import { expectHindiAtWidths, shopData } from './support/reading.ts'
import { putInCart } from './support/shopper.ts'
import { expect, test } from './support/shop.ts'

const publicPages = [
  '/',
  '/product-filter',
  '/product-filter?categorie=Coffee%20Mug&rating=4%20and%20above',
  '/product-filter?search=nothing%20like%20this',
  '/product-detail/nothing',
  '/signin',
  '/signup',
  '/forgot-password',
  '/reset-password/a-link',
  '/cart',
  '/contact',
  '/about',
  '/disclaimer',
  '/shipping-info',
  '/how-to-order',
  '/how-to-track',
  '/privacy-policy',
  '/return-policy',
  '/data-notice',
]

let data: string[]
test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: process.env['SHOP_URL'] })
  data = [...(await shopData(request)), 'nothing like this']
  await request.dispose()
})

async function choose(page: Page, language: 'English' | 'हिन्दी') {
  await page.getByRole('contentinfo').getByRole('link', { name: language }).click()
}

test(
  'an English page fetches the Latin fonts only, with prices, stars and the Hindi word in the footer',
  { tag: '@fresh' },
  async ({ page }) => {
    const fonts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url())
    })
    for (const path of ['/', '/product-filter']) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await page.evaluate(() => document.fonts.ready)
    }
    const loaded = fonts.map((url) => /anek-(?:latin-ext|latin|devanagari)/.exec(url)?.[0])
    expect(new Set(loaded)).toEqual(new Set(['anek-latin', 'anek-latin-ext']))
  },
)

test.describe('a browser that prefers Hindi', () => {
  test.use({ locale: 'hi-IN' })

  test('gets every public page in Hindi, with no text cut off', async ({ page }) => {
    for (const path of publicPages) {
      await page.goto(path)
      await expectHindiAtWidths(page, data)
    }
    await page.goto('/product-filter')
    await page.getByRole('main').getByRole('link').filter({ hasText: '₹' }).first().click()
    await expect(page).toHaveURL(/\/product-detail\//)
    await page.getByRole('textbox', { name: 'डिलीवरी' }).fill('302003')
    await page.getByRole('button', { name: 'देखें', exact: true }).click()
    await expect(page.getByText('इस इलाके में डिलीवरी उपलब्ध है')).toBeVisible()
    await expectHindiAtWidths(page, [...data, 'Jaipur'])
  })
})

test('the choice in the footer is kept, and the shop answers in that language', async ({
  page,
}) => {
  await page.goto('/signin')
  await choose(page, 'हिन्दी')
  await expect(page).toHaveURL('/signin')
  await page.getByLabel('ईमेल').fill('nobody@example.com')
  await page.getByLabel('पासवर्ड', { exact: true }).fill('Wrong4Sure')
  await page.getByRole('button', { name: 'लॉग इन करें' }).click()
  await expect(page.getByText('ईमेल या पासवर्ड सही नहीं है')).toHaveCount(2)
  await page.goto('/about')
  await expectHindiAtWidths(page, data)
  await choose(page, 'English')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Made for one person at a time')
})

test('cart, checkout and account are in Hindi, with no text cut off', async ({ page }) => {
  const email = await ensureAccount(page)
  const order = await placeOrder(page)
  await shipAndScan(page, order, [{ ScanType: 'In Transit', ScannedLocation: 'Jaipur' }])
  await putInCart(page, 'T-shirts')
  await choose(page, 'हिन्दी')
  const typed = [
    ...data,
    email,
    order.number,
    'Meera Joshi',
    '14 Johari Bazaar',
    'Jaipur',
    'Rajasthan',
    'meera@example.com',
    'Shipment picked up',
  ]
  await expect(page.getByText('कीमत (1 आइटम)')).toBeVisible()
  await expectHindiAtWidths(page, typed)

  await page.getByRole('link', { name: 'चेकआउट' }).click()
  await page.getByRole('textbox', { name: 'नाम' }).fill('Meera Joshi')
  await page.getByRole('button', { name: 'पता सेव करें' }).click()
  await expect(page.getByText('यह भरना ज़रूरी है').first()).toBeVisible()
  await expectHindiAtWidths(page, typed)
  await page.getByLabel('फ़ोन').fill('9876543210')
  await page.getByLabel('पिन कोड').fill('302003')
  await expect(page.getByLabel('शहर')).not.toHaveValue('')
  await page.getByLabel('मकान नंबर').fill('14 Johari Bazaar')
  await page.getByRole('button', { name: 'पता सेव करें' }).click()
  await expect(page.getByText('इस इलाके में डिलीवरी उपलब्ध है')).toBeVisible()
  await expectHindiAtWidths(page, typed)
  await page.getByRole('radio', { name: 'कैश' }).check()
  await page.getByRole('button', { name: 'ऑर्डर पक्का करें' }).click()
  await expect(page.getByText('आपका ऑर्डर पक्का हो गया है!')).toBeVisible()
  const number = (await page.getByRole('definition').first().textContent()) ?? ''
  await expectHindiAtWidths(page, [...typed, number])

  for (const path of ['/account/details', '/account/address', '/user/return', '/user/privacy']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(
      page
        .getByText('Meera Joshi')
        .or(page.getByRole('heading', { level: 2 }))
        .first(),
    ).toBeVisible()
    await expectHindiAtWidths(page, typed)
  }
  await page.goto('/account/orders')
  await page.getByRole('button', { name: `ऑर्डर ट्रैक करें: ${order.number}` }).click()
  await expect(page.getByText('ऑर्डर सफलतापूर्वक हो गया')).toBeVisible()
  await expectHindiAtWidths(page, [...typed, number])
})
