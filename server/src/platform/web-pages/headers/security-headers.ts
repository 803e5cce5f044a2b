import { opensPayWindow } from '@tohfa/contract/shared/site-map'
import { isStaffPage } from '@tohfa/contract/shared/staff-pages'
import type { PayWindowHosts } from '#payments/providers/payment-provider.ts'

export type { PayWindowHosts }

export type PagePolicy = {
  /** The hosts of a real provider's payment window; only the checkout may load from them. */
  payWindow?: PayWindowHosts | undefined
  /** The service that counts visits; staff pages do not load it. */
  analytics: boolean
  /** The origin of pictures if it is not the shop: the object store's public address. */
  imageOrigin?: string | undefined
  /** In development, Vite's hot reload adds styles and a socket to pages. */
  development: boolean
}

/** All markup is written through the policy in web/app/platform/page-head/trusted-types.ts. */
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
 * The headers of a rendered page. It runs scripts from this origin, and inline scripts with one of
 * the hashes.
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
    'worker-src': ["'self'"],
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
    // Third-party scripts do not support trusted types, nor does Vite's client.
    ...(!isCheckout && !analytics && !policy.development && trustedTypes),
  }
  return {
    'content-security-policy': Object.entries(directives)
      .map(([name, sources]) => `${name} ${sources.join(' ')}`)
      .join('; '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    // A bank's pop-up must be able to message the page that opened it (docs/providers.md 1.8).
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  }
}

/**
 * Makes browsers use https for a year, once the shop's public address is https. Subdomains are not
 * included, because they may not belong to the shop.
 */
export function transportHeaders(publicUrl: string | undefined): Record<string, string> {
  return publicUrl?.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}
}
