import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { type Language, languages } from '@tohfa/contract/i18n/languages'
import type { PageServices } from '@tohfa/contract/shared/pages'
import { pageHeaders, type PagePolicy } from './headers/security-headers.ts'
import { framed } from './plain-page.ts'

const words = {
  en: {
    heading: 'You are offline, and this page is not on your device',
    readable: 'You can read these pages, as you saw them last:',
    none: 'No page of the shop is on your device yet.',
    again: 'Try again',
  },
  hi: {
    heading: 'इंटरनेट नहीं चल रहा, और यह पेज आपके डिवाइस पर नहीं है',
    readable: 'ये पेज आप पढ़ सकते हैं, जैसे आपने पिछली बार देखे थे:',
    none: 'दुकान का कोई पेज अभी आपके डिवाइस पर नहीं है।',
    again: 'फिर कोशिश करें',
  },
} satisfies Record<Language, unknown>

const built = new URL('../../../../web/build/en/worker/worker.js', import.meta.url)

/** Deletes the stored pages and unregisters itself. */
const retired = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('kept-')) await caches.delete(name)
  await self.registration.unregister()
})()))
`

/** The worker may only fetch from the shop, and imports no scripts. */
const workerPolicy = "default-src 'none'; connect-src 'self'"

/**
 * `/sw.js`, the service worker (docs/decisions/109), and `/offline/en` and `/offline/hi`, its page for
 * addresses that are not stored. If the setting is off, the served worker removes itself. Browsers check
 * `/sw.js` on every navigation, so this reaches every device.
 */
export async function offline(
  app: FastifyInstance,
  {
    services,
    policy,
  }: { services: Pick<PageServices, 'store' | 'shop'>; policy: Pick<PagePolicy, 'development'> },
): Promise<void> {
  const worker = policy.development ? retired : await readFile(built, 'utf8')
  const schema = { hide: true }

  app.get('/sw.js', { schema }, async (_request, reply) => {
    const { keepsPages } = await services.store()
    return reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': workerPolicy })
      .send(keepsPages ? worker : retired)
  })

  for (const language of languages) {
    const { heading, readable, none, again } = words[language]
    app.get(`/offline/${language}`, { schema }, (_request, reply) =>
      reply
        .headers({
          ...pageHeaders(new Set(), '/offline', { ...policy, analytics: false }),
          'cache-control': 'no-cache',
          'content-language': `${language}-IN`,
        })
        .type('text/html; charset=utf-8')
        .send(
          framed(
            services.shop.name,
            language,
            `<h1>${heading}</h1>
<p><a href="">${again}</a></p>
<!--none--><p>${none}</p>
<!--some--><p>${readable}</p>
<!--list-->
<!--end-->
`,
          ),
        ),
    )
  }
}
