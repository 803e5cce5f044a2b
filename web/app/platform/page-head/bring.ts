// chunk: cards
import type { Coming } from './coming.ts'

/** Only navigations need it: its script loads after hydration (layout/later.tsx). */
export const loadComing = () => import('./coming.ts')

/** The immediate result of a browser loader, instead of its data. */
export async function bring<T extends object>(
  request: Request,
  ask: (signal: AbortSignal) => Promise<T>,
  remembers?: boolean,
): Promise<Coming<T>> {
  const { Coming } = await loadComing()
  return new Coming(request, ask, remembers)
}
