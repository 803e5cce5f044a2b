import type { Page } from '@playwright/test'
import { readSample } from '../server/src/operations/sample/sample-files.ts'
import { expectAccessible, expectFits } from './support/accessible.ts'
import { answered } from './support/by-call.ts'
import { expect, test } from './support/shop.ts'

type Goods = { id: string; title: string; productType: string; countryOfOrigin?: string }

/** The products of the sample: other tests add and delete products, which shifts the pages. */
async function sampleGoods({ request }: Page): Promise<Goods[]> {
  const titles = new Set(readSample().products.map(({ title }) => title))
  const found = new Map<string, Goods>()
  await expect(async () => {
    for (let page = 1, isMore = true; isMore; page++) {
      const some = await answered<Goods[]>(request, 'GET', `/product?limit=60&page=${page}`)
      for (const one of some) if (titles.has(one.title)) found.set(one.id, one)
      isMore = some.length === 60
    }
    expect(found.size).toBe(titles.size)
  }).toPass()
  return [...found.values()]
}

/** The labels of all non-empty rows in a page's HTML. */
function labelsIn(html: string): string[] {
  return [...html.matchAll(/<dt[^>]*>([^<]+)<\/dt><dd[^>]*>[^<]+<\/dd>/g)].map(
    ([, label = '']) => label,
  )
}

test('the page of each sample product has all particulars that the law requires, without a script', async ({
  page,
}) => {
  const goods = await sampleGoods(page)
  expect(goods.length).toBeGreaterThanOrEqual(89)
  for (const { id, title, productType, countryOfOrigin } of goods) {
    const html = await (await page.request.get(`/product-detail/${id}`)).text()
    expect(labelsIn(html), title).toEqual(
      expect.arrayContaining([
        'Generic name',
        'MRP',
        'Net quantity',
        'Measurements',
        'Country of origin',
        'Maker',
        'Packer',
        'Consumer care',
        ...(countryOfOrigin === 'IN' ? [] : ['Importer']),
        ...(productType === 'business-cards' ? ['Unit price'] : []),
      ]),
    )
  }
})

test('a listing is filtered and sorted by the country of origin, and the product shows it', async ({
  page,
}) => {
  const fromNepal = await answered<Goods[]>(page.request, 'GET', '/product?origin=NP&limit=60')
  await page.goto('/product-filter')
  const group = page.getByRole('group', { name: 'Country of origin' })
  await group.getByRole('checkbox', { name: 'Nepal' }).check()
  await expect(page).toHaveURL('/product-filter?origin=NP')
  await expect(page.getByRole('button', { name: 'Remove filter Nepal' })).toBeVisible()
  const cards = page.getByRole('main').getByRole('listitem').getByRole('heading')
  await expect(cards).toHaveCount(fromNepal.length)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove filter Nepal' }).click()
  await expect(page).toHaveURL('/product-filter')
  await page.getByLabel('Sort by').selectOption('Country of origin')
  await expect(page).toHaveURL('/product-filter?sort=origin')
  const [first] = await answered<Goods[]>(page.request, 'GET', '/product?sort=origin&limit=1')
  await expect(cards.first()).toHaveAttribute('title', first?.title ?? '')
  await page.goto(`/product-detail/${fromNepal[0]?.id}`)
  const legal = page.getByRole('group').filter({ hasText: 'Legal details' })
  await expect(legal.getByRole('definition').filter({ hasText: 'Nepal' }).first()).toBeVisible()
  await expectFits(page)
})
