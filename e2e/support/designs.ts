import type { Page } from '@playwright/test'
import type { Design } from '@tohfa/contract/studio/designs'
import type { Scene } from '@tohfa/print-engine/scene/scene'
import { answered, sessionOf } from './by-call.ts'
import { aMugWith, namedStudio } from './studio.ts'

/** A product with words on it, and this person’s design of it. */
export async function aDesign(
  page: Page,
  name: string,
): Promise<{ design: Design; title: string }> {
  const { id, title } = await aMugWith(page, namedStudio)
  const { token } = await sessionOf(page)
  const data = { productId: id, color: 'White', values: { name } }
  return {
    title,
    design: await answered<Design>(page.request, 'POST', '/designs', { token, data }),
  }
}

/** This person’s designs, the one that was changed last first. */
export async function designs(page: Page): Promise<Design[]> {
  const { token } = await sessionOf(page)
  return answered<Design[]>(page.request, 'GET', '/designs', { token })
}

/** The words of a design, without empty items. */
export const wordsOf = ({ areas }: Scene): string[] =>
  areas.flatMap(({ items }) => items.flatMap((item) => (item.kind === 'text' && item.text) || []))
