declare global {
  interface Window {
    trustedTypes?: {
      createPolicy(
        name: 'default',
        rules: {
          createHTML(html: string): string | null
          createScriptURL(address: string): string | null
        },
      ): void
    }
  }
}

/**
 * The Trusted Types policy that pages require (server: pages/headers/security-headers.ts). It
 * allows text without markup, and the empty element with which React creates an inert script. The
 * only script addresses are the studio's worker (docs/studio.md 12.3) and the service worker
 * (docs/decisions/109).
 */
export function trustTextOnly(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === '<script></script>' || !html.includes('<') ? html : null),
    createScriptURL: (address) =>
      address === '/sw.js' || address.startsWith(`${location.origin}/assets/studio.worker-`)
        ? address
        : null,
  })
}
