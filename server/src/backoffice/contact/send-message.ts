import type { ContactMessage } from '@tohfa/contract/backoffice/contact'
import type { Connection } from '#platform/database/connect.ts'
import { insertMessage, ordersOwn } from './contact.queries.ts'
import { queueAcknowledgement, queueMessage, type TicketMailDeps } from './contact.mails.ts'

/** The first number of an order that a message names. */
const orderNamed = /\bTF\d{6,12}\b/i

export type SendMessageDeps = TicketMailDeps & { connection: Connection }

/**
 * Stores a message under a number, and mails it to the shop with its writer as the reply address;
 * `isAcknowledged` says whether the typed e-mail gets a mail too.
 */
export async function sendMessage(
  deps: SendMessageDeps,
  message: ContactMessage,
  { userId, isAcknowledged }: { userId: string | null; isAcknowledged: boolean },
): Promise<{ number: string }> {
  return deps.connection.transaction(async (tx) => {
    const named = orderNamed.exec(message.message)?.[0].toUpperCase()
    const orderId = named ? await ordersOwn(tx, named, { userId, email: message.email }) : null
    const { id, number } = await insertMessage(tx, { ...message, userId, orderId })
    await queueMessage(deps, tx, { ...message, id, number, signedIn: userId !== null })
    if (isAcknowledged) await queueAcknowledgement(deps, tx, { id, number, email: message.email })
    return { number }
  })
}
