import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { type Language, languages } from '@tohfa/contract/i18n/languages'
import { pageAddress } from '@tohfa/contract/shared/site-map'

const cookieName = 'lang'
const year = 365 * 24 * 60 * 60
const chosen = new RegExp(`(?:^|;\\s*)${cookieName}=(${languages.join('|')})(?:;|$)`)

/** The language chosen in the footer, else the browser's preference. */
export function languageOf(headers: IncomingHttpHeaders): Language {
  const { cookie } = headers
  const choice = cookie === undefined ? undefined : chosen.exec(cookie)?.[1]
  return (choice as Language | undefined) ?? wishedFor(headers['accept-language'])
}

const wishes = new Map<string, Language>()

/** The first supported language in an `Accept-Language`; browsers send few different values. */
function wishedFor(accepted: string | undefined): Language {
  if (!accepted) return languages[0]
  const known = wishes.get(accepted)
  if (known) return known
  const ranked = accepted
    .toLowerCase()
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((word) => word.trim())
      const weight = parameters.find((word) => word.startsWith('q='))?.slice(2)
      return { code: tag.split('-', 1)[0], weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
  const ours = ranked.flatMap(({ code }) => languages.find((language) => language === code) ?? [])
  const best = ours[0] ?? languages[0]
  if (wishes.size < 1_000) wishes.set(accepted, best)
  return best
}

/**
 * `GET /language/hi` stores the choice for a year and redirects back. It is a link, so it works
 * without a script. From an unknown page it redirects home.
 */
export function languageChoice(app: FastifyInstance): void {
  app.get<{ Params: { language: string } }>(
    `/language/:language(^(?:${languages.join('|')})$)`,
    { schema: { hide: true } },
    (request, reply) =>
      reply
        .code(303)
        .header('cache-control', 'no-store')
        .header(
          'set-cookie',
          `${cookieName}=${request.params.language}; Path=/; Max-Age=${year}; SameSite=Lax; HttpOnly` +
            (request.protocol === 'https' ? '; Secure' : ''),
        )
        .header('location', comingFrom(request.headers.referer, request.host))
        .send(),
  )
}

/** The path and query of the page whose link was followed; never on another site. */
function comingFrom(referer: string | undefined, host: string): string {
  const page = referer === undefined ? null : URL.parse(referer)
  const isOurs = page?.host === host && /^https?:$/.test(page.protocol)
  if (!isOurs || pageAddress(page) === null) return '/'
  // Two leading slashes would name a host.
  return page.pathname.replace(/^\/+/, '/') + page.search
}
