import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '@tohfa/contract/i18n/languages'
import type { PageServices } from '@tohfa/contract/shared/pages'
import { isByLink, pageAddress } from '@tohfa/contract/shared/site-map'
import type { Config } from '#platform/config/config.ts'
import { asFailure } from '#platform/http/errors.ts'
import { approveScripts } from './headers/inline-scripts.ts'
import type { ResponseCache, Produced } from './response-cache/response-cache.ts'
import { sendCached } from './response-cache/send-cached.ts'
import { languageChoice, languageOf } from './language.ts'
import { headerStyles } from './header-colors.ts'
import { manifest } from './manifest.ts'
import { type Bundle, builtBundle, developmentBundle } from './pages.bundle.ts'
import { offline } from './offline.ts'
import { plainPage } from './plain-page.ts'
import { programPaths } from './program-paths.ts'
import type { Limits } from '#platform/limits/rate-limit.ts'
import { watchServices } from './pages.services.ts'
import { siteFiles } from './site-files.ts'
import { pageHeaders, type PagePolicy, type PayWindowHosts } from './headers/security-headers.ts'

type PagesDeps = {
  config: Pick<Config, 'development' | 'gaMeasurementId'>
  services: PageServices
  cache: ResponseCache
  limits: Limits
  /** The page for an address of a former shop, with its query; null for any other. */
  oldAddress?: ((url: URL) => Promise<string | null>) | undefined
  /** The public address of pictures when the shop does not serve them itself. */
  imageOrigin?: string | undefined
  /** The payment provider, whose scripts the checkout may load. */
  payWindowHosts?: PayWindowHosts | undefined
}

/** Pages whose address has changed. */
const moved = new Map([['/admin/overview', '/admin/today']])

/** Staff may correct where an old address leads, so browsers ask again after an hour. */
const keptRedirect = 'public, max-age=3600'

/** Shops of another make have collections too: theirs are old addresses where ours has none. */
const mayBeOld = (address: string | null) => address === null || address.startsWith('/collections/')

/**
 * The pages of the shop. Each is rendered once, cached as complete bytes under its canonical
 * address, and sent to everybody. The browser fetches personal data
 * (docs/architecture.md#how-a-page-gets-its-data). An address of a former shop redirects to its new
 * page, and any other path to the home page (docs/product.md 2.1).
 */
export async function pages(app: FastifyInstance, deps: PagesDeps): Promise<void> {
  const { config, services, cache, limits } = deps
  const bundle = await (config.development ? developmentBundle(app) : builtBundle(app, limits))
  const policy: PagePolicy = {
    payWindow: deps.payWindowHosts,
    analytics: config.gaMeasurementId !== undefined,
    imageOrigin: deps.imageOrigin,
    development: config.development,
  }

  async function answerPage(request: FastifyRequest, reply: FastifyReply) {
    const url = URL.parse(request.raw.url ?? '/', 'http://page')
    const language = languageOf(request.headers)
    if (url && programPaths.test(url.pathname)) return reply.callNotFound()
    try {
      const address = url && pageAddress(url)
      const key = `page ${language} ${address}`
      if (address === null || !cache.get(key)) await limits.take('page', request.ip)
      const old = url && mayBeOld(address) && !cache.get(key) ? await deps.oldAddress?.(url) : null
      if (old)
        return reply.code(301).headers({ location: old, 'cache-control': keptRedirect }).send()
      if (address === null) {
        const to = moved.get(url?.pathname ?? '') ?? '/'
        return reply.code(302).header('location', to).send()
      }
      const produce = () => renderPage(bundle, { address, language }, services, policy)
      if (config.development || isByLink(address)) return await sendFresh(reply, produce)
      return await sendCached(cache, request, reply, key, produce)
    } catch (error) {
      return sendPlain(request, reply, error, services.shop.name, policy)
    }
  }

  siteFiles(app, { services, cache })
  languageChoice(app)
  manifest(app, services.shop)
  headerStyles(app)
  await offline(app, { services, policy })
  app.get('/*', { schema: { hide: true } }, answerPage)
}

async function renderPage(
  bundle: Bundle,
  { address, language }: { address: string; language: Language },
  services: PageServices,
  policy: PagePolicy,
): Promise<Produced> {
  const watched = watchServices(services)
  const build = await bundle(language)
  const nonce = randomBytes(18).toString('base64url')
  const { status, html } = await build.entry.module.renderPage(
    build,
    address,
    watched.services,
    nonce,
  )
  const failure = watched.failure()
  if (failure) throw failure
  if (status >= 500) throw new Error(`the page ${address} could not be rendered`)
  const { html: body, hashes } = approveScripts(html, nonce)
  const path = address.split('?', 1)[0] ?? address
  return {
    status,
    contentType: 'text/html; charset=utf-8',
    headers: {
      ...pageHeaders(hashes, path, policy),
      'content-language': `${language}-IN`,
      vary: 'Accept-Encoding, Accept-Language, Cookie',
      ...(isByLink(path) && { 'x-robots-tag': 'noindex' }),
    },
    body,
    shows: watched.shows,
  }
}

async function sendFresh(reply: FastifyReply, produce: () => Promise<Produced>) {
  const { status, contentType, headers, body } = await produce()
  return reply
    .code(status)
    .headers({ ...headers, 'cache-control': 'no-store' })
    .type(contentType)
    .send(body)
}

/** A plain page for a database that is down, a broken page, or too many requests. */
function sendPlain(
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  storeName: string,
  policy: PagePolicy,
) {
  const failure = asFailure(error)
  if (failure.status >= 500) request.log.error({ err: failure.cause ?? failure }, failure.message)
  const language = languageOf(request.headers)
  const html = plainPage(storeName, failure, request.id, language)
  if (failure.retryAfter !== undefined) void reply.header('retry-after', failure.retryAfter)
  return reply
    .code(failure.status)
    .headers({
      ...pageHeaders(new Set(), request.url, policy),
      'cache-control': 'no-store',
      'content-language': `${language}-IN`,
    })
    .type('text/html; charset=utf-8')
    .send(html)
}
