import type { Page } from '@playwright/test'
import { collectTexts, longestFirst } from './reading.ts'

type Choice = { title: string; color: string; size?: string | null }

/** What staff typed about blanks, those of other tests in the same shop too. */
export async function blankData(page: Page, token: string): Promise<string[]> {
  const answer = await page.request.get('/v1/admin/blank-counts', {
    headers: { authorization: `Bearer ${token}` },
  })
  const { data } = (await answer.json()) as { data: { choices: Choice[]; movements: unknown[] } }
  const found = new Set<string>()
  collectTexts(data, found)
  for (const { title, color, size } of data.choices)
    found.add([title, color, size].filter(Boolean).join(' '))
  return longestFirst(found)
}
