import { test as staffTest } from './admin.ts'
import { type RunningShop, startShop } from './running-shop.ts'

/** A test of staff in a shop of its own, with these settings, which the tests of a file share. */
export const testOfShop = (settings: Record<string, string>) =>
  staffTest.extend<object, { ownShop: RunningShop }>({
    ownShop: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright demands it
      async ({}, use) => {
        const shop = await startShop(settings)
        await use(shop)
        await shop.stop()
      },
      { scope: 'worker', timeout: 200_000 },
    ],
    baseURL: ({ ownShop }, use) => use(ownShop.url),
  })
