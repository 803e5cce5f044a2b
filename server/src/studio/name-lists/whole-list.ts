import type { Database } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import { variantsOf } from '#studio/designs/designs.queries.ts'
import { findStudio } from '#studio/templates/product-studio.queries.ts'
import { listOf, type WholeList } from './list-shape.ts'
import { findList, findRows } from './name-lists.queries.ts'

/** A list of a person, or of anybody for staff, in four queries however long it is; else 404. */
export async function readWhole(
  db: Database,
  named: { id: string; userId?: string },
): Promise<WholeList> {
  const list = await findList(db, named)
  if (!list) throw new Failure('name_list_not_found')
  return {
    list,
    rows: await findRows(db, list.id),
    studio: await findStudio(db, list.productId),
    variants: await variantsOf(db, list.productId),
  }
}

/** Another change was first: the failure contains the current list. */
export const listChanged = (whole: WholeList) =>
  new Failure('list_changed', { data: listOf(whole) })
