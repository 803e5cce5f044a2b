import { useEffect, useState } from 'react'
import type { CartLine } from '@tohfa/contract/orders/cart'
import { useSession } from '#platform/session/session.store.ts'
import { call } from '#platform/api/api-client.ts'
import { closeToasts, toast } from '#ui/toast/toast.ts'
import { addToCart, removeCartLine, updateCartLine } from './cart-changes.ts'
import { putListIntoCart, removeListLine } from './list-changes.ts'
import { readCart, useCart } from './cart.store.ts'

const topic = 'cart'

/** A person's changes of their cart; a refusal shows a message and reloads the lines. */
export function useCartChanges() {
  const user = useSession(({ session }) => session?.userInfo)
  const userId = user?.id
  const isBusy = useCart(({ changing }) => changing > 0)
  const isBillOld = useCart((cart) => cart.isBillOld && !cart.error)
  const [isEditing, setEditing] = useState(false)
  const isChanging = isBusy || isBillOld || isEditing
  const [removed, setRemoved] = useState<CartLine | null>(null)

  // An offer may apply to the remaining lines, or no longer.
  useEffect(() => {
    if (isBillOld && !isBusy && userId) void readCart(userId)
  }, [isBillOld, isBusy, userId])

  function refused(failure: { error: string }) {
    toast('error', failure.error, topic)
    // Another window or buyer was faster: the displayed cart is outdated.
    if (user) void readCart(user.id)
  }

  return {
    isChanging,
    /** The line that was removed last and can be restored. */
    removed,

    async setQuantity(line: CartLine, quantity: number) {
      if (isChanging) return
      const answer = await updateCartLine({ id: line.id, quantity })
      if (!answer.success) refused(answer)
      else closeToasts(topic)
    },

    /** Opens the line's design again; the id of the new draft, null when there is none. */
    async edit(line: CartLine): Promise<string | null> {
      if (isChanging) return null
      setEditing(true)
      const answer = await call('POST /cart/:id/edit', { params: { id: line.id } })
      setEditing(false)
      if (answer.success) return answer.data.designId
      refused(answer)
      return null
    },

    /** True when the line was removed. */
    async remove(line: CartLine): Promise<boolean> {
      if (isChanging) return false
      const answer = await (line.list
        ? removeListLine(line.id, line.list.id)
        : removeCartLine(line.id))
      if (!answer.success) {
        refused(answer)
        return false
      }
      closeToasts(topic)
      setRemoved(line)
      return true
    },

    /** Restores the removed line with its quantity. */
    async undo() {
      if (!removed || !user || isChanging) return
      if (removed.list) {
        const put = await putListIntoCart(removed.list.id)
        if (!put.success) return refused(put)
        closeToasts(topic)
        return setRemoved(null)
      }
      const { color, size, quantity: pack, proof } = removed.selectedDetails
      const choice = { color, size, pack }
      const { id: productId } = removed.product
      const added = await addToCart({ userId: user.id, productId, choice, proof })
      if (!added.success) return refused(added)
      closeToasts(topic)
      setRemoved(null)
      if (removed.quantity === 1) return
      const { quantity } = removed
      const changed = await updateCartLine({ id: added.data.id, quantity })
      if (!changed.success) refused(changed)
    },
  }
}

export type CartChanges = ReturnType<typeof useCartChanges>
