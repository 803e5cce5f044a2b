import type { FastifyInstance } from 'fastify'
import type { Banner } from '@tohfa/contract/catalog/banners'
import type { Collection } from '@tohfa/contract/catalog/collections'
import type { PageServices, SellerParticulars, ShopParticulars } from '@tohfa/contract/shared/pages'
import { type Product, productTypeSlugs, sizes } from '@tohfa/contract/catalog/products'
import { buildApp } from '#shop/app.ts'
import { connectProviders } from '#shop/connect-providers.ts'
import { readConfig } from '#platform/config/config.ts'
import { buildPages } from '#testing/build-pages.ts'
import { ResponseCache } from './response-cache/response-cache.ts'
import { pages } from './pages.ts'
import { usualConnectionLimits } from '#platform/limits/connection-limits.ts'
import { createLimits, type Limits } from '#platform/limits/rate-limit.ts'
import { testConnectionLimits } from '#testing/delays.ts'

export const id = '018f0000-0000-7000-8000-000000000001'
/** Text that somebody might type to inject markup. */
export const hostile = '</script><script>alert(1)</script><img src=x onerror=alert(2)>'
type Priced = Partial<
  Pick<
    Product,
    'price' | 'discount' | 'discountedPrice' | 'payable' | 'personalisation' | 'customizable'
  >
>
type HindiWords = Pick<Product, 'titleHi' | 'descriptionHi' | 'highlightsHi'>
/** The product of the shop, its Hindi text, and whether the database is available. */
export const world = {
  stock: 3,
  reviews: 2,
  away: false,
  keepsPages: true,
  hindi: {} as HindiWords,
  priced: {} as Priced,
}

const product = (): Product => ({
  id,
  title: `Chai mug ${hostile}`,
  description: hostile + 'A mug for the first cup of the day, glazed and fired. '.repeat(5),
  highlights: ['Fired in, not stuck on'],
  ...world.hindi,
  productType: 'coffee-mug',
  category: 'Classic',
  brand: 'Mitti & Glaze',
  price: 599,
  discount: 20,
  discountedPrice: 479.2,
  payable: 479.2,
  priceBreaks: [],
  packPrices: [],
  ...world.priced,
  rating: 4.5,
  numberOfReviews: world.reviews,
  thumbnail: null,
  genericName: 'Mug',
  netQuantity: '2 N',
  countryOfOrigin: 'CN',
  importer: `Tohfa ${hostile}, Jaipur 302003`,
  colors: [{ color: 'White', images: ['/images/mug/720.webp'], stock: world.stock }],
  trackStock: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
})

async function found() {
  if (world.away) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  return [product()]
}

export const banner = (name: string, device: string | null): Banner => ({
  id: `${name}-${device}`,
  link: `/product-filter?search=${name}`,
  imageUrl: `/images/${name}-${device}/1280.webp`,
  alt: `Lamps for ${name}`,
  ...(device === 'mobile' ? { width: 1080, height: 1350 } : { width: 1920, height: 640 }),
})

const collection = (): Collection => ({
  slug: 'for-mother',
  title: `For mother ${hostile}`,
  titleHi: 'माँ के लिए',
  description: 'Something that she will use every day.',
  count: 13,
})

const none = <K extends string>(keys: readonly K[]) =>
  Object.fromEntries(keys.map((key) => [key, 0])) as Record<K, number>

/** Who the shop is. */
const shop: ShopParticulars = {
  name: 'Tohfa',
  email: 'hello@tohfa.example',
  phone: '+91 98765 43210',
  instagramUrl: 'https://www.instagram.com/',
  whatsappUrl: 'https://wa.me/919876543210',
  url: 'https://shop.example',
}
/** What stands at the top of every page. */
const announcement = { en: '', hi: '' }
/** The seller. */
export const seller: SellerParticulars = { address: 'Jaipur' }

export const services: PageServices = {
  texts: { content: async () => null },
  studios: { fields: async () => [] },
  designs: { shared: async () => null },
  collections: {
    list: async () => [collection()],
    page: async (slug, { page }) =>
      slug === 'for-mother'
        ? { collection: collection(), products: page === 1 ? await found() : [] }
        : null,
  },
  catalog: {
    list: async ({ search }) => ({
      products: search === 'nothing' ? [] : await found(),
      totalCount: search === 'nothing' ? 0 : 1,
    }),
    product: async (wanted) => (wanted === id ? ((await found())[0] ?? null) : null),
    bestProducts: found,
    banners: async (device) => [banner('diwali', device), banner('holi', device)],
    filterCounts: async () => ({
      categories: { ...none(productTypeSlugs), 'coffee-mug': 1_234 },
      ratings: {},
      prices: {},
      sizes: none(sizes),
      origins: {},
    }),
    more: async () => null,
    sitemap: async () => (await found()).map(({ id, updatedAt }) => ({ id, updatedAt })),
    pictures: async (ids) => new Map(ids.map((one) => [one, '/images/mug/720.webp'])),
  },
  reviews: {
    list: async () => ({
      reviews: [],
      totalCount: 0,
      summary: { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 },
    }),
  },
  shop,
  store: async () => ({
    ...shop,
    ...seller,
    announcement,
    festival: null,
    offers: [],
    keepsPages: world.keepsPages,
  }),
  payWindow: {
    provider: 'razorpay',
    scriptUrl: 'https://checkout.razorpay.com/v1/checkout.js',
  },
}

export type ServedPages = {
  base: string
  cache: ResponseCache
  limits: Limits
  get(
    path: string,
    headers?: Record<string, string>,
  ): Promise<{ status: number; headers: Headers; html: string }>
  close(): Promise<void>
}

/** The built pages on a free port, rendered from the services above; `env` overrides settings. */
export async function servePages(env: Record<string, string> = {}): Promise<ServedPages> {
  await buildPages()
  const cache = new ResponseCache()
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    RAZORPAY_KEY_ID: 'rzp_test_1',
    RAZORPAY_KEY_SECRET: 'secret',
    SMTP_URL: 'smtp://127.0.0.1:1',
    DELHIVERY_TOKEN: 'token',
    ...env,
  })
  const limits = createLimits({ enabled: config.rateLimits })
  const { paymentProviders } = connectProviders(config, { own: '', public: '' }, '')
  const { payWindowHosts } = paymentProviders.of(null)
  const app: FastifyInstance = await buildApp({
    config,
    authenticate: async () => null,
    ready: async () => true,
    calls: () => undefined,
    pages: (scope) => pages(scope, { config, services, cache, limits, payWindowHosts }),
    connectionLimits: { ...usualConnectionLimits, ...testConnectionLimits },
  })
  const base = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    base,
    cache,
    limits,
    async get(path, headers = {}) {
      const response = await fetch(base + path, { redirect: 'manual', headers })
      return { status: response.status, headers: response.headers, html: await response.text() }
    },
    close: () => app.close(),
  }
}
