import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { now } from '#platform/runtime/clock.ts'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { sentPhotos } from '#platform/database/schema/studio.tables.ts'

/** Whether a return or a review has the photo. */
const isUsed: SQL = sql`(
  exists (select from return_photo_uses used where used.photo_id = photo.id)
  or exists (select from review_photos used where used.photo_id = photo.id))`

/** Stores a photo of a person; false when they were erased meanwhile. */
export async function insertPhoto(
  tx: Transaction,
  photo: typeof sentPhotos.$inferInsert,
): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`select from users where id = ${photo.owner} and erased_at is null for update`,
  )
  if (rowCount !== 1) return false
  await tx.insert(sentPhotos).values({ ...photo, createdAt: now() })
  return true
}

/** The number of stored photos of a person, and their bytes. */
export async function keptOf(
  db: Database,
  owner: string,
): Promise<{ photos: number; bytes: number }> {
  const { rows } = await db.execute<{ photos: number; bytes: number }>(sql`
    select count(*)::int photos, coalesce(sum(bytes), 0)::float bytes
    from sent_photos where owner = ${owner}`)
  return rows[0] ?? { photos: 0, bytes: 0 }
}

export async function ownerOfPhoto(db: Database, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ owner: sentPhotos.owner })
    .from(sentPhotos)
    .where(eq(sentPhotos.id, id))
  return row?.owner
}

/** Those of these ids that are photos of the person, locked until `tx` ends. */
export async function ownPhotos(
  tx: Transaction,
  owner: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await tx
    .select({ id: sentPhotos.id })
    .from(sentPhotos)
    .where(and(eq(sentPhotos.owner, owner), inArray(sentPhotos.id, [...ids])))
    .for('key share')
  return new Set(rows.map(({ id }) => id))
}

/** Deletes some photos of before then that nothing uses; their ids. */
export async function deleteUnused(tx: Transaction, before: Date, most: number): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    delete from sent_photos where id in (
      select id from sent_photos photo where created_at < ${before.toISOString()} and not ${isUsed}
      order by created_at limit ${most} for update skip locked)
    returning id`)
  return rows.map(({ id }) => id)
}

/** Deletes those of these photos that nothing uses any more; their ids. */
export async function deleteUnusedOf(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    delete from sent_photos photo where id = any(${sql.param(ids)}::uuid[]) and not ${isUsed}
    returning id`)
  return rows.map(({ id }) => id)
}

/** Deletes all photos of a person; returns their ids. */
export async function deletePhotosOf(tx: Transaction, owner: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`delete from sent_photos where owner = ${owner} returning id`,
  )
  return rows.map(({ id }) => id)
}
