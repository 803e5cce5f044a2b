import { createHash } from 'node:crypto'
import diagnostics from 'node:diagnostics_channel'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { sql } from 'drizzle-orm'
import { pages } from '@tohfa/contract/shared/site-map'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { order, putIntoCart } from '#orders/order/orders.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { servePages, type ServedPages } from '#platform/web-pages/pages.fixture.ts'

/** Every address that the shop declares, also outside /v1, so that new ones are included. */
const declared: string[] = []
function listen(message: unknown) {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onRoute', ({ method, url }: RouteOptions) => {
    if ([method].flat().includes('GET')) declared.push(url)
  })
}

let shop: TestShop
let productId: string
let mailKey: string
beforeAll(async () => {
  diagnostics.subscribe('fastify.initialization', listen)
  const env = { PUBLIC_URL: 'https://tohfa.example', SANDBOX: 'public', RATE_LIMITS: 'on' }
  shop = await openTestShop({ pages: true, env })
  diagnostics.unsubscribe('fastify.initialization', listen)
  const asha = await aPerson(shop)
  productId = await aProduct(shop)
  await putIntoCart(shop, asha, productId)
  await order(shop, asha, 'cash')
  const { rows } = await shop.db.execute<{ key: string }>(sql`select key from mails limit 1`)
  mailKey = rows[0]?.key ?? ''
})
afterAll(() => shop.close())

/** An address with real values for its parameters. */
function filled(path: string): string {
  if (path.startsWith('/sandbox/mail/')) return `/sandbox/mail/${encodeURIComponent(mailKey)}`
  return path
    .replace(/:id|:productId/, productId)
    .replace(/:language\(.*?\)+/, 'hi')
    .replace(/:part\(.*?\)/, '1')
    .replace(/:\w+/g, 'details')
    .replace('*', 'nothing')
}

/** All addresses to open: those that the server declares, and the pages of the site map. */
function addresses(): string[] {
  const paths = pages.map(({ pattern }) => pattern)
  return [...new Set(['/no/such/page', ...paths, ...declared].map(filled))]
}

async function open(path: string) {
  const response = await fetch(shop.url + path, { redirect: 'manual' })
  return { path, headers: response.headers, status: response.status, text: await response.text() }
}

function directives(headers: Headers): Map<string, string[]> {
  const policy = headers.get('content-security-policy') ?? ''
  return new Map(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(' ')
      return [name, sources]
    }),
  )
}

describe('all addresses of the shop, its sandbox and its API reference', () => {
  let answers: Awaited<ReturnType<typeof open>>[]
  const html = () => answers.filter(({ headers }) => /html/.test(headers.get('content-type') ?? ''))
  beforeAll(async () => {
    answers = []
    // Twice: the second answer of a page comes from the cache.
    for (const path of addresses()) answers.push(await open(path), await open(path))
  })

  test('reveal no server software, are not readable by other sites, and forbid MIME sniffing', () => {
    for (const { path, status, headers } of answers) {
      expect(status, path).toBeLessThan(500)
      expect(headers.get('x-content-type-options'), path).toBe('nosniff')
      expect(headers.get('strict-transport-security'), path).toBe('max-age=31536000')
      for (const name of ['x-powered-by', 'server', 'access-control-allow-origin'])
        expect(headers.get(name), `${path} ${name}`).toBeNull()
    }
  })

  test('have a policy for scripts, loading, forms and frames, for pages, mails and the reference', () => {
    const paths = html().map(({ path }) => path)
    expect(paths).toEqual(
      expect.arrayContaining(['/', '/checkout', '/admin', '/sandbox', '/sandbox/mail', '/docs']),
    )
    expect(paths.some((path) => path.startsWith('/sandbox/mail/'))).toBe(true)
    for (const { path, headers } of html()) {
      const policy = directives(headers)
      const scripts = policy.get('script-src') ?? policy.get('default-src') ?? ['*']
      for (const source of scripts)
        expect(source, `${path} script-src`).toMatch(
          /^'(?:self|none|sha256-[\w+/=]{44})'$|^https:\/\/[\w.-]+$/,
        )
      expect(scripts.join(' '), path).not.toMatch(/unsafe|\*/)
      expect(policy.get('object-src') ?? policy.get('default-src'), path).toEqual(["'none'"])
      expect(policy.get('base-uri'), path).toEqual(["'none'"])
      expect(policy.get('frame-ancestors'), path).toEqual(["'none'"])
      expect(policy.get('form-action')?.join(' '), path).toMatch(/^'(?:self|none)'/)
      expect(headers.get('referrer-policy'), path).toMatch(/^(?:strict-origin|no-referrer)/)
    }
  })

  test('have no inline script outside of their policy, and no event handler in markup', () => {
    for (const { path, headers, text } of html()) {
      const allowed = directives(headers).get('script-src') ?? []
      for (const [, attributes = '', content = ''] of text.matchAll(
        /<script([^>]*)>([\s\S]*?)<\/script>/g,
      )) {
        if (/\ssrc=|type="application\//.test(attributes)) continue
        const hash = createHash('sha256').update(content).digest('base64')
        expect(allowed, path).toContain(`'sha256-${hash}'`)
      }
      const markup = text.replaceAll(/<script[\s\S]*?<\/script>/g, '')
      expect(markup, path).not.toMatch(/<[a-z][^>]*\son[a-z]+=|href="javascript:/i)
    }
  })
})

describe('a shop that counts visits, and takes real payments', () => {
  let counting: ServedPages
  beforeAll(async () => {
    counting = await servePages({ GA_MEASUREMENT_ID: 'G-TEST12345' })
  })
  afterAll(() => counting.close())
  const policyOf = async (path: string) => directives((await counting.get(path)).headers)

  test('allows the one script of the service on shoppers’ pages, and nothing on staff pages', async () => {
    const script = 'https://www.googletagmanager.com/gtag/js'
    for (const path of ['/', '/product-filter', '/signin', '/checkout'])
      expect((await policyOf(path)).get('script-src'), path).toContain(script)
    for (const path of ['/admin', '/admin/orders', '/admin/product-details/1', '/styleguide']) {
      const { headers, html } = await counting.get(path)
      expect(headers.get('content-security-policy'), path).not.toMatch(/google/)
      expect(html, path).not.toContain('G-TEST12345')
    }
  })

  test('requires trusted types, except where third-party scripts may run', async () => {
    const demands = async (answer: Promise<{ headers: Headers }>) => {
      const policy = directives((await answer).headers)
      return [policy.get('require-trusted-types-for'), policy.get('trusted-types')]
    }
    for (const path of ['/', '/product-filter', '/signin', '/account/orders', '/admin'])
      expect(await demands(open(path)), path).toEqual([["'script'"], ['default']])
    expect(await demands(counting.get('/admin'))).toEqual([["'script'"], ['default']])
    for (const answer of [open('/checkout'), counting.get('/checkout'), counting.get('/')])
      expect(await demands(answer)).toEqual([undefined, undefined])
  })
})
