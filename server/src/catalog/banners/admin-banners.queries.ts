import { asc, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { banners, images } from '#platform/database/schema/catalog.tables.ts'

/** With the size of its picture. */
export type BannerRow = typeof banners.$inferSelect & { width: number; height: number }
export type BannerValues = Omit<typeof banners.$inferInsert, 'id' | 'sort' | 'createdAt'>

const columns = { ...getTableColumns(banners), width: images.width, height: images.height }
const isItsPicture = eq(images.key, banners.imageKey)

/** Every banner, place by place, in the order in which each place shows them. */
export function allBanners(db: Database): Promise<BannerRow[]> {
  return db
    .select(columns)
    .from(banners)
    .innerJoin(images, isItsPicture)
    .orderBy(
      desc(banners.position),
      sql`${banners.deviceType} nulls last`,
      asc(banners.sort),
      asc(banners.id),
    )
}

/** A banner, locked until the transaction ends. */
export async function lockBanner(tx: Transaction, id: string): Promise<BannerRow | undefined> {
  const [row] = await tx
    .select(columns)
    .from(banners)
    .innerJoin(images, isItsPicture)
    .where(eq(banners.id, id))
    .for('update', { of: banners })
  return row
}

const samePlace = ({ position, deviceType }: Pick<BannerValues, 'position' | 'deviceType'>) =>
  sql`${banners.position} = ${position} and ${banners.deviceType} is not distinct from ${deviceType ?? null}`

/** The ids of a place's banners in their order, locked until the transaction ends. */
export async function lockPlace(
  tx: Transaction,
  place: Pick<BannerValues, 'position' | 'deviceType'>,
): Promise<string[]> {
  const rows = await tx
    .select({ id: banners.id })
    .from(banners)
    .where(samePlace(place))
    .orderBy(asc(banners.sort), asc(banners.id))
    .for('update')
  return rows.map(({ id }) => id)
}

/** Adds a banner behind the others of its place; its id. */
export async function insertBanner(tx: Transaction, values: BannerValues): Promise<string> {
  const [row] = await tx
    .insert(banners)
    .values({
      ...values,
      sort: sql`(select coalesce(max(sort), 0) + 1 from banners where ${samePlace(values)})`,
    })
    .returning({ id: banners.id })
  if (!row) throw new Error('the banner was not stored')
  return row.id
}

export async function updateBanner(
  tx: Transaction,
  id: string,
  values: Partial<BannerValues> & { sort?: number },
): Promise<void> {
  await tx.update(banners).set(values).where(eq(banners.id, id))
}

export async function deleteBanner(tx: Transaction, id: string): Promise<void> {
  await tx.delete(banners).where(eq(banners.id, id))
}

export async function hasImage(tx: Transaction, key: string): Promise<boolean> {
  const rows = await tx.select({ key: images.key }).from(images).where(eq(images.key, key))
  return rows.length > 0
}
