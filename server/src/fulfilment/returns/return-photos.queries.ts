import { and, eq, inArray, sql } from 'drizzle-orm'
import { now } from '#platform/runtime/clock.ts'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { returnPhotos } from '#platform/database/schema/return.tables.ts'

/** Stores a photo of a person; false when they were erased meanwhile. */
export async function insertPhoto(
  tx: Transaction,
  photo: typeof returnPhotos.$inferInsert,
): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`select from users where id = ${photo.owner} and erased_at is null for update`,
  )
  if (rowCount !== 1) return false
  await tx.insert(returnPhotos).values({ ...photo, createdAt: now() })
  return true
}

/** The number of stored photos of a person, and their bytes. */
export async function keptOf(
  db: Database,
  owner: string,
): Promise<{ photos: number; bytes: number }> {
  const { rows } = await db.execute<{ photos: number; bytes: number }>(sql`
    select count(*)::int photos, coalesce(sum(bytes), 0)::float bytes
    from return_photos where owner = ${owner}`)
  return rows[0] ?? { photos: 0, bytes: 0 }
}

export async function ownerOfPhoto(db: Database, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ owner: returnPhotos.owner })
    .from(returnPhotos)
    .where(eq(returnPhotos.id, id))
  return row?.owner
}

/** Those of these ids that are photos of the person, locked until `tx` ends. */
export async function ownPhotos(
  tx: Transaction,
  owner: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await tx
    .select({ id: returnPhotos.id })
    .from(returnPhotos)
    .where(and(eq(returnPhotos.owner, owner), inArray(returnPhotos.id, [...ids])))
    .for('key share')
  return new Set(rows.map(({ id }) => id))
}

/** Deletes some photos of before then that no return shows; their ids. */
export async function deleteUnshown(
  tx: Transaction,
  before: Date,
  most: number,
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    delete from return_photos where id in (
      select id from return_photos photo where created_at < ${before.toISOString()}
        and not exists (select from return_photo_uses shown where shown.photo_id = photo.id)
      order by created_at limit ${most} for update skip locked)
    returning id`)
  return rows.map(({ id }) => id)
}

/** Deletes all photos of a person; returns their ids. */
export async function deletePhotosOf(tx: Transaction, owner: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`delete from return_photos where owner = ${owner} returning id`,
  )
  return rows.map(({ id }) => id)
}
