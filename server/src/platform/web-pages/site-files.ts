import type { FastifyInstance } from 'fastify'
import type { PageServices } from '@tohfa/contract/shared/pages'
import { listingHref } from '@tohfa/contract/catalog/listing-address'
import { productTypeSlugs } from '@tohfa/contract/catalog/product-type-labels'
import { href, pages } from '@tohfa/contract/shared/site-map'
import { Failure } from '#platform/http/failures.ts'
import { escapeXml } from '#platform/xml/escape-xml.ts'
import type { ResponseCache, Produced } from './response-cache/response-cache.ts'
import { sendCached } from './response-cache/send-cached.ts'

type SiteFilesDeps = {
  services: Pick<PageServices, 'catalog' | 'collections' | 'shop'>
  cache: ResponseCache
}
type Address = { path: string; changed?: string; productId?: string }

/** The protocol allows 50,000 addresses a file (sitemaps.org). */
const mostAddresses = 40_000

/**
 * `/robots.txt` and `/sitemap.xml`: every page, collection and product of the shop by its canonical
 * address, in several files when there are many.
 */
export function siteFiles(app: FastifyInstance, deps: SiteFilesDeps): void {
  const { services, cache } = deps
  const schema = { hide: true }

  async function addresses(): Promise<Address[]> {
    const [products, collections] = await Promise.all([
      services.catalog.sitemap(),
      services.collections.list(),
    ])
    return [
      ...pages.filter(({ listed }) => listed).map(({ pattern }) => ({ path: pattern })),
      ...productTypeSlugs.map((slug) => ({ path: listingHref({ categories: [slug] }) })),
      ...collections.map(({ slug }) => ({ path: href(`/collections/${slug}`) })),
      ...products.map(({ id, updatedAt }) => ({
        path: href(`/product-detail/${id}`),
        changed: updatedAt,
        productId: id,
      })),
    ]
  }

  app.get('/robots.txt', { schema }, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(robots(services.shop.url)),
  )

  app.get('/sitemap.xml', { schema }, (request, reply) =>
    sendCached(cache, request, reply, 'sitemap', async () => {
      const all = await addresses()
      const parts = Math.ceil(all.length / mostAddresses)
      return xml(parts > 1 ? index(services.shop.url, parts) : await list(services, all))
    }),
  )

  app.get<{ Params: { part: string } }>(
    '/sitemap-:part(^[1-9]\\d{0,3}).xml',
    { schema },
    (request, reply) => {
      const part = Number(request.params.part)
      return sendCached(cache, request, reply, `sitemap ${part}`, async () => {
        const all = await addresses()
        const those = all.slice((part - 1) * mostAddresses, part * mostAddresses)
        if (those.length === 0) throw new Failure('not_found')
        return xml(await list(services, those))
      })
    },
  )
}

/** The prefixes of addresses for members and staff. */
const behindSignIn = pages
  .filter((page) => page.for === 'members' || page.for === 'staff')
  .map(({ pattern }) => pattern.split(':', 1)[0] ?? pattern)
const closed = [
  ...behindSignIn.filter((path) => !behindSignIn.some((above) => path.startsWith(`${above}/`))),
  '/language/',
  '/sandbox',
]

function robots(url: string): string {
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${url}/sitemap.xml`,
    '',
  ].join('\n')
}

async function list(
  { catalog, shop: { url } }: SiteFilesDeps['services'],
  addresses: readonly Address[],
): Promise<string> {
  const pictures = await catalog.pictures(addresses.flatMap(({ productId }) => productId ?? []))
  const entries = addresses.map(({ path, changed, productId }) => {
    const picture = productId && pictures.get(productId)
    return `<url>${[
      element('loc', url + path),
      changed ? element('lastmod', changed) : '',
      // A picture in a bucket has an address of its own.
      picture
        ? `<image:image>${element('image:loc', new URL(picture, url).href)}</image:image>`
        : '',
    ].join('')}</url>`
  })
  return `<urlset xmlns="${namespace}" xmlns:image="${imageNamespace}">\n${entries.join('\n')}\n</urlset>\n`
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`

function index(url: string, parts: number): string {
  const entries = Array.from(
    { length: parts },
    (_, part) => `<sitemap><loc>${escapeXml(`${url}/sitemap-${part + 1}.xml`)}</loc></sitemap>`,
  )
  return `<sitemapindex xmlns="${namespace}">\n${entries.join('\n')}\n</sitemapindex>\n`
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
/** https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps */
const imageNamespace = 'http://www.google.com/schemas/sitemap-image/1.1'

function xml(body: string): Produced {
  return {
    status: 200,
    contentType: 'application/xml; charset=utf-8',
    body: `<?xml version="1.0" encoding="UTF-8"?>\n${body}`,
    shows: [],
  }
}
