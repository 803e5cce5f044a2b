import { type SQL, sql } from 'drizzle-orm'
import { daysOfDesign, daysUntilWarned } from '@tohfa/contract/studio/designs'
import { photoLimits } from '@tohfa/contract/studio/photo-limits'
import type { Database, Transaction } from '#platform/database/connect.ts'
import {
  isDesignInUse,
  isPhotoInUse,
  photoKeptUntil,
} from '#studio/photos/prints-in-use.queries.ts'

/** A design or a photo that will be forgotten unless it is used, and the day on which it goes. */
export type Expiring = { id: string; goesOn: Date }
export type ExpiringDesign = Expiring & { title: string }

const isLongUnused = (table: SQL): SQL =>
  sql`${table}.used_at < shop_now() - make_interval(days => ${daysUntilWarned})`
/** Not used for so long, and not warned of since it was used last. */
const dueDesigns = sql`${isLongUnused(sql`d`)} and (d.warned_at is null or d.warned_at < d.used_at)
  and not ${isDesignInUse(sql`d.id`)}`
const warnedFrom = sql`${photoKeptUntil} - make_interval(days => ${photoLimits.daysKept - daysUntilWarned})`
/** The same for photos, which are kept longer after the delivery of a product with them. */
const duePhotos = sql`${isLongUnused(sql`photo`)} and ${warnedFrom} < shop_now()
  and (photo.warned_at is null or photo.warned_at < ${warnedFrom}) and not ${isPhotoInUse}`

/** Some people with something to warn of. */
export async function peopleToWarn(
  db: Database,
  most: number,
): Promise<{ id: string; email: string }[]> {
  const { rows } = await db.execute<{ id: string; email: string }>(sql`
    select u.id, u.email from users u where u.erased_at is null and u.id in (
      select d.user_id from designs d where ${dueDesigns}
      union select photo.owner from studio_photos photo where ${duePhotos})
    order by u.id limit ${most}`)
  return rows
}

/** Records that a person is warned; returns their designs and photos that are due. */
export async function markWarned(
  tx: Transaction,
  owner: string,
): Promise<{ designs: ExpiringDesign[]; photos: Expiring[] }> {
  const designs = await tx.execute<ExpiringDesign>(sql`
    update designs d set warned_at = shop_now() from products t
    where t.id = d.product_id and d.user_id = ${owner} and ${dueDesigns}
    returning d.id, t.title, d.used_at + make_interval(days => ${daysOfDesign}) "goesOn"`)
  const photos = await tx.execute<Expiring>(sql`
    update studio_photos photo set warned_at = shop_now() where photo.owner = ${owner} and ${duePhotos}
    returning photo.id, ${photoKeptUntil} "goesOn"`)
  return { designs: designs.rows.map(withDate), photos: photos.rows.map(withDate) }
}

const withDate = <T extends Expiring>(row: T): T => ({ ...row, goesOn: new Date(row.goesOn) })
