import type { FastifyInstance } from 'fastify'
import type { ShopParticulars } from '@tohfa/contract/shared/pages'
import { href } from '@tohfa/contract/shared/site-map'

/** The ground of the pages (web/app/styles/tokens.css). */
const cotton = '#fbf8f2'

/** `/manifest.webmanifest`: what a phone needs to put the shop among its apps, under its own name. */
export function manifest(app: FastifyInstance, store: Pick<ShopParticulars, 'name'>): void {
  const bodyOf = (name: string) =>
    JSON.stringify({
      id: '/',
      name: `${name}: gifts printed for one person`,
      short_name: name,
      description: 'Gifts printed in India with the name or picture you choose.',
      lang: 'en-IN',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: cotton,
      theme_color: cotton,
      categories: ['shopping'],
      icons: [
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
      shortcuts: [
        { name: 'Cart', url: href('/cart') },
        { name: 'My Orders', url: href('/account/orders') },
      ],
    })
  app.get('/manifest.webmanifest', { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(bodyOf(store.name)),
  )
}
