import { movesFrom } from '@tohfa/contract/print/print-moves'
import type { PrintJob } from '@tohfa/contract/print/print-jobs'
import { proofPreview } from '@tohfa/contract/studio/proof-pictures'
import type { QueueRow } from './print-queue.queries.ts'

/** A stored print job as staff read it. */
export function toPrintJob(row: QueueRow): PrintJob {
  const { hash, pages, files, position, blank, createdAt, values, ...rest } = row
  return {
    ...rest,
    line: position + 1,
    blank: blank.id,
    moves: [...movesFrom(row.state, row.quantity === 0 ? 'cancelled' : row.orderStatus)],
    values: values ?? [],
    proof: hash,
    preview: proofPreview(hash, pages?.[0]?.area ?? ''),
    files: (files ?? []).map((file) => ({
      ...file,
      url: `/v1/admin/print-jobs/${row.id}/files/${file.area}.${file.kind}`,
    })),
    createdAt: createdAt.toISOString(),
  }
}
