import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '#platform/config/config.ts'
import { seller, servePages, type ServedPages, services } from './pages.fixture.ts'

let shop: ServedPages
const shopBefore = { ...services.shop }
const sellerBefore = { ...seller }

beforeAll(async () => {
  shop = await servePages()
})

afterAll(async () => {
  Object.assign(services.shop, shopBefore)
  Object.assign(seller, sellerBefore)
  await shop.close()
})

const part = (html: string, tag: string) =>
  new RegExp(`<${tag}[ >][\\s\\S]*</${tag}>`).exec(html)?.[0] ?? ''

/** The text that a person reads in a piece of a page. */
const words = (html: string) =>
  html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<(script|svg)[ >][\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')

/** The terms of docs/product.md 2.8, each on the page where people look for it. */
const facts: Record<string, string[]> = {
  '/return-policy': [
    'An item that arrived damaged, that is defective, or that is not the one you ordered.',
    'It must be unused and in its original packaging, and you ask within 3 days of delivery.',
    'Customised items: they were made for you alone.',
    'Items that were on sale.',
    'You have our answer in 2–3 business days',
    'A replacement is shipped within 7 business days.',
    'a refund goes to the original method of payment, in 5–7 business days.',
  ],
  '/shipping-info': [
    'Standard, 5–7 days: flat, whatever you order ₹50 Express, 2–4 days ₹100 On orders above ₹999 Free',
    'Orders are processed in 1–3 business days. Customised items take another 2–4 business days',
    'Standard shipping takes 5–7 days, express shipping 2–4 days',
    'In India only.',
    'At present the shop bears these charges',
    'within 3 days of delivery',
  ],
  '/how-to-order': [
    'By card, through a card payment provider.',
    'By UPI.',
    'By net banking.',
    'In cash on delivery, in selected locations',
  ],
  '/contact': ['Monday to Friday 9 AM to 6 PM'],
}

test.each(Object.entries(facts))('%s states its facts of the policy', async (path, sentences) => {
  const { html } = await shop.get(path)
  const read = words(part(html, 'main'))
  for (const sentence of sentences) expect(read).toContain(sentence)
})

/** The heading of each page of text, and something that it says. */
const texts: Record<string, [heading: string, fact: string]> = {
  '/disclaimer': ['Disclaimer', 'Only who has bought a product can review it'],
  '/about': ['Made for one person at a time', 'Who is the seller?'],
  '/contact': ['Talk With Us', 'Monday to Friday 9 AM to 6 PM'],
  '/shipping-info': ['Shipping', 'At present the shop bears these charges'],
  '/how-to-order': ['How to order', 'In cash on delivery, in selected locations'],
  '/how-to-track': ['How to track your order', 'Out for Delivery'],
  '/privacy-policy': ['Privacy Policy', 'Grievance officer'],
  '/return-policy': ['Return & Refund Policy', 'within 3 days of delivery'],
}

test.each(Object.entries(texts))(
  '%s states its facts without a script, to readers and to search engines',
  async (path, [heading, fact]) => {
    const { status, html } = await shop.get(path)
    expect(status).toBe(200)
    expect(words(part(html, 'main'))).toContain(fact)
    const headings = [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, text = '']) => words(text))
    expect(headings).toEqual([heading])
    expect(html).toContain(`<link rel="canonical" href="https://shop.example${path}"`)
    expect(html).toMatch(/<meta name="description" content="[^"]{50,150}[.?]"/)
    expect(html).toMatch(/<title>[^<]+ \| Tohfa<\/title>/)
  },
)

describe('the shop’s identity comes from its configuration', () => {
  beforeAll(() => {
    const { legalName, settings } = readConfig({
      NODE_ENV: 'test',
      STORE_NAME: 'Mitti',
      STORE_LEGAL_NAME: 'Mitti Gifts LLP',
      STORE_GRIEVANCE_OFFICER: 'Asha Rao, Head of Care',
      STORE_GRIEVANCE_CONTACT: 'grievance@mitti.example',
      STORE_EMAIL: 'care@mitti.example',
      STORE_PHONE: '+91 91234 56789',
      STORE_ADDRESS: '7 Kumharwada, Pune 411001',
      STORE_INSTAGRAM_URL: 'https://www.instagram.com/mitti.gifts',
      STORE_WHATSAPP_URL: 'https://wa.me/919123456789',
    })
    const { address, ...store } = settings.particulars
    Object.assign(services.shop, store)
    Object.assign(seller, { legalName, address })
    shop.cache.apply(null)
  })
  afterAll(() => {
    Object.assign(services.shop, shopBefore)
    Object.assign(seller, sellerBefore)
  })

  test.each(['/disclaimer', '/about', '/privacy-policy', '/return-policy'])(
    '%s names the seller and the grievance officer',
    async (path) => {
      const { html } = await shop.get(path)
      const read = words(part(html, 'main'))
      expect(read).toContain('Seller Mitti Gifts LLP Address 7 Kumharwada, Pune 411001')
      expect(read).toContain('Grievance officer Asha Rao, Head of Care · grievance@mitti.example')
      expect(html).toContain('href="mailto:care@mitti.example"')
      expect(html).toContain('href="tel:+919123456789"')
    },
  )

  test('/contact has the ways to reach it', async () => {
    const main = part((await shop.get('/contact')).html, 'main')
    for (const href of [
      'mailto:care@mitti.example',
      'tel:+919123456789',
      'https://wa.me/919123456789',
    ])
      expect(main).toContain(`href="${href}"`)
    expect(words(main)).toContain('7 Kumharwada, Pune 411001')
    expect(words(main)).toContain(
      'Asha Rao, Head of Care acknowledges a complaint within 48 hours and settles it within one month.',
    )
  })

  test('every page links to its social pages, and names it', async () => {
    const footer = part((await shop.get('/')).html, 'footer')
    expect(footer).toMatch(/href="https:\/\/www\.instagram\.com\/mitti\.gifts"[^>]*>Instagram</)
    expect(footer).toMatch(/href="https:\/\/wa\.me\/919123456789"[^>]*>WhatsApp</)
    expect(words(footer)).toContain('© Mitti. All rights reserved.')
  })
})

test('a shop without a legal name or an officer’s name uses its own name', async () => {
  Object.assign(seller, { legalName: undefined })
  Object.assign(services.shop, { grievanceOfficer: undefined })
  shop.cache.apply(null)
  const read = words(part((await shop.get('/return-policy')).html, 'main'))
  expect(read).toContain('Seller Tohfa')
  expect(read).toContain('Grievance officer The grievance officer of Tohfa')
})
