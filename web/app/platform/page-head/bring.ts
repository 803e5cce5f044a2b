// chunk: cards
import type { Coming } from './coming.ts'

/** Only who moves on needs it: its script comes once a page is alive (layout/later.tsx). */
export const loadComing = () => import('./coming.ts')

/** What a loader of the browser hands on at once, instead of waiting for its data. */
export async function bring<T extends object>(
  request: Request,
  ask: (signal: AbortSignal) => Promise<T>,
  remembers?: boolean,
): Promise<Coming<T>> {
  const { Coming } = await loadComing()
  return new Coming(request, ask, remembers)
}
