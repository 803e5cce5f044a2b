import { isPrintStarted, movesFrom } from '@tohfa/contract/fulfilment/print/print-moves'
import { isCashOpen } from '@tohfa/contract/orders/cash-states'
import { ticketCode } from '@tohfa/contract/fulfilment/print/ticket-code'
import type { PrintJob } from '@tohfa/contract/fulfilment/print/print-jobs'
import { pressKindOf } from '@tohfa/contract/fulfilment/print/press-kind-of'
import type { ShopSettings } from '@tohfa/contract/backoffice/settings/settings-table'
import { proofPreview } from '@tohfa/contract/studio/proof-pictures'
import { sheetGround } from '@tohfa/print-engine/scene/sheet-ground'
import { mirrorMark } from './mirrored.ts'
import type { QueueRow } from './print-queue.queries.ts'

/** How many of a job are printed: of a misprint those that were spoilt, as long as they are wanted. */
export const piecesToPrint = ({ again, quantity }: Pick<QueueRow, 'again' | 'quantity'>): number =>
  Math.min(again ?? quantity, quantity)

/** The code of a job, as it is on its ticket. */
export const codeOf = ({
  orderNumber,
  line,
  listN: row,
}: Pick<QueueRow, 'orderNumber' | 'line' | 'listN'>) => ticketCode(orderNumber, { line, row })

/** A stored print job as staff read it. */
export function toPrintJob(row: QueueRow, { mirrored }: ShopSettings['press']): PrintJob {
  const {
    hash,
    again,
    pages,
    files,
    listN,
    blank,
    isBare,
    createdAt,
    values,
    cashState,
    isGift,
    ...rest
  } = row
  const moves = movesFrom(row.state, row.quantity === 0 ? 'cancelled' : row.orderStatus)
  const waits = isCashOpen(cashState)
  return {
    ...rest,
    again: again === null ? null : piecesToPrint(row),
    ...(listN !== null && { row: listN }),
    blank: blank.id,
    ground: sheetGround(blank.id, row.color, blank.areas),
    kind: pressKindOf(blank, row.color, isBare, mirrored),
    moves: moves.filter((move) => !waits || move === 'reprint' || !isPrintStarted(move)),
    gift: isGift,
    waits,
    values: values ?? [],
    proof: hash,
    preview: hash === null ? null : proofPreview(hash, pages?.[0]?.area ?? ''),
    files: (files ?? []).map((file) => ({
      ...file,
      url: `/v1/admin/print-jobs/${row.id}/files/${file.area}.${file.kind}`,
    })),
    mirrored: (files ?? []).flatMap(({ area, kind }) =>
      kind === 'png' && mirrored[blank.id]
        ? [`/v1/admin/print-jobs/${row.id}/files/${area}${mirrorMark}.png`]
        : [],
    ),
    createdAt: createdAt.toISOString(),
  }
}
