import { isStaffPage, opensPayWindow } from '@tohfa/contract/shared/site-map'
import type { PayWindowHosts } from '#payments/providers/payment-provider.ts'

export type { PayWindowHosts }

export type PagePolicy = {
  /** The hosts of a real provider's pay window; the checkout alone may load from them. */
  payWindow?: PayWindowHosts | undefined
  /** The service that counts visits, which has no business on the staff's pages. */
  analytics: boolean
  /** Where pictures live when it is not here: the object store's public host. */
  imageOrigin?: string | undefined
  /** Vite's hot reload puts styles and a socket into pages while somebody builds them. */
  development: boolean
}

/** Markup is written into a page by way of the policy in web/app/platform/page-head/trusted-types.ts only. */
const trustedTypes = { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] }

const analyticsHosts = {
  script: ['https://www.googletagmanager.com/gtag/js'],
  connect: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  image: ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
}

/**
 * Headers of a rendered page: scripts only from here, and those in the page that have one of the
 * hashes.
 */
export function pageHeaders(hashes: ReadonlySet<string>, path: string, policy: PagePolicy) {
  const isCheckout = opensPayWindow(path)
  const payment = isCheckout ? policy.payWindow : undefined
  const analytics = policy.analytics && !isStaffPage(path) ? analyticsHosts : undefined
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes, ...(payment?.script ?? []), ...(analytics?.script ?? [])],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", ...(policy.development ? ["'unsafe-inline'"] : [])],
    'img-src': [
      "'self'",
      'data:',
      'blob:',
      ...(policy.imageOrigin ? [policy.imageOrigin] : []),
      ...(payment?.image ?? []),
      ...(analytics?.image ?? []),
    ],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...(policy.development ? ['ws:'] : []),
      ...(payment?.connect ?? []),
      ...(analytics?.connect ?? []),
    ],
    'frame-src': ["'self'", ...(payment?.frame ?? [])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...(payment?.frame ?? [])],
    'frame-ancestors': ["'none'"],
    // Scripts of others do not promise to keep to it, nor do those that Vite adds.
    ...(!isCheckout && !analytics && !policy.development && trustedTypes),
  }
  return {
    'content-security-policy': Object.entries(directives)
      .map(([name, sources]) => `${name} ${sources.join(' ')}`)
      .join('; '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    // A bank's pop-up must be able to speak with the page that opened it (docs/providers.md 1.8).
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  }
}

/**
 * Keeps browsers to https for a year, once the shop is known by an address of that kind. Other
 * hosts under the same domain are not the shop's to decide about.
 */
export function transportHeaders(publicUrl: string | undefined): Record<string, string> {
  return publicUrl?.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}
}
