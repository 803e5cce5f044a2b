import type { Connection } from '#platform/database/connect.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { purgeNightly } from '#platform/jobs/purge-nightly.ts'
import type { NameLists } from '#studio/name-lists/name-lists.service.ts'
import { eraseRows, isListWanted, ordersWithOldRows } from './ordered-rows.queries.ts'

/** Rows of name lists name other people: their words die when their order is over for a month. */
export function forgetOrderedRows({
  connection,
  jobs,
  nameLists,
}: {
  connection: Connection
  jobs: Pick<Jobs, 'handle' | 'repeat' | 'send'>
  nameLists: Pick<NameLists, 'removeWithin' | 'dropPrints'>
}): void {
  purgeNightly(jobs, 'forget-ordered-rows', async (most) => {
    const over = await ordersWithOldRows(connection.db, most)
    for (const { id, userId, listIds } of over)
      await connection.transaction(async (tx) => {
        const hashes = await eraseRows(tx, id)
        for (const listId of listIds)
          if (!(await isListWanted(tx, listId)))
            await nameLists.removeWithin(tx, { id: listId, userId })
        await nameLists.dropPrints(tx, userId, hashes)
      })
    return over.length
  })
}
