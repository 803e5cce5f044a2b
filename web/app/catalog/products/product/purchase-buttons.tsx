import { ShoppingBag } from 'lucide'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useLocation } from 'react-router'
import { formatRupees } from '@tohfa/contract/shared/money'
import type { Product } from '@tohfa/contract/catalog/products'
import { callTexts } from '@tohfa/contract/shared/call.texts'
import { choiceWord } from '#platform/i18n/choice-words.ts'
import { Icon } from '#ui/icon.tsx'
import { useNavigate } from '#ui/link.ts'
import type { ProofFlow } from '#studio/proof/proof-flow.ts'
import { signInState } from '#platform/session/sign-in-state.ts'
import { useSession } from '#platform/session/session.store.ts'
import { useCart } from '#orders/cart/cart.store.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { toast } from '#ui/toast/toast.ts'
import { productTexts as texts } from './product.texts.ts'
import { isInCart, leftOf, type ProductChoice } from './product-choice.ts'
import type { Press } from './purchase.ts'

// Fetched when a finger goes down on a button, or somebody comes back from signing in.
const loadPurchase = () => import('./purchase.ts')
// What a browser once failed to fetch it does not fetch again.
const fetchPurchase = () => navigator.onLine && void loadPurchase().catch(() => null)

/**
 * ADD TO BAG and BUY NOW, or GO TO CART if it is in the cart already. A visitor goes to /signin
 * first (docs/product.md 6.4). On phones the first is in a bar within reach of the thumb.
 */
export function PurchaseButtons({
  product,
  choice,
  proofFlow,
  isPlain = false,
  onUndecided,
}: {
  product: Product
  choice: ProductChoice
  /** Over a proof, where words or photos are printed; undefined until that is known. */
  proofFlow?: ProofFlow | null | undefined
  /** Whether it was chosen that nothing of the buyer's is printed. */
  isPlain?: boolean
  /** Is told of a press where that is to be chosen first; undefined where nothing is. */
  onUndecided?: (() => void) | undefined
}) {
  const navigate = useNavigate()
  const location = useLocation()
  const user = useSession(({ session }) => session?.userInfo)
  const isThereAlready = useCart(({ items }) =>
    isInCart(items, product.id, choice, proofFlow?.proof),
  )
  const isKnown = !product.customizable || proofFlow !== undefined
  // What nobody approved yet is nowhere.
  const inCart =
    isThereAlready &&
    proofFlow?.proof !== null &&
    !proofFlow?.isForOrder &&
    !(isKnown && onUndecided)
  const chosenId = useId()
  const [busy, setBusy] = useState<Press | null>(null)
  const [waitingPress, setWaitingPress] = useState<Press | null>(null)
  const entry = product.colors.find(({ color }) => color === choice.color)
  // Until the studio is here, nobody buys without words what is sold with words only.
  const isWaiting = proofFlow === undefined && product.personalisation?.required === true
  const price = proofFlow && !proofFlow.isForOrder ? proofFlow.price : product.payable
  // What an order exchanges takes nothing from the stock.
  const soldOut = !proofFlow?.isForOrder && (!entry || leftOf(product, entry, choice.size) === 0)

  async function press(which: Press) {
    if (busy || (await proofFlow?.isReady()) === false) return
    // What waits here may have words already: it goes on when the studio has told.
    if (!isKnown) return setWaitingPress(which)
    setWaitingPress(null)
    if (onUndecided) return onUndecided()
    setBusy(which)
    await act(which).catch(() => toast('error', callTexts.somethingWrong, 'cart'))
    setBusy(null)
  }

  async function act(which: Press, isOver = false) {
    const signIn = () => act(which, true)
    // A visitor sees what they would approve before they sign in, where the browser could draw it.
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

  // Back from signing in: what was pressed before is done now.
  const brought: unknown = location.state
  const takeUpWish = useEffectEvent(async (userId: string) => {
    const { takePendingPurchase } = await loadPurchase()
    const which = await takePendingPurchase(brought, userId, product.id, choice)
    // What was filled in may be gone since: then it is said where, and nothing opens.
    if (which && (await proofFlow?.isReady()) !== false) await act(which)
  })
  const userId = user?.id
  const goOn = useEffectEvent(() => waitingPress && void press(waitingPress))
  useEffect(() => {
    const timer = isKnown && setTimeout(() => goOn())
    return () => clearTimeout(timer || undefined)
  }, [isKnown])
  useEffect(() => {
    if (userId && brought && isKnown) void takeUpWish(userId).catch(() => null)
  }, [userId, brought, isKnown])

  return (
    <div
      role="presentation"
      onPointerDown={fetchPurchase}
      className="grid gap-3 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2"
    >
      <div data-bottom-bar className="bottom-bar flex items-center gap-4">
        <div className="min-w-0 md:hidden">
          <p className="tabular text-lg leading-tight font-semibold" aria-hidden>
            {formatRupees(price)}
          </p>
          <ChosenNote id={chosenId} choice={choice} />
        </div>
        {inCart ? (
          <ButtonLink
            to="/cart"
            size="lg"
            look="primary"
            className="flex-1 whitespace-nowrap max-sm:px-3"
          >
            <Icon shape={ShoppingBag} className="size-5" />
            {texts.goToCart}
          </ButtonLink>
        ) : (
          <Button
            size="lg"
            className="flex-1 whitespace-nowrap max-sm:px-3"
            busy={(busy ?? waitingPress) === 'add'}
            disabled={soldOut || isWaiting}
            aria-describedby={chosenId}
            onClick={() => void press('add')}
          >
            <Icon shape={ShoppingBag} className="size-5" />
            {proofFlow?.label ?? (isWaiting ? texts.seeProof : texts.addToBag)}
          </Button>
        )}
      </div>
      {!proofFlow?.isForOrder && (
        <Button
          size="lg"
          look="secondary"
          className="max-md:sm:col-span-2"
          busy={(busy ?? waitingPress) === 'buy'}
          disabled={soldOut || isWaiting}
          onClick={() => void press('buy')}
        >
          {texts.buyNow}
        </Button>
      )}
      {!soldOut && (
        <p className="text-sm text-quiet sm:col-span-2 md:col-span-1 lg:col-span-2">
          {texts.madeToOrder}
        </p>
      )}
    </div>
  )
}

/** What would be bought, such as "Coral · S"; a long colour is cut, a size never. */
function ChosenNote({ id, choice: { color, size, pack } }: { id: string; choice: ProductChoice }) {
  const rest = (size && choiceWord(size)) ?? (pack === null ? null : texts.packOf(pack))
  return (
    <p id={id} className="flex text-xs whitespace-pre text-quiet">
      <span className="truncate">{choiceWord(color)}</span>
      {color && rest && ' · '}
      {rest}
    </p>
  )
}
