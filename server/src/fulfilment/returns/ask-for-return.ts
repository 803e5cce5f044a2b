import type { ReturnRequest } from '@tohfa/contract/fulfilment/returns'
import type { Connection, Transaction } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import { knownId } from '#platform/http/ids.ts'
import { message } from '#platform/http/messages.ts'
import {
  linesOfOrder,
  type LockedOrder,
  lockOrder,
  namedLines,
  piecesLeft,
  requirePieces,
} from '#orders/order/orders.service.ts'
import type { Carriers } from '#fulfilment/carriers/connected-carriers.ts'
import type { SentPhotos } from '#studio/photos/sent-photos.service.ts'
import { record } from './move-return.ts'
import type { ReturnMailDeps } from './return.mails.ts'
import { returnWindow } from './return-window.ts'
import { deliveredAt, insertReturn, piecesGone, showPhotos } from './returns.queries.ts'

type AskDeps = ReturnMailDeps & {
  connection: Connection
  sentPhotos: Pick<SentPhotos, 'requireOwn'>
  carriers: Pick<Carriers, 'usual'>
}

/**
 * Requests a return of pieces of a person's own order (docs/product.md 11.12). The order stays
 * locked, so that of two concurrent requests for the same pieces one is stored.
 *
 * @returns the id of the return
 * @throws Failure `return_not_possible` with a sentence that names the alternative
 */
export function askForReturn(
  deps: AskDeps,
  userId: string,
  request: ReturnRequest,
): Promise<string> {
  return deps.connection.transaction(async (tx) => {
    const order = await lockOrder(tx, knownId(request.orderId, 'order_not_found'))
    if (order.userId !== userId) throw new Failure('order_not_found')
    await refuseWhenTooLate(tx, order)
    const lines = await linesOfOrder(tx, order.id)
    const gone = await piecesGone(tx, order.id)
    const pieces = namedLines(lines, request.items, 'items')
    for (const { line, named, at } of pieces) {
      const bought = piecesLeft(line)
      requirePieces(named.quantity, bought, `items.${at}`)
      if (named.quantity > bought - (gone.get(line.id) ?? 0))
        throw new Failure('return_not_possible', { sentence: message('returnTwice') })
    }
    const photos = await deps.sentPhotos.requireOwn(tx, userId, request.photos)
    const { reason, comment } = request
    const row = await insertReturn(
      tx,
      { orderId: order.id, reason, comment, carrier: deps.carriers.usual.name },
      pieces.map(({ named: { id, quantity } }) => ({ orderItemId: id, quantity })),
    )
    await showPhotos(tx, row.id, photos)
    const by = { actor: 'customer', actorId: userId } as const
    await record(deps, tx, { order, row }, { action: 'requested', to: 'requested', by, note: null })
    return row.id
  })
}

async function refuseWhenTooLate(tx: Transaction, order: LockedOrder): Promise<void> {
  const window = returnWindow(order.status, (await deliveredAt(tx, order.id)) ?? order.createdAt)
  if ('refusal' in window) throw new Failure('return_not_possible', { sentence: window.refusal })
}
