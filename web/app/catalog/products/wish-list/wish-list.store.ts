// chunk: later
import { titleOf } from '#platform/i18n/product-words.ts'
import { call, type Failed } from '#platform/api/api-client.ts'
import { useSession } from '#platform/session/session.store.ts'
import { useWished } from './wished.ts'

/** A gift on the list, with its title in case it is no longer sold. */
export type Wish = { id: string; title: string }

/**
 * The list on the device: the gifts, the newest first, the account that it was merged with, and the ids
 * of the gifts whose last change has not reached the account.
 */
type Kept = { of: string | null; gifts: readonly Wish[]; unsent?: readonly string[] }

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

/** Updates every heart from the device. */
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
  write({ ...readKept(), of, gifts })
  showWishes()
}

const write = (kept: Kept) => localStorage.setItem(key, JSON.stringify(kept))

export const unsentWishes = (): readonly string[] => readKept().unsent ?? []

/** Marks a gift as not sent to the account, or as sent. */
export function noteUnsent(id: string, isUnsent: boolean): void {
  const others = unsentWishes().filter((one) => one !== id)
  write({ ...readKept(), unsent: isUnsent ? [...others, id] : others })
}

/** Sends the state of a gift on this device to the account; calls `onLost` if the response was lost. */
export function tellAccount(
  id: string,
  options: { signal?: AbortSignal; onLost?: () => void } = {},
): Promise<{ success: true } | Failed> {
  const given = { params: { productId: id }, ...options }
  return wishesHere().some((wish) => wish.id === id)
    ? call('PUT /wish-list/:productId', given)
    : call('DELETE /wish-list/:productId', given)
}

/** Sends the changes that did not reach the account. */
async function sendUnsent(): Promise<void> {
  for (const id of unsentWishes()) {
    const answer = await tellAccount(id)
    if (!answer.success && answer.status === 0) return
    noteUnsent(id, false)
  }
}

/**
 * The list of the signed-in person: merges it with the device's after the sign-in, or reads it if
 * that was done. Returns null on success, else the message of the failure.
 */
export async function readWishes(): Promise<string | null> {
  const userId = useSession.getState().session?.userInfo.id
  if (!userId) return null
  if (readKept().of === userId) await sendUnsent()
  const before = readKept()
  const answer =
    before.of === userId
      ? await call('GET /wish-list')
      : await call('PUT /wish-list', { body: { productIds: before.gifts.map(({ id }) => id) } })
  if (useSession.getState().session?.userInfo.id !== userId) return null
  if (!answer.success) return answer.error
  const stored = answer.data.map((wish) => ({ id: wish.productId, title: titleOf(wish) }))
  // A change made meanwhile takes precedence over an answer without it.
  const isIn = (list: readonly Wish[], { id }: Wish) => list.some((one) => one.id === id)
  const now = wishesHere()
  const added = now.filter((wish) => !isIn(before.gifts, wish) && !isIn(stored, wish))
  const removed = before.gifts.filter((wish) => !isIn(now, wish))
  keepWishes([...added, ...stored.filter((wish) => !isIn(removed, wish))], userId)
  return null
}
