import type { OrderNote } from '@tohfa/contract/orders/admin-orders'
import type { Connection } from '#platform/database/connect.ts'
import { lockOrder } from '#orders/order/orders.service.ts'
import { insertNote, notesOf } from './notes.queries.ts'

export type OrderNotes = ReturnType<typeof createOrderNotes>

/** What staff tell each other of an order. Only what staff read asks for it (docs/product.md 11.20). */
export function createOrderNotes({ connection }: { connection: Connection }) {
  return {
    of: (orderId: string): Promise<OrderNote[]> => notesOf(connection.db, orderId),

    /** Keeps a note of somebody of the staff; 404 where there is no such order. */
    write(orderId: string, authorId: string, text: string): Promise<OrderNote> {
      return connection.transaction(async (tx) => {
        await lockOrder(tx, orderId)
        const id = await insertNote(tx, { orderId, authorId, text })
        const note = (await notesOf(tx, orderId)).find((one) => one.id === id)
        if (!note) throw new Error('the note was not kept')
        return note
      })
    },
  }
}
