import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { id, servePages, type ServedPages, world } from './pages.fixture.ts'

const words = {
  titleHi: 'सुबह की चाय का मग',
  descriptionHi: 'दिन की पहली प्याली के लिए एक मग, चमकदार और भट्ठी में पका हुआ।',
  highlightsHi: ['रंग भट्ठी में पका है'],
}
const inHindi = { cookie: 'lang=hi' }
const devanagari = /[\u0900-\u097F]/

let shop: ServedPages
beforeAll(async () => {
  shop = await servePages()
})
afterAll(async () => {
  world.hindi = {}
  await shop.close()
})
beforeEach(() => {
  world.hindi = words
  shop.cache.apply(null)
})

const productPage = `/product-detail/${id}`
const titleIn = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1]
const metaIn = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]

type Thing = Record<string, unknown>
function thingsIn(html: string): Thing[] {
  const [, json = ''] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? []
  return (JSON.parse(json) as { '@graph': Thing[] })['@graph']
}

test('the Hindi page of a product is in Hindi, with its metadata', async () => {
  const { html } = await shop.get(productPage, inHindi)
  expect(html).toContain(`>${words.titleHi}</h1>`)
  expect(html).toContain(words.descriptionHi)
  expect(html).toContain(`>${words.highlightsHi[0]}</li>`)
  expect(titleIn(html)).toContain(words.titleHi)
  expect(metaIn(html, 'og:title')).toContain(words.titleHi)
  expect(metaIn(html, 'description')).toBe(words.descriptionHi)
  expect(metaIn(html, 'og:description')).toBe(words.descriptionHi)
  const [product, trail] = thingsIn(html)
  expect(product).toMatchObject({
    name: words.titleHi,
    description: words.descriptionHi,
    mainEntityOfPage: { inLanguage: 'hi-IN' },
  })
  expect(JSON.stringify(trail)).toContain(words.titleHi)
  expect(html).not.toContain('Chai mug')
})

test('a page in English has no Hindi text of the product', async () => {
  const { html } = await shop.get(productPage)
  expect(titleIn(html)).toContain('Chai mug')
  for (const text of [words.titleHi, words.descriptionHi, words.highlightsHi[0] ?? ''])
    expect(html).not.toContain(text)
  expect(thingsIn(html)[0]).toMatchObject({ mainEntityOfPage: { inLanguage: 'en-IN' } })
})

test.each(['/', '/product-filter'])('the cards of %s have the page’s language', async (path) => {
  const { html } = await shop.get(path, inHindi)
  expect(html).toContain(`title="${words.titleHi}"`)
  expect(html).not.toContain('Chai mug')
  const english = (await shop.get(path)).html
  expect(english).toContain('Chai mug')
  expect(english).not.toContain(words.titleHi)
})

test('the colours of a product have the page’s language', async () => {
  const { html } = await shop.get(productPage, inHindi)
  expect(html).toContain(`alt="${words.titleHi}, रंग: सफ़ेद"`)
  expect(html).toContain('>सफ़ेद<')
  expect(html).not.toContain('>White<')
  expect((await shop.get(productPage)).html).toContain('>White<')
})

test('a text without Hindi is in English, each text independently', async () => {
  world.hindi = { descriptionHi: words.descriptionHi }
  const { html } = await shop.get(productPage, inHindi)
  expect(titleIn(html)).toContain('Chai mug')
  expect(html).toContain(words.descriptionHi)
  expect(html).toContain('>Fired in, not stuck on</li>')
  const [product] = thingsIn(html)
  expect(product?.['name']).not.toMatch(devanagari)
  expect(product?.['description']).toBe(words.descriptionHi)
})
