import { useState } from 'react'
import type { CartLine } from '@tohfa/contract/cart'
import { useAppDispatch, useAppSelector } from '../store.ts'
import { closeToasts, toast } from '../ui/toast/toast.ts'
import { addToCart, fetchCart, removeCartLine, updateCartLine } from './cart.slice.ts'

const topic = 'cart'

/** What a person does to the lines of their cart; a refusal is said, and the lines read again. */
export function useCartChanges() {
  const dispatch = useAppDispatch()
  const user = useAppSelector(({ auth }) => auth.loggedInUser?.userInfo)
  const isChanging = useAppSelector(({ cart }) => cart.changing > 0)
  const [removed, setRemoved] = useState<CartLine | null>(null)

  function refused(failure: { error: string }) {
    toast('error', failure.error, topic)
    // Another window, or another buyer, was quicker: what is shown is old.
    if (user) void dispatch(fetchCart(user.id))
  }

  return {
    isChanging,
    /** The line that was removed last and can be brought back. */
    removed,

    async setQuantity(line: CartLine, quantity: number) {
      if (isChanging) return
      const outcome = await dispatch(updateCartLine({ id: line.id, quantity }))
      if (updateCartLine.rejected.match(outcome)) refused(outcome.payload)
      else closeToasts(topic)
    },

    /** True when the line is gone. */
    async remove(line: CartLine): Promise<boolean> {
      if (isChanging) return false
      const outcome = await dispatch(removeCartLine(line.id))
      if (removeCartLine.rejected.match(outcome)) {
        refused(outcome.payload)
        return false
      }
      closeToasts(topic)
      setRemoved(line)
      return true
    },

    /** Puts the removed line back, with the quantity it had. */
    async undo() {
      if (!removed || !user || isChanging) return
      const { color, size, quantity: pack } = removed.selectedDetails
      const outcome = await dispatch(
        addToCart({
          product_id: removed.product.id,
          user_id: user.id,
          selectedDetails: { color, ...(size && { size }), ...(pack && { quantity: pack }) },
        }),
      )
      if (addToCart.rejected.match(outcome)) return refused(outcome.payload)
      closeToasts(topic)
      setRemoved(null)
      if (removed.quantity === 1) return
      const { id } = outcome.payload
      const changed = await dispatch(updateCartLine({ id, quantity: removed.quantity }))
      if (updateCartLine.rejected.match(changed)) refused(changed.payload)
    },
  }
}

export type CartChanges = ReturnType<typeof useCartChanges>
