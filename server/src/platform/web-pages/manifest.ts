import type { FastifyInstance } from 'fastify'
import { type Language, languages } from '@tohfa/contract/i18n/languages'
import type { ShopParticulars } from '@tohfa/contract/shared/pages'
import { href } from '@tohfa/contract/shared/site-map'

/** The background of the pages (web/app/styles/tokens.css). */
const cotton = '#fbf8f2'

const words = {
  en: {
    name: (name: string) => `${name}: gifts printed for one person`,
    description: 'Gifts printed in India with the name or picture you choose.',
    cart: 'Cart',
    orders: 'My Orders',
  },
  hi: {
    name: (name: string) => `${name}: किसी एक के लिए छपे तोहफ़े`,
    description: 'भारत में छपे तोहफ़े, आपके चुने नाम या तस्वीर के साथ।',
    cart: 'कार्ट',
    orders: 'मेरे ऑर्डर',
  },
} satisfies Record<Language, unknown>

/**
 * `/en.webmanifest` and `/hi.webmanifest`: let a phone install the shop as an app under its own name. A
 * browser requests a manifest without cookies, so each page links the one of its language
 * (web/app/root.tsx). Their `id` makes them one app.
 */
export function manifest(app: FastifyInstance, store: Pick<ShopParticulars, 'name'>): void {
  const bodyOf = (name: string, language: Language) =>
    JSON.stringify({
      id: '/',
      name: words[language].name(name),
      short_name: name,
      description: words[language].description,
      lang: `${language}-IN`,
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
        { name: words[language].cart, url: href('/cart') },
        { name: words[language].orders, url: href('/account/orders') },
      ],
    })
  for (const language of languages) {
    app.get(`/${language}.webmanifest`, { schema: { hide: true } }, (_request, reply) =>
      reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(bodyOf(store.name, language)),
    )
  }
}
