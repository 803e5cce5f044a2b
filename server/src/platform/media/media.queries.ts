import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { images } from '#platform/database/schema/catalog.tables.ts'
import { unknownKeys } from './unknown-keys.queries.ts'

export async function insertImage(db: Database, image: typeof images.$inferInsert): Promise<void> {
  await db.insert(images).values(image)
}

/** False when the picture was deleted. */
export async function markVariantsMade(db: Database, key: string): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`update images set variants_at = shop_now() where key = ${key}`,
  )
  return rowCount !== 0
}

/** Which of these pictures the shop has. */
export async function knownImages(db: Database, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const rows = await db.select({ key: images.key }).from(images).where(inArray(images.key, keys))
  return new Set(rows.map((row) => row.key))
}

/** Those of these keys that belong to no picture. */
export const unknownImages = (db: Database, keys: string[]): Promise<string[]> =>
  unknownKeys(db, keys, images.key)

/** The picture is the logo of the shop, which the settings name by its address. */
const isLogo = (key: SQL) => sql`exists (select from shop_settings s
  where position('/images/' || ${key} || '/' in s.chosen #>> '{look,logo}') > 0)`

/**
 * Those of these pictures that an undeleted product, a banner, an order or a checkout still shows.
 */
export async function imagesInUse(tx: Transaction, keys: string[]): Promise<Set<string>> {
  const result = await tx.execute<{ key: string }>(sql`
    select wanted.key from unnest(${sql.param(keys)}::text[]) wanted(key)
    where exists (
        select 1 from color_images i join product_colors c on c.id = i.color_id
        join products p on p.id = c.product_id
        where i.image_key = wanted.key and p.deleted_at is null)
      or exists (select 1 from products p
        where p.thumbnail_key = wanted.key and p.deleted_at is null)
      or exists (select 1 from banners b where b.image_key = wanted.key)
      or ${isLogo(sql`wanted.key`)}
      or ${isPhotograph(sql`wanted.key`)}
      or exists (select 1 from order_items o where o.images @> array[wanted.key])
      or exists (select 1 from checkout_lines l where l.images @> array[wanted.key])`)
  return new Set(result.rows.map((row) => row.key))
}

/**
 * A batch of pictures that are older than `uploadedDays` and not shown, locked until the
 * transaction ends. A product that was deleted within `deletedDays` still shows its own.
 */
export async function lockOrphans(
  tx: Transaction,
  { uploadedDays, deletedDays }: { uploadedDays: number; deletedDays: number },
  most: number,
): Promise<string[]> {
  const counts = sql`(p.deleted_at is null
    or p.deleted_at > shop_now() - make_interval(days => ${deletedDays}))`
  const { rows } = await tx.execute<{ key: string }>(sql`
    select i.key from images i
    where i.created_at < shop_now() - make_interval(days => ${uploadedDays})
      and not exists (
        select from color_images s join product_colors c on c.id = s.color_id
        join products p on p.id = c.product_id where s.image_key = i.key and ${counts})
      and not exists (select from products p where p.thumbnail_key = i.key and ${counts})
      and not exists (select from banners b where b.image_key = i.key)
      and not ${isLogo(sql`i.key`)}
      and not ${isPhotograph(sql`i.key`)}
      and not exists (
        select from (select unnest(images) as key from order_items) sold where sold.key = i.key)
      and not exists (
        select from (select unnest(images) as key from checkout_lines) line where line.key = i.key)
    order by i.key limit ${most}
    for update of i skip locked`)
  return rows.map(({ key }) => key)
}

/**
 * Whether it is a photograph of a blank, or one that a plain picture was drawn on, which may be
 * drawn again.
 */
const isPhotograph = (key: SQL): SQL => sql`(
  exists (select from blank_photographs f where f.image_key = ${key})
  or exists (select from plain_pictures p
    where p.shown #>> '{photograph,picture}' = '/images/' || ${key} || '/720.webp'))`

/** Deletes pictures, and their links to deleted products. */
export async function forgetImages(tx: Transaction, keys: string[]): Promise<void> {
  for (const key of keys) {
    await tx.execute(sql`delete from color_images where image_key = ${key}`)
    await tx.execute(sql`update products set thumbnail_key = null where thumbnail_key = ${key}`)
    await tx.execute(sql`delete from images where key = ${key}`)
  }
}
