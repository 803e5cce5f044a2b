import type { Page } from '@playwright/test'

/**
 * Before a page is opened: afterwards `hold` keeps photos from the worker that opens them, until
 * `release` sends them, the last one first.
 */
export async function holdPhotos(
  page: Page,
): Promise<{ hold: () => Promise<void>; release: () => Promise<void> }> {
  await page.addInitScript(() => {
    const send = Worker.prototype.postMessage
    let held: (() => void)[] | undefined
    Object.assign(globalThis, {
      holdPhotos: () => (held = []),
      releasePhotos() {
        for (const one of held?.reverse() ?? []) one()
        held = undefined
      },
    })
    // The page sends no transfers.
    Worker.prototype.postMessage = function postMessage(question: { kind?: string }) {
      const go = () => send.call(this, question)
      if (held && question.kind === 'photo') held.push(go)
      else go()
    }
  })
  return {
    hold: () => page.evaluate('void holdPhotos()'),
    release: () => page.evaluate('releasePhotos()'),
  }
}
