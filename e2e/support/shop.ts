import { expect, test as base } from '@playwright/test'

export { expect }
export { admin } from './running-shop.ts'

/** Says in the console what the page's own policy refused: a browser may do that in silence. */
function complainOfPolicy(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    console.error(`The content security policy refused ${blockedURI} (${violatedDirective})`)
  })
}

/** A call that is refused as the rules demand is no fault of the page, though the browser logs it. */
const REFUSED_CALL = /^Failed to load resource: the server responded with a status of 4\d\d/

interface Fixtures {
  /** what a test expects the browser's console to say; anything else fails it */
  expectedComplaints: RegExp[]
  quietConsole: void
}

/**
 * Playwright's `test` on the running shop. A page that throws, or writes an error or a warning to
 * the console (a hydration that does not match, a refusal of its policy), fails its test.
 */
export const test = base.extend<Fixtures>({
  expectedComplaints: [[], { option: true }],
  quietConsole: [
    async ({ context, expectedComplaints }, use) => {
      const complaints: string[] = []
      await context.addInitScript(complainOfPolicy)
      context.on('weberror', (event) => complaints.push(String(event.error())))
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
      })
      await use()
      const expected = [REFUSED_CALL, ...expectedComplaints]
      expect(complaints.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual(
        [],
      )
    },
    { auto: true },
  ],
})
