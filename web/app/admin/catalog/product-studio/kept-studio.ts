import type { StudioDraft } from './studio-draft.ts'

type Kept = { draft: StudioDraft; since: string }

const keyOf = (productId: string) => `studio-draft-${productId}`

/** What was put together for a product in this window, as long as its studio is what it was then. */
export function readKept(productId: string, since: string): StudioDraft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(productId)) ?? 'null') as Kept | null
    return kept?.since === since ? kept.draft : null
  } catch {
    return null
  }
}

/** Survives a reload of this window and a session that ended meanwhile. */
export function keep(productId: string, kept: Kept): void {
  sessionStorage.setItem(keyOf(productId), JSON.stringify(kept))
}

export function dropKept(productId: string): void {
  sessionStorage.removeItem(keyOf(productId))
}
