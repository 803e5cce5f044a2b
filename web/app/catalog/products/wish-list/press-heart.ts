// chunk: later
import { wishListLimits } from '@tohfa/contract/catalog/wish-list-limits'
import { call } from '#platform/api/api-client.ts'
import { useSession } from '#platform/session/session.store.ts'
import { toast } from '#ui/toast/toast.ts'
import { keepWishes, type Wish, wishesHere } from './wish-list.store.ts'
import { wishListTexts as texts } from './wish-list.texts.ts'

const topic = 'wish-list'

/** Puts a gift on the list or takes it off: on the device at once, and with the account if there is one. */
export async function pressHeart(gift: Wish): Promise<void> {
  const { id } = gift
  const isWished = wishesHere().some((wish) => wish.id === id)
  const { session } = useSession.getState()
  if (!isWished && !session && wishesHere().length >= wishListLimits.device)
    return toast('error', texts.full(wishListLimits.device), topic)
  put(gift, !isWished)
  toast('success', isWished ? texts.removed : texts.added, topic)
  if (!session) return undefined
  const params = { productId: id }
  const answer = isWished
    ? await call('DELETE /wish-list/:productId', { params })
    : await call('PUT /wish-list/:productId', { params })
  if (answer.success) return undefined
  put(gift, isWished)
  return toast('error', answer.error, topic)
}

function put(gift: Wish, isWished: boolean): void {
  const others = wishesHere().filter(({ id }) => id !== gift.id)
  keepWishes(isWished ? [gift, ...others] : others)
}
