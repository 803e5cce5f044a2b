import type { Page } from '@playwright/test'
import { type Product, productTypeSlugs } from '@tohfa/contract/catalog/products'
import { answered } from './support/by-call.ts'
import { expect, test } from './support/shop.ts'

/** The fonts of the opened page, each with its transferred bytes. */
const fontsOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.(?:woff2|ttf)$/.test(name))
      .map((entry) => ({
        name: entry.name,
        bytes: (entry as PerformanceResourceTiming).encodedBodySize,
      }))
  })

const sumOf = (fonts: readonly { bytes: number }[]) =>
  fonts.reduce((sum, { bytes }) => sum + bytes, 0)

/** The fonts that a page may fetch for Latin letters, and with Devanagari. */
const most = { en: 60_000, hi: 300_000 }

/** So many personalised products of each type, and of the others; the long form is TEST_GOODS=60. */
const perType = Number(process.env['TEST_GOODS'] ?? 1)

async function sampleGoods({ request }: Page): Promise<Product[]> {
  const pages = await Promise.all(
    [1, 2].map((n) => answered<Product[]>(request, 'GET', `/product?limit=60&page=${n}`)),
  )
  const ofEach = Map.groupBy(pages.flat(), ({ customizable, productType }) =>
    customizable ? productType : 'plain',
  )
  expect(ofEach.size).toBe(productTypeSlugs.length + 1)
  return [...ofEach.values()].flatMap((some) => some.slice(0, perType))
}

for (const language of ['en', 'hi'] as const)
  test(`no page of a product of any type fetches a font for its samples, in ${language}`, async ({
    page,
    baseURL,
  }) => {
    test.slow()
    await page.context().addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }])
    // Chromium serves files of a previous page from memory and reports them for this page.
    const browser = await page.context().newCDPSession(page)
    await browser.send('Network.enable')
    await browser.send('Network.setCacheDisabled', { cacheDisabled: true })
    for (const { id, title, customizable } of await sampleGoods(page)) {
      await page.goto(`/product-detail/${id}`)
      if (customizable) await expect(page.locator('[name^="studio-"]').first()).toBeAttached()
      const fonts = await fontsOf(page)
      const isAsked = language === 'hi' || (await hasOwnDevanagari(page))
      const wanted = fonts.filter(({ name }) => isAsked || !name.includes('anek-devanagari'))
      expect(
        fonts.filter(({ name }) => name.includes('/fonts/studio/')),
        title,
      ).toEqual([])
      expect(fonts, title).toEqual(wanted)
      expect(sumOf(fonts), title).toBeLessThan(isAsked ? most.hi : most.en)
    }
  })

/** Whether the page itself has Devanagari text, besides the name of the other language. */
const hasOwnDevanagari = (page: Page) =>
  page.evaluate(() =>
    /[\u0900-\u097f]/.test(
      [...document.querySelectorAll('main *')]
        .filter((one) => getComputedStyle(one).fontFamily.includes('Anek'))
        .flatMap((one) => [...one.childNodes])
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent ?? '')
        .join(' '),
    ),
  )
