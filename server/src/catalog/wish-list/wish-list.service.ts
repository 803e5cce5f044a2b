import { validate } from 'uuid'
import { wishListLimits } from '@tohfa/contract/catalog/wish-list-limits'
import type { Connection } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import {
  addWishes,
  isOnSale,
  isProduct,
  listWishes,
  lockWisher,
  removeWish,
} from './wish-list.queries.ts'

export type WishList = ReturnType<typeof createWishList>

/** The gifts that people keep in mind with their account (docs/product.md 6.12). */
export function createWishList({
  connection,
}: {
  connection: Pick<Connection, 'db' | 'transaction'>
}) {
  const { db } = connection

  const add = (userId: string, productIds: readonly string[]) =>
    connection.transaction(async (tx) => {
      if (!(await lockWisher(tx, userId))) throw new Failure('session_ended')
      const count = await addWishes(tx, userId, productIds)
      if (count > wishListLimits.account) throw new Failure('wish_list_full')
    })

  async function list(userId: string) {
    const rows = await listWishes(db, userId)
    return rows.map(({ product_id, title, title_hi, created_at }) => ({
      productId: product_id,
      title,
      ...(title_hi && { titleHi: title_hi }),
      createdAt: new Date(created_at).toISOString(),
    }))
  }

  return {
    list,

    /** Joins what a device remembers with what is there: neither side loses a gift. */
    async merge(userId: string, productIds: readonly string[]) {
      await add(
        userId,
        productIds.filter((id) => validate(id)),
      )
      return list(userId)
    },

    async put(userId: string, productId: string): Promise<void> {
      if (!(await isOnSale(db, productId))) throw new Failure('product_not_found')
      await add(userId, [productId])
    },

    /** Also twice; only what was never a product is not found. */
    async remove(userId: string, productId: string): Promise<void> {
      if (!(await isProduct(db, productId))) throw new Failure('product_not_found')
      await removeWish(db, userId, productId)
    },
  }
}
