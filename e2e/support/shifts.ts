import type { Page } from '@playwright/test'

/** Measures layout shifts from the next document on (Cumulative Layout Shift). */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: { node: Node | null }[]
        }
        if (hadRecentInput) continue
        const { dataset } = document.documentElement
        dataset.shift = String(Number(dataset.shift ?? 0) + value)
        for (const { node } of sources) dataset.moved = `${dataset.moved ?? ''} ${node?.nodeName}`
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The score, and the names of the shifted elements. */
export async function shiftsOf(page: Page): Promise<{ shift: number; moved: string }> {
  return page.evaluate(() => {
    const { shift = '0', moved = '' } = document.documentElement.dataset
    return { shift: Number(shift), moved }
  })
}
