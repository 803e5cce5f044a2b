import type { ContactMessage } from '@tohfa/contract/contact'
import type { Connection } from '../database/connect.ts'
import type { MailService } from '../mail/mail.service.ts'
import { insertMessage } from './contact.queries.ts'
import { queueAcknowledgement, queueMessage } from './contact.mails.ts'

/**
 * Keeps what somebody wrote and mails it to the shop, whose answer goes to them; `acknowledged`
 * tells whether the e-mail that they typed hears of it too.
 */
export async function sendMessage(
  deps: { connection: Connection; mail: MailService; to: string; secret: string },
  message: ContactMessage,
  acknowledged: boolean,
): Promise<void> {
  await deps.connection.transaction(async (tx) => {
    const id = await insertMessage(tx, message)
    await queueMessage(deps, tx, { ...message, id })
    if (acknowledged) await queueAcknowledgement(deps, tx, message.email)
  })
}
