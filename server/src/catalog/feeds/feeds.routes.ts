import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Catalog } from '#catalog/products/catalog.service.ts'
import type { Limits } from '#platform/limits/rate-limit.ts'
import { escapeXml } from '#platform/xml/escape-xml.ts'
import { type FeedItem, feedItems, type FeedReader, feedReaders } from './feed-items.ts'

type FeedServices = {
  catalog: Pick<Catalog, 'sitemap' | 'byIds'>
  /** Its public address is without a trailing slash. */
  shop: { name: string; url: string }
}

/** How many products are in memory at once. */
const portion = 100

/**
 * `/feeds/google.xml` and `/feeds/meta.xml`: all products on sale as RSS 2.0 with the attributes of
 * https://support.google.com/merchants/answer/7052112, which Meta reads too. Each is read from the
 * database while it is sent.
 */
export function serveFeeds(
  app: FastifyInstance,
  { limits, ...services }: FeedServices & { limits: Limits },
): void {
  for (const reader of feedReaders)
    app.get(`/feeds/${reader}.xml`, { schema: { hide: true } }, async (request, reply) => {
      await limits.take('feed', request.ip)
      const products = await services.catalog.sitemap()
      return reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(Readable.from(written(products, services, reader)))
    })
}

async function* written(
  products: readonly { id: string }[],
  { catalog, shop }: FeedServices,
  reader: FeedReader,
): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>
<title>${escapeXml(shop.name)}</title>
<link>${escapeXml(`${shop.url}/`)}</link>
<description>${escapeXml(shop.name)}</description>
`
  for (let at = 0; at < products.length; at += portion) {
    const ids = products.slice(at, at + portion).map(({ id }) => id)
    for (const product of await catalog.byIds(ids))
      yield feedItems(product, shop.url, reader).map(element).join('')
  }
  yield '</channel></rss>\n'
}

const element = (item: FeedItem): string =>
  `<item>${item.map(([name, value]) => `<g:${name}>${escapeXml(value)}</g:${name}>`).join('')}</item>\n`
