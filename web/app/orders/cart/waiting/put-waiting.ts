import { call, type Failed } from '#platform/api/api-client.ts'
import { titleOf } from '#platform/i18n/product-words.ts'
import { useSession } from '#platform/session/session.store.ts'
import { toast } from '#ui/toast/toast.ts'
import { addToCart } from '#orders/cart/cart-changes.ts'
import { readCart } from '#orders/cart/cart.store.ts'
import { isUnderWay } from './add-kept.ts'
import { dropWaiting, refuseWaiting, waitingStore } from './waiting-choices.ts'
import { refusalSentence } from './refusal-sentence.ts'
import { waitingTexts as texts } from './waiting.texts.ts'

let running: Promise<void> | undefined

/**
 * Adds waiting choices to the cart of the signed-in person, and reports the result. Of several
 * windows one does it and the others wait. The cart accepts the same choice once, also where
 * windows cannot wait.
 */
export function putWaiting(userId: string): Promise<void> {
  running ??= alone(() => putAll(userId)).finally(() => (running = undefined))
  return running
}

/** Without the Web Locks API, which all supported browsers have, it continues. */
const alone = async (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('waiting-choices', work) : work()

async function putAll(userId: string): Promise<void> {
  let [added, found] = [0, 0]
  for (const waiting of waitingStore.current()) {
    if (waiting.isPrinted || waiting.refused !== undefined || isUnderWay(waiting)) continue
    if (useSession.getState().session?.userInfo.id !== userId) return
    const { productId, choice, proof } = waiting
    const answer = await addToCart({ userId, productId, choice, proof })
    if (answer.success) added += 1
    else if (answer.code === 'already_in_cart') found += 1
    else if (isFinal(answer)) {
      const code = answer.code ?? ''
      refuseWaiting(waiting, code)
      toast('error', texts.notAdded(await titleNow(productId), refusalSentence(code)))
      continue
    } else break
    dropWaiting(waiting)
  }
  if (found > 0) await readCart(userId)
  if (added > 1) toast('success', texts.addedMany(added), 'cart')
  else if (added > 0) toast('success', texts.added, 'cart')
  else if (found > 0) toast('info', texts.alreadyInCart, 'cart')
}

/** Whether the shop refused it; otherwise it waits for a better connection. */
const isFinal = ({ status }: Failed): boolean => [400, 404, 409].includes(status)

async function titleNow(id: string): Promise<string> {
  const answer = await call('GET /product/:id', { params: { id } })
  return answer.success ? titleOf(answer.data) : texts.unnamed
}
