import type { OrderNote } from '@tohfa/contract/orders/admin-orders'
import type { Connection, Transaction } from '#platform/database/connect.ts'
import { lockOrder } from '#orders/order/orders.service.ts'
import { insertNote, notesOf } from './notes.queries.ts'

export type OrderNotes = ReturnType<typeof createOrderNotes>

/**
 * Notes that staff write on an order for each other. Only staff calls read them (docs/product.md
 * 11.20).
 */
export function createOrderNotes({ connection }: { connection: Connection }) {
  return {
    of: (orderId: string): Promise<OrderNote[]> => notesOf(connection.db, orderId),

    /** Stores a note on an order that a transaction makes or has locked. */
    async writeWithin(
      tx: Transaction,
      orderId: string,
      authorId: string,
      text: string,
    ): Promise<void> {
      await insertNote(tx, { orderId, authorId, text })
    },

    /** Stores a note of a staff member; 404 if the order does not exist. */
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
