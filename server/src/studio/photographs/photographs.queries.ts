import { and, eq, isNull, sql } from 'drizzle-orm'
import type { StoredPhotograph } from '@tohfa/contract/studio/photographs'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { images, productColors } from '#platform/database/schema/catalog.tables.ts'
import { blankPhotographs, productStudios } from '#platform/database/schema/design.tables.ts'
import { now } from '#platform/runtime/clock.ts'
import { photographsOf } from './photographs.fragments.ts'

export type PhotographPlace = Pick<
  typeof blankPhotographs.$inferSelect,
  'productId' | 'blank' | 'area' | 'colorId'
>
export type PhotographValues = Pick<
  typeof blankPhotographs.$inferSelect,
  'imageKey' | 'marking' | 'sheet'
>

const at = ({ productId, blank, area, colorId }: PhotographPlace) =>
  and(
    eq(blankPhotographs.productId, productId),
    eq(blankPhotographs.blank, blank),
    eq(blankPhotographs.area, area),
    colorId === null ? isNull(blankPhotographs.colorId) : eq(blankPhotographs.colorId, colorId),
  )

/** The photographs of a product's blank; undefined if it has no studio. */
export async function findPhotographs(
  db: Database,
  productId: string,
): Promise<StoredPhotograph[] | undefined> {
  const { productId: id, blank } = productStudios
  const [row] = await db
    .select({ photographs: photographsOf(sql`${id}`, sql`${blank}`) })
    .from(productStudios)
    .where(eq(id, productId))
  return row?.photographs
}

/** The id of a product's colour. */
export async function findColor(
  db: Database,
  productId: string,
  name: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: productColors.id })
    .from(productColors)
    .where(and(eq(productColors.productId, productId), eq(productColors.name, name)))
  return row?.id
}

/** Whether a picture is there in the size of a photograph; it is kept until `tx` ends. */
export async function lockPicture(
  tx: Transaction,
  key: string,
  { width, height }: { width: number; height: number },
): Promise<boolean> {
  const rows = await tx
    .select({ key: images.key })
    .from(images)
    .where(and(eq(images.key, key), eq(images.width, width), eq(images.height, height)))
    .for('key share')
  return rows.length > 0
}

/** Stores a new photograph. */
export async function insertPhotograph(
  tx: Transaction,
  place: PhotographPlace,
  values: PhotographValues,
): Promise<void> {
  await tx.insert(blankPhotographs).values({ ...place, ...values })
}

/** Replaces a photograph by the next version. */
export async function updatePhotograph(
  tx: Transaction,
  place: PhotographPlace,
  values: PhotographValues,
): Promise<void> {
  await tx
    .update(blankPhotographs)
    .set({ ...values, version: sql`${blankPhotographs.version} + 1` })
    .where(at(place))
}

export async function deletePhotograph(tx: Transaction, place: PhotographPlace): Promise<void> {
  await tx.delete(blankPhotographs).where(at(place))
}

/** Pictures without a print are drawn again for a studio of another time. */
export async function markStudioChanged(tx: Transaction, productId: string): Promise<void> {
  await tx
    .update(productStudios)
    .set({ updatedAt: now() })
    .where(eq(productStudios.productId, productId))
}
