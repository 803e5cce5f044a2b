import type { FastifyInstance } from 'fastify'
import type { PageServices } from '@tohfa/contract/pages'
import { productTypes } from '@tohfa/contract/product-types'
import { Failure } from '../http/failures.ts'
import type { ResponseCache, Produced } from './response-cache/response-cache.ts'
import { sendCached } from './response-cache/send-cached.ts'

type SiteFilesDeps = {
  services: Pick<PageServices, 'catalog' | 'store'>
  cache: ResponseCache
  /** True for a path that a page answers. */
  isPage: (path: string) => Promise<boolean>
}
type Address = { path: string; changed?: string }

/** The protocol allows 50,000 addresses a file (sitemaps.org). */
const mostAddresses = 40_000

/** Pages that stand apart from the catalogue; those that the shop has are listed. */
const standing = [
  '/',
  '/product-filter',
  '/about',
  '/contact',
  '/shipping-info',
  '/how-to-order',
  '/how-to-track',
  '/return-policy',
  '/privacy-policy',
  '/disclaimer',
]

/**
 * `/robots.txt` and `/sitemap.xml`: every page and product in the shop under the address by which
 * it is known, in several files when there are many.
 */
export function siteFiles(app: FastifyInstance, deps: SiteFilesDeps): void {
  const { services, cache, isPage } = deps
  const schema = { hide: true }

  async function addresses(): Promise<Address[]> {
    const products = await services.catalog.sitemap()
    const known = await Promise.all(standing.map(isPage))
    return [
      ...standing.filter((_, index) => known[index]).map((path) => ({ path })),
      ...Object.values(productTypes).map(({ label }) => ({
        path: `/product-filter?categorie=${encodeURIComponent(label)}`,
      })),
      ...products.map(({ id, updatedAt }) => ({
        path: `/product-detail/${id}`,
        changed: updatedAt,
      })),
    ]
  }

  app.get('/robots.txt', { schema }, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(robots(services.store.url)),
  )

  app.get('/sitemap.xml', { schema }, (request, reply) =>
    sendCached(cache, request, reply, 'sitemap', async () => {
      const all = await addresses()
      const parts = Math.ceil(all.length / mostAddresses)
      return xml(parts > 1 ? index(services.store.url, parts) : list(services.store.url, all))
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
        return xml(list(services.store.url, those))
      })
    },
  )
}

function robots(url: string): string {
  const closed = [
    '/account/',
    '/admin',
    '/checkout',
    '/order-success',
    '/language/',
    '/sandbox',
    '/styleguide',
  ]
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${url}/sitemap.xml`,
    '',
  ].join('\n')
}

function list(url: string, addresses: readonly Address[]): string {
  const entries = addresses.map(
    ({ path, changed }) =>
      `<url><loc>${escaped(url + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`,
  )
  return `<urlset xmlns="${namespace}">\n${entries.join('\n')}\n</urlset>\n`
}

function index(url: string, parts: number): string {
  const entries = Array.from(
    { length: parts },
    (_, part) => `<sitemap><loc>${escaped(`${url}/sitemap-${part + 1}.xml`)}</loc></sitemap>`,
  )
  return `<sitemapindex xmlns="${namespace}">\n${entries.join('\n')}\n</sitemapindex>\n`
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

function xml(body: string): Produced {
  return {
    status: 200,
    contentType: 'application/xml; charset=utf-8',
    body: `<?xml version="1.0" encoding="UTF-8"?>\n${body}`,
    shows: [],
  }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
