import { type SQL, sql } from 'drizzle-orm'

/** Who asked for or approved the proof of a hash: a photo of anybody's of them has the same bytes. */
export const askersOf = (hash: SQL): SQL => sql`(
  select user_id from proof_requests where hash = ${hash}
  union all select user_id from proof_approvals where hash = ${hash})`

/** Whether a proof, named by its table, has its press files or all photos that they are drawn from. */
export const isPrintable = (proof: SQL): SQL => sql`(${proof}.has_press_files or not exists (
  select from jsonb_path_query(${proof}.scene, '$.areas[*].items[*].file ? (@ != null)') file
  where not exists (
    select from studio_photos photo where photo.sha256 = file #>> '{}' and photo.owner in ${askersOf(sql`${proof}.hash`)})))`
