// chunk: later
import { wishListLimits } from '@tohfa/contract/catalog/wish-list-limits'
import { useSession } from '#platform/session/session.store.ts'
import { toast } from '#ui/toast/toast.ts'
import { keepWishes, noteUnsent, tellAccount, type Wish, wishesHere } from './wish-list.store.ts'
import { wishListTexts as texts } from './wish-list.texts.ts'

const topic = 'wish-list'
const presses = new Map<string, AbortController>()

/** Adds or removes a gift: on the device at once, and in the account if there is one. */
export async function pressHeart(gift: Wish): Promise<void> {
  const { id } = gift
  const isWished = wishesHere().some((wish) => wish.id === id)
  const { session } = useSession.getState()
  if (!isWished && !session && wishesHere().length >= wishListLimits.device)
    return toast('error', texts.full(wishListLimits.device), topic)
  put(gift, !isWished)
  toast('success', isWished ? texts.removed : texts.added, topic)
  if (!session) return undefined
  // The last change of a gift counts, even if an earlier one still waits for the connection.
  presses.get(id)?.abort()
  const press = new AbortController()
  presses.set(id, press)
  const { signal } = press
  const answer = await tellAccount(id, { signal, onLost: () => noteUnsent(id, true) })
  if (signal.aborted) return undefined
  presses.delete(id)
  if (answer.success || answer.status > 0) noteUnsent(id, false)
  if (answer.success) return undefined
  put(gift, isWished)
  return toast('error', answer.error, topic)
}

function put(gift: Wish, isWished: boolean): void {
  const others = wishesHere().filter(({ id }) => id !== gift.id)
  keepWishes(isWished ? [gift, ...others] : others)
}
