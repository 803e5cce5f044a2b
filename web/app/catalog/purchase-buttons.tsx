import { ShoppingBag } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { formatRupees } from '@tohfa/contract/money'
import type { Product } from '@tohfa/contract/products'
import { signInState } from '../account/sign-in-state.ts'
import { addToCart, fetchCart } from '../cart/cart.slice.ts'
import { useAppDispatch, useAppSelector } from '../store.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { toast } from '../ui/toast.ts'
import { productTexts as texts } from './product.texts.ts'
import { isInCart, leftOf, type Choice } from './product-choice.ts'

/**
 * ADD TO BAG and BUY NOW, or GO TO CART for what is in the bag already. Who is not signed in goes
 * to /signin first (spec section 4). On phones the first stands in a bar in reach of the thumb.
 */
export function PurchaseButtons({ product, choice }: { product: Product; choice: Choice }) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const location = useLocation()
  const user = useAppSelector(({ auth }) => auth.loggedInUser?.userInfo)
  const inCart = useAppSelector(({ cart }) => isInCart(cart.items, product.id, choice))
  const [busy, setBusy] = useState<'add' | 'buy' | null>(null)
  const entry = product.colors.find(({ color }) => color === choice.color)
  const soldOut = !entry || leftOf(product, entry, choice.size) === 0

  async function add(): Promise<boolean> {
    if (!user) {
      void navigate('/signin', { state: signInState({ ...location, state: { choice } }) })
      return false
    }
    const { color, size, pack } = choice
    const outcome = await dispatch(
      addToCart({
        product_id: product.id,
        user_id: user.id,
        selectedDetails: { color, ...(size && { size }), ...(pack && { quantity: pack }) },
      }),
    )
    if (addToCart.fulfilled.match(outcome)) return true
    const failure = outcome.payload
    if (failure.code === 'already_in_cart') {
      await dispatch(fetchCart(user.id))
      return true
    }
    toast('error', failure.message)
    return false
  }

  async function press(which: 'add' | 'buy') {
    if (busy) return
    setBusy(which)
    const added = (which === 'buy' && inCart) || (await add())
    setBusy(null)
    if (added && which === 'add') toast('success', texts.added)
    if (added && which === 'buy') void navigate('/checkout')
  }

  return (
    <div className="grid gap-3 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
      <div
        data-bottom-bar
        className="flex items-center gap-4 max-md:tall:fixed max-md:tall:inset-x-0 max-md:tall:bottom-0 max-md:tall:z-20 max-md:tall:border-t max-md:tall:border-hairline max-md:tall:bg-surface max-md:tall:px-(--gutter) max-md:tall:py-3 max-md:tall:shadow-float"
      >
        <p className="tabular text-lg font-semibold md:hidden" aria-hidden>
          {formatRupees(product.discountedPrice)}
        </p>
        {inCart ? (
          <ButtonLink
            to="/cart"
            size="lg"
            look="primary"
            className="flex-1 whitespace-nowrap max-sm:px-3"
          >
            <ShoppingBag aria-hidden className="size-5" />
            {texts.goToCart}
          </ButtonLink>
        ) : (
          <Button
            size="lg"
            className="flex-1 whitespace-nowrap max-sm:px-3"
            busy={busy === 'add'}
            disabled={soldOut}
            onClick={() => void press('add')}
          >
            <ShoppingBag aria-hidden className="size-5" />
            {texts.addToBag}
          </Button>
        )}
      </div>
      <Button
        size="lg"
        look="secondary"
        className="max-md:sm:col-span-2"
        busy={busy === 'buy'}
        disabled={soldOut}
        onClick={() => void press('buy')}
      >
        {texts.buyNow}
      </Button>
      {!soldOut && (
        <p className="text-sm text-quiet sm:col-span-2 md:col-span-1 lg:col-span-2">
          {texts.madeToOrder}
        </p>
      )}
    </div>
  )
}
