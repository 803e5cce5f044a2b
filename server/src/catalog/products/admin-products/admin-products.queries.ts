import { and, eq, isNull, notInArray, sql } from 'drizzle-orm'
import { now } from '#platform/runtime/clock.ts'
import type { Transaction } from '#platform/database/connect.ts'
import {
  colorImages,
  productColors,
  products,
  productVariants,
} from '#platform/database/schema/catalog.tables.ts'

export type ProductValues = typeof products.$inferInsert

/** The new state of a colour: pictures and variants in their order. */
export type ColorValues = {
  name: string
  imageKeys: string[]
  /** Without a figure the stock stays as it is; a new one begins at 0. */
  variants: { size: string | null; stock?: number | undefined }[]
}

export async function insertProduct(tx: Transaction, values: ProductValues): Promise<void> {
  await tx.insert(products).values(values)
}

/** Changes a product that is in the shop; false when it is not there. */
export async function updateProduct(
  tx: Transaction,
  id: string,
  values: Partial<ProductValues>,
): Promise<boolean> {
  const rows = await tx
    .update(products)
    .set({ ...values, version: sql`${products.version} + 1`, updatedAt: now() })
    .where(and(eq(products.id, id), isNull(products.deletedAt)))
    .returning({ id: products.id })
  return rows.length > 0
}

/** Adds particulars to products, and notes whether some are still missing. */
export async function addParticulars(
  tx: Transaction,
  filled: readonly { id: string; added: object; lacks: boolean }[],
): Promise<void> {
  await tx.execute(sql`
    update ${products} p set attributes = p.attributes || f.added, lacks_particulars = f.lacks,
      version = p.version + 1, updated_at = ${now()}
    from json_to_recordset(${JSON.stringify(filled)}) as f (id uuid, added jsonb, lacks boolean)
    where p.id = f.id`)
}

/** When a product was last changed, locked until the transaction ends; undefined when not there. */
export async function lockProduct(tx: Transaction, id: string): Promise<Date | undefined> {
  const [row] = await tx
    .select({ updatedAt: products.updatedAt })
    .from(products)
    .where(and(eq(products.id, id), isNull(products.deletedAt)))
    .for('update')
  return row?.updatedAt
}

/**
 * Writes the new state of a product's colours. A colour and a size that stay keep their rows,
 * because open checkouts reserve stock by them.
 */
export async function writeColors(
  tx: Transaction,
  productId: string,
  colors: readonly ColorValues[],
): Promise<void> {
  const names = colors.map((color) => color.name)
  await tx
    .delete(productColors)
    .where(and(eq(productColors.productId, productId), notInArray(productColors.name, names)))
  for (const [position, color] of colors.entries()) {
    const colorId = await writeColor(tx, productId, color.name, position)
    await writeImages(tx, colorId, color.imageKeys)
    await writeVariants(tx, productId, colorId, color.variants)
  }
}

async function writeColor(
  tx: Transaction,
  productId: string,
  name: string,
  position: number,
): Promise<string> {
  const [row] = await tx
    .insert(productColors)
    .values({ productId, name, position })
    .onConflictDoUpdate({
      target: [productColors.productId, productColors.name],
      set: { position },
    })
    .returning({ id: productColors.id })
  if (!row) throw new Error('the colour was not stored')
  return row.id
}

async function writeImages(tx: Transaction, colorId: string, keys: string[]): Promise<void> {
  await tx.delete(colorImages).where(eq(colorImages.colorId, colorId))
  if (keys.length === 0) return
  await tx
    .insert(colorImages)
    .values(keys.map((imageKey, position) => ({ colorId, position, imageKey })))
}

async function writeVariants(
  tx: Transaction,
  productId: string,
  colorId: string,
  variants: ColorValues['variants'],
): Promise<void> {
  const sizes = variants.flatMap(({ size }) => size ?? [])
  const gone = sizes.length
    ? sql`(${productVariants.size} is null or ${notInArray(productVariants.size, sizes)})`
    : sql`${productVariants.size} is not null`
  await tx.delete(productVariants).where(and(eq(productVariants.colorId, colorId), gone))
  const rows = variants.map(({ size, stock }, position) => ({
    row: { size, stock: stock ?? 0, productId, colorId, position },
    isCounted: stock !== undefined,
  }))
  for (const isCounted of [true, false]) {
    const some = rows.filter((one) => one.isCounted === isCounted).map(({ row }) => row)
    if (some.length === 0) continue
    const position = sql`excluded.position`
    await tx
      .insert(productVariants)
      .values(some)
      .onConflictDoUpdate({
        target: [productVariants.colorId, productVariants.size],
        set: isCounted ? { position, stock: sql`excluded.stock` } : { position },
      })
  }
}
