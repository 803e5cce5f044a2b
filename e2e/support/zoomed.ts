import { expect, type Page } from '@playwright/test'

/** A screen of 1280 × 1024 at 400 %. */
const zoomed = { width: 320, height: 256 }

/** At 400 % the page is not read in two directions, and no bar covers half of the screen. */
export async function expectReadableZoomed(page: Page): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize(zoomed)
  const seen = await page.evaluate(look)
  expect(seen.sideways, `${page.url()} is wider than the screen`).toBe(0)
  expect(seen.covered, `${page.url()} is covered by what stays in place`).toBeLessThan(0.5)
  if (before) await page.setViewportSize(before)
}

/** How much wider than the screen a page is, and how much of its middle lies below what stays. */
function look() {
  const { scrollHeight, scrollWidth, clientWidth } = document.documentElement
  scrollTo(0, scrollHeight / 2)
  const stays = (element: Element | null): boolean =>
    element !== null &&
    (['fixed', 'sticky'].includes(getComputedStyle(element).position) ||
      stays(element.parentElement))
  const rows = Array.from({ length: 32 }, (_, row) => (row + 0.5) * (innerHeight / 32))
  const covered = rows.filter((y) =>
    [0.1, 0.5, 0.9].some((x) => stays(document.elementFromPoint(innerWidth * x, y))),
  )
  return { sideways: scrollWidth - clientWidth, covered: covered.length / rows.length }
}
