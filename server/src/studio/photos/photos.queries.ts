import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { photoLimits } from '@tohfa/contract/studio/photo-limits'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { sentPhotos, studioPhotos } from '#platform/database/schema/studio.tables.ts'
import { unknownKeys } from '#platform/media/unknown-keys.queries.ts'
import { isPhotoInUse, isPhotoInPrint, photoKeptUntil } from './prints-in-use.queries.ts'

export type PhotoRow = typeof studioPhotos.$inferSelect
/** The data of a photo that a design needs; its size in pixels. */
export type OwnPhoto = Pick<PhotoRow, 'id' | 'sha256' | 'width' | 'height'>

/**
 * Locks the owner of photos or designs until the transaction ends: theirs are counted and added one at
 * a time, and none while they are erased.
 *
 * @returns false when the person has been erased
 */
export async function lockOwner(tx: Transaction, owner: string): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`select from users where id = ${owner} and erased_at is null for update`,
  )
  return rowCount === 1
}

/** The person's existing photo with these bytes, which counts as used again. */
export async function useAgain(
  db: Database,
  owner: string,
  sha256: string,
): Promise<PhotoRow | undefined> {
  const [row] = await db
    .update(studioPhotos)
    .set({ usedAt: sql`shop_now()` })
    .where(and(eq(studioPhotos.owner, owner), eq(studioPhotos.sha256, sha256)))
    .returning()
  return row
}

/** The person's photos with these ids and sha256, which count as used again. */
export async function useNamed(
  db: Database,
  owner: string,
  names: readonly string[],
): Promise<OwnPhoto[]> {
  const named = sql`any(${sql.param(names)}::text[])`
  const { rows } = await db.execute<OwnPhoto>(sql`
    update studio_photos set used_at = shop_now()
    where owner = ${owner} and (sha256 = ${named} or id::text = ${named})
    returning id, sha256, width, height`)
  return rows
}

/** The number of stored photos of a person, and their bytes. */
export async function keptFor(
  db: Database,
  owner: string,
): Promise<{ photos: number; bytes: number }> {
  const { rows } = await db.execute<{ photos: number; bytes: number }>(sql`
    select count(*)::int photos, coalesce(sum(bytes), 0)::float bytes
    from studio_photos where owner = ${owner}`)
  return rows[0] ?? { photos: 0, bytes: 0 }
}

/** Whether an order shows a photo that is printed, or was. */
export async function isPhotoPrinted(db: Database, id: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from studio_photos photo where photo.id = ${id} and ${isPhotoInPrint}`)
  return rows.length > 0
}

export async function insertPhoto(
  tx: Transaction,
  photo: typeof studioPhotos.$inferInsert,
): Promise<void> {
  await tx.insert(studioPhotos).values(photo)
}

/** All photos of a person, the newest first, each with its date of deletion. */
export function photosOf(db: Database, owner: string): Promise<(PhotoRow & { keptUntil: Date })[]> {
  const photo = alias(studioPhotos, 'photo')
  return db
    .select({
      ...getTableColumns(photo),
      keptUntil: photoKeptUntil.mapWith(photo.usedAt),
    })
    .from(photo)
    .where(eq(photo.owner, owner))
    .orderBy(sql`created_at desc, id desc`)
}

export async function ownerOf(db: Database, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ owner: studioPhotos.owner })
    .from(studioPhotos)
    .where(eq(studioPhotos.id, id))
  return row?.owner
}

/**
 * Deletes a photo of a person unless a print that is still needed shows it; returns whether it
 * exists, and whether it is needed.
 */
export async function deletePhoto(
  tx: Transaction,
  id: string,
  owner: string,
): Promise<{ isInUse: boolean } | undefined> {
  // Locked in a separate statement: the next statement then sees a print that was put into a cart
  // meanwhile.
  await tx.execute(sql`select from studio_photos where id = ${id} and owner = ${owner} for update`)
  const { rows } = await tx.execute<{ isInUse: boolean }>(sql`
    select ${isPhotoInUse} "isInUse" from studio_photos photo
    where id = ${id} and owner = ${owner}`)
  const [found] = rows
  if (found && !found.isInUse) await tx.execute(sql`delete from studio_photos where id = ${id}`)
  return found
}

/** Deletes all photos of a person; returns their ids. */
export async function deletePhotosOf(tx: Transaction, owner: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`delete from studio_photos where owner = ${owner} returning id`,
  )
  return rows.map(({ id }) => id)
}

/** Deletes some photos that were not used for long; their ids. */
export async function deleteUnused(tx: Transaction, most: number): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    delete from studio_photos where id in (
      select id from studio_photos photo
      where used_at < shop_now() - make_interval(days => ${photoLimits.daysKept})
        and ${photoKeptUntil} < shop_now() and not ${isPhotoInUse}
      order by used_at limit ${most} for update skip locked)
    returning id`)
  return rows.map(({ id }) => id)
}

/** Those of these keys that belong to no photo, of a design, a return or a review. */
export async function unknownPhotos(db: Database, keys: string[]): Promise<string[]> {
  return unknownKeys(db, await unknownKeys(db, keys, studioPhotos.id), sentPhotos.id)
}
