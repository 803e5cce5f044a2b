import { type SQL, sql } from 'drizzle-orm'

/** Whether a proof, named by its table, has its press files or all photos that they are drawn from. */
export const isPrintable = (proof: SQL): SQL => sql`(${proof}.has_press_files or not exists (
  select from jsonb_path_query(${proof}.scene, '$.areas[*].items[*].file ? (@ != null)') file
  where not exists (
    select from studio_photos photo where photo.sha256 = file #>> '{}' and photo.owner in (
      select user_id from proof_requests where hash = ${proof}.hash
      union all select user_id from proof_approvals where hash = ${proof}.hash))))`
