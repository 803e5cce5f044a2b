import { sql } from 'drizzle-orm'
import { wishListLimits } from '@tohfa/contract/catalog/wish-list-limits'
import type { Database, Transaction } from '#platform/database/connect.ts'

type WishRow = { product_id: string; title: string; title_hi: string | null; created_at: string }

export async function listWishes(db: Database, userId: string): Promise<WishRow[]> {
  const { rows } = await db.execute<WishRow>(sql`
    select w.product_id, p.title, p.title_hi, w.created_at
    from wishes w join products p on p.id = w.product_id
    where w.user_id = ${userId} order by w.created_at desc, w.product_id
    limit ${wishListLimits.account}`)
  return rows
}

/** Locks a person until the transaction ends, so that their gifts are counted one call after the other; false once they are erased. */
export async function lockWisher(tx: Transaction, userId: string): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`select from users where id = ${userId} and erased_at is null for no key update`,
  )
  return rowCount === 1
}

/** Adds those of the products that are in the shop, the first as the newest; how many wishes there are then. */
export async function addWishes(
  tx: Transaction,
  userId: string,
  productIds: readonly string[],
): Promise<number> {
  await tx.execute(sql`
    insert into wishes (user_id, product_id, created_at)
    select ${userId}, p.id, shop_now() - given.place * interval '1 millisecond'
    from unnest(${sql.param(productIds)}::uuid[]) with ordinality as given (id, place)
    join products p on p.id = given.id and p.on_sale
    on conflict do nothing`)
  return tx.$count(sql`wishes where user_id = ${userId}`)
}

export async function removeWish(db: Database, userId: string, productId: string): Promise<void> {
  await db.execute(sql`delete from wishes where user_id = ${userId} and product_id = ${productId}`)
}

/** Whether there is or was such a product. */
export async function isProduct(db: Database, productId: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`select from products where id = ${productId}`)
  return rowCount === 1
}

export async function isOnSale(db: Database, productId: string): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`select from products where id = ${productId} and on_sale`,
  )
  return rowCount === 1
}
