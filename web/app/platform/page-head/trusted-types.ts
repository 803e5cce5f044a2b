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
 * Says what text may become markup, where the page's policy asks (server: pages/headers/security-headers.ts):
 * what holds no markup, and the empty element by which React makes a script that does not run. Of
 * addresses only that of the studio's worker becomes a script (docs/studio.md 12.3).
 */
export function trustTextOnly(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === '<script></script>' || !html.includes('<') ? html : null),
    createScriptURL: (address) =>
      address.startsWith(`${location.origin}/assets/studio.worker-`) ? address : null,
  })
}
