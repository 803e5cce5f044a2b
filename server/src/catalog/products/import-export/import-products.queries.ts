import { and, asc, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/connect.ts'
import {
  colorImages,
  productColors,
  products,
  productVariants,
} from '#platform/database/schema/catalog.tables.ts'
import type {
  ColorValues,
  ProductValues,
} from '#catalog/products/admin-products/admin-products.queries.ts'

/** So many rows a statement stay far below its 65,535 parameters. */
const portion = 200

/** Locks products that are in the shop until the transaction ends, always in the same order. */
export async function lockProducts(tx: Transaction, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, ids), isNull(products.deletedAt)))
    .orderBy(asc(products.id))
    .for('update')
}

/** The colours that a product is to have; each id is that of its row, should it be a new one. */
export type ColorsOfProduct = {
  productId: string
  colors: readonly (ColorValues & { id: string })[]
}

/** Stores new products without their colours, many a statement. */
export async function insertProducts(
  tx: Transaction,
  list: readonly ProductValues[],
): Promise<void> {
  for (const some of portions(list)) await tx.insert(products).values(some)
}

/**
 * Writes the new state of many products' colours, as `writeColors` does for one: a colour and a
 * size that stay keep their rows.
 */
export async function writeAllColors(
  tx: Transaction,
  list: readonly ColorsOfProduct[],
): Promise<void> {
  for (const some of portions(list)) {
    const wanted = some.flatMap(({ productId, colors }) =>
      colors.map((color, position) => ({ ...color, productId, position })),
    )
    const names = wanted.map(({ productId, name }) => ({ product_id: productId, name }))
    await tx.execute(sql`
      delete from product_colors c
      where c.product_id = any(${sql.param(some.map(({ productId }) => productId))}::uuid[])
        and not exists (select from json_to_recordset(${JSON.stringify(names)})
          as w (product_id uuid, name text) where w.product_id = c.product_id and w.name = c.name)`)
    const rows = await tx
      .insert(productColors)
      .values(
        wanted.map(({ id, productId, position, name }) => ({ id, productId, position, name })),
      )
      .onConflictDoUpdate({
        target: [productColors.productId, productColors.name],
        set: { position: sql`excluded.position` },
      })
      .returning({
        id: productColors.id,
        productId: productColors.productId,
        name: productColors.name,
      })
    const idOf = new Map(rows.map(({ id, productId, name }) => [`${productId} ${name}`, id]))
    const stored = wanted.flatMap((color) => {
      const colorId = idOf.get(`${color.productId} ${color.name}`)
      return colorId ? [{ ...color, colorId }] : []
    })
    await writeAllImages(tx, stored)
    await writeAllVariants(tx, stored)
  }
}

type StoredColor = ColorValues & { colorId: string; productId: string }

async function writeAllImages(tx: Transaction, colors: readonly StoredColor[]): Promise<void> {
  const ids = colors.map(({ colorId }) => colorId)
  await tx.delete(colorImages).where(inArray(colorImages.colorId, ids))
  const pictures = colors.flatMap(({ colorId, imageKeys }) =>
    imageKeys.map((imageKey, position) => ({ colorId, position, imageKey })),
  )
  for (const some of portions(pictures)) await tx.insert(colorImages).values(some)
}

async function writeAllVariants(tx: Transaction, colors: readonly StoredColor[]): Promise<void> {
  const variants = colors.flatMap(({ colorId, productId, variants: of }) =>
    of.map((variant, position) => ({ ...variant, productId, colorId, position })),
  )
  const wanted = variants.map(({ colorId, size }) => ({ color_id: colorId, size }))
  await tx.execute(sql`
    delete from product_variants v
    where v.color_id = any(${sql.param(colors.map(({ colorId }) => colorId))}::uuid[])
      and not exists (select from json_to_recordset(${JSON.stringify(wanted)})
        as w (color_id uuid, size text)
        where w.color_id = v.color_id and w.size is not distinct from v.size)`)
  for (const some of portions(variants))
    await tx
      .insert(productVariants)
      .values(some)
      .onConflictDoUpdate({
        target: [productVariants.colorId, productVariants.size],
        set: { stock: sql`excluded.stock`, position: sql`excluded.position` },
      })
}

/** The ids of products in the shop after this one, for writing a file in portions. */
export async function idsAfter(db: Database, id: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(gt(products.id, id), isNull(products.deletedAt)))
    .orderBy(asc(products.id))
    .limit(limit)
  return rows.map((row) => row.id)
}

function* portions<T>(list: readonly T[]): Generator<T[]> {
  for (let from = 0; from < list.length; from += portion) yield list.slice(from, from + portion)
}
