import { type SQL, sql } from 'drizzle-orm'

/** The content of a scene's item; null for one that nobody filled in. */
const content = sql.raw(`nullif(coalesce(item ->> 'text', item ->> 'file'), '')`)

/**
 * The area that represents a proof: the one with the most filled-in values. So a shirt shows the
 * name on its back before the mark on its chest. Of equals the first counts.
 */
export const representativeArea = (pages: SQL, scene: SQL): SQL<string | null> => sql`(
  select page ->> 'area' from jsonb_array_elements(${pages}) with ordinality named (page, nth)
  order by (
    select count(*) from jsonb_array_elements(${scene} -> 'areas') area,
      jsonb_array_elements(area -> 'items') item
    where area ->> 'id' = page ->> 'area' and item ? 'field' and ${content} is not null
      and (item ->> 'hidden') is distinct from 'true'
  ) desc, nth limit 1)`
