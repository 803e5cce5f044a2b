// chunk: later
import { titleOf } from '#platform/i18n/product-words.ts'
import { call } from '#platform/api/api-client.ts'
import { useSession } from '#platform/session/session.store.ts'
import { useWished } from './wished.ts'

/** A gift that somebody keeps in mind; its title, should it be sold no more. */
export type Wish = { id: string; title: string }

/** What the device keeps: the gifts, the newest first, and with whose account they were joined. */
type Kept = { of: string | null; gifts: readonly Wish[] }

const key = 'wish-list'
const nothing: Kept = { of: null, gifts: [] }

function readKept(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null
    return Array.isArray(kept?.gifts) ? kept : nothing
  } catch {
    return nothing
  }
}

export const wishesHere = (): readonly Wish[] => readKept().gifts

/** Shows on every heart what the device keeps. */
export function showWishes(): void {
  useWished.setState({ ids: wishesHere().map(({ id }) => id) })
}

/** Calls back whenever another window of this browser changed the list. */
export function onWishes(heard: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) heard()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

export function keepWishes(gifts: readonly Wish[], of = readKept().of): void {
  localStorage.setItem(key, JSON.stringify({ of, gifts } satisfies Kept))
  showWishes()
}

/**
 * The list of the signed-in person: joins it with what the device collected before the sign-in, or
 * reads it where that was done. Null is success; else the sentence of what went wrong.
 */
export async function readWishes(): Promise<string | null> {
  const userId = useSession.getState().session?.userInfo.id
  if (!userId) return null
  const before = readKept()
  const answer =
    before.of === userId
      ? await call('GET /wish-list')
      : await call('PUT /wish-list', { body: { productIds: before.gifts.map(({ id }) => id) } })
  if (useSession.getState().session?.userInfo.id !== userId) return null
  if (!answer.success) return answer.error
  const stored = answer.data.map((wish) => ({ id: wish.productId, title: titleOf(wish) }))
  // What was pressed meanwhile counts more than an answer that does not know of it.
  const isIn = (list: readonly Wish[], { id }: Wish) => list.some((one) => one.id === id)
  const now = wishesHere()
  const added = now.filter((wish) => !isIn(before.gifts, wish) && !isIn(stored, wish))
  const removed = before.gifts.filter((wish) => !isIn(now, wish))
  keepWishes([...added, ...stored.filter((wish) => !isIn(removed, wish))], userId)
  return null
}
