import type { Connection, Transaction } from '#platform/database/connect.ts'
import { defineJob, type Jobs } from '#platform/jobs/jobs.ts'
import { purgeNightly } from '#platform/jobs/purge-nightly.ts'
import type { ImageStore } from '#platform/media/store/image-store.ts'
import { sweepStrays } from '#platform/media/sweep-strays.ts'
import {
  deleteOldApprovals,
  deleteOldProofs,
  deleteUnasked,
  letPressFilesGo,
  unknownProofs,
} from './forget-proofs.queries.ts'

type Hashes = { hashes: string[] }
const removeProofFiles = defineJob<Hashes>('remove-proof-files', { expireInSeconds: 300 })
const removePressFiles = defineJob<Hashes>('remove-press-files', { expireInSeconds: 300 })
const sweepProofFiles = defineJob<Record<string, never>>('sweep-proof-files', {
  retryLimit: 0,
  expireInSeconds: 600,
})
/** Once a night, as India has it. */
const sweepAt = '50 21 * * *'

/**
 * Deletes proofs that were not used for a month and that no cart and no order needs (docs/studio.md
 * 8.10). Those without an order are deleted completely, the others lose their press files.
 */
export function forgetProofs(deps: {
  connection: Connection
  jobs: Pick<Jobs, 'handle' | 'repeat' | 'send'>
  store: ImageStore
}) {
  const { connection, jobs, store } = deps

  async function removeFiles(tx: Transaction, hashes: string[]): Promise<void> {
    if (hashes.length > 0) await jobs.send(tx, removeProofFiles, { hashes })
  }

  jobs.handle(removeProofFiles, async ({ hashes }) => {
    for (const hash of hashes) await store.remove(hash)
  })
  jobs.handle(removePressFiles, async ({ hashes }) => {
    for (const hash of hashes) {
      const names = await store.names(hash)
      const large = names.filter((name) => !name.endsWith('.webp'))
      await store.removeFiles(hash, large)
    }
  })
  purgeNightly(jobs, 'forget-proofs', (most) =>
    connection.transaction(async (tx) => {
      const approvals = await deleteOldApprovals(tx, most)
      const gone = await deleteOldProofs(tx, most)
      await removeFiles(tx, gone)
      const over = await letPressFilesGo(tx, most)
      if (over.length > 0) await jobs.send(tx, removePressFiles, { hashes: over })
      return Math.max(approvals, gone.length, over.length)
    }),
  )
  jobs.handle(sweepProofFiles, () =>
    sweepStrays(
      store,
      (keys) => unknownProofs(connection.db, keys),
      // A proof exists before its files.
      () => true,
    ),
  )
  jobs.repeat(sweepProofFiles, sweepAt)

  return {
    /** Deletes proofs without requests and approvals, all or of these hashes, as part of `tx`. */
    removeUnasked: async (tx: Transaction, hashes?: readonly string[]): Promise<void> =>
      removeFiles(tx, await deleteUnasked(tx, hashes)),
  }
}
