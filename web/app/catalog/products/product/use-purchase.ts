import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { shownPrice } from '@tohfa/contract/catalog/payable'
import type { Product } from '@tohfa/contract/catalog/products'
import { callTexts } from '@tohfa/contract/shared/call.texts'
import { useNavigate } from '#ui/link.ts'
import type { Press, ProofFlow } from '#studio/proof/proof-flow.ts'
import { signInState } from '#platform/session/sign-in-state.ts'
import { useSession } from '#platform/session/session.store.ts'
import { useCart } from '#orders/cart/cart.store.ts'
import { toast } from '#ui/toast/toast.ts'
import { isInCart, leftOf, type ProductChoice } from './product-choice.ts'

// Loaded on pointer down on a button, or on return from the sign-in.
const loadPurchase = () => import('./purchase.ts')
// A browser does not retry an import that failed once.
export const fetchPurchase = () => navigator.onLine && void loadPurchase().catch(() => null)

export type Purchase = {
  product: Product
  choice: ProductChoice
  /** The flow over a proof, for a product with text or photos; undefined until it is known. */
  proofFlow?: ProofFlow | null | undefined
  /** Whether the person chose a plain product. */
  isPlain?: boolean
  /** Called on a press before that choice is made; undefined where there is none. */
  onUndecided?: (() => void) | undefined
}

/**
 * What the buttons of a purchase do, on the page of a product and on its stage. A visitor's press
 * continues after the sign-in (docs/product.md 6.4).
 */
export function usePurchase({
  product,
  choice,
  proofFlow,
  isPlain = false,
  onUndecided,
}: Purchase) {
  const navigate = useNavigate()
  const location = useLocation()
  const user = useSession(({ session }) => session?.userInfo)
  const isThereAlready = useCart(({ items }) =>
    isInCart(items, product.id, choice, proofFlow?.proof),
  )
  const isKnown = !product.customizable || proofFlow !== undefined
  // Without an approval it cannot be in the cart.
  const inCart =
    isThereAlready &&
    proofFlow?.proof !== null &&
    !proofFlow?.isForOrder &&
    !(isKnown && onUndecided)
  const [busy, setBusy] = useState<Press | null>(null)
  const [waitingPress, setWaitingPress] = useState<Press | null>(null)
  const entry = product.colors.find(({ color }) => color === choice.color)
  // Until the studio has loaded, a product with a mandatory print cannot be bought.
  const isWaiting = proofFlow === undefined && product.personalisation?.required === true
  const price =
    proofFlow && !proofFlow.isForOrder ? proofFlow.price : shownPrice(product, choice.pack).payable
  // Exchanging the print of an order does not change the stock.
  const soldOut = !proofFlow?.isForOrder && (!entry || leftOf(product, entry, choice.size) === 0)

  async function press(which: Press) {
    if (busy || (await proofFlow?.isReady(which)) === false) return
    // A person who chose otherwise while the press waited presses again.
    if (latest.current.isPlain !== isPlain) return
    // A pending action may already have its fields filled: it continues when the studio has
    // reported.
    if (!isKnown) return setWaitingPress(which)
    setWaitingPress(null)
    if (onUndecided) return onUndecided()
    setBusy(which)
    await latest.current.act(which).catch(() => toast('error', callTexts.somethingWrong, 'cart'))
    setBusy(null)
  }

  async function act(which: Press, isOver = false) {
    const signIn = () => act(which, true)
    // A visitor sees a preview before the sign-in, if the browser could draw it.
    const isPreview = which === 'add' && !isOver && proofFlow?.picture() && !proofFlow.isForOrder
    if (proofFlow && (user || isPreview)) return proofFlow.open(which, () => void signIn())
    const { putInCart, pendingPurchase } = await loadPurchase()
    if (!user) {
      const state = pendingPurchase(which, product.id, choice, isPlain, proofFlow?.picture())
      return navigate('/signin', {
        state: { ...signInState({ ...location, state }), ...(proofFlow && { isForProof: true }) },
      })
    }
    const isThere = (which === 'buy' && inCart) || (await putInCart(user.id, product.id, choice))
    if (isThere && which === 'buy') return navigate('/checkout')
  }

  const latest = useRef({ act, isPlain })
  useEffect(() => {
    latest.current = { act, isPlain }
  })

  // On return from the sign-in, the earlier press takes effect now.
  const brought: unknown = location.state
  const takeUpWish = useEffectEvent(async (userId: string) => {
    const { takePendingPurchase } = await loadPurchase()
    const which = await takePendingPurchase(brought, userId, product.id, choice)
    // The values may have been lost since: then the fields say so, and nothing opens.
    if (which && (await proofFlow?.isReady(which)) !== false) await act(which)
  })
  const userId = user?.id
  const goOn = useEffectEvent(() => waitingPress && void press(waitingPress))
  useEffect(() => {
    const timer = isKnown && setTimeout(() => goOn())
    return () => clearTimeout(timer || undefined)
  }, [isKnown])
  // So that a press counts also when the connection fails before it.
  useEffect(() => {
    if (userId) fetchPurchase()
  }, [userId])
  useEffect(() => {
    if (userId && brought && isKnown) void takeUpWish(userId).catch(() => null)
  }, [userId, brought, isKnown])

  return {
    press: (which: Press) => void press(which),
    /** The press that is taking effect, or waits. */
    pressed: busy ?? waitingPress ?? proofFlow?.held ?? null,
    inCart,
    soldOut,
    isWaiting,
    price,
  }
}
