import type { ContactMessage } from '@tohfa/contract/contact'
import type { Connection } from '../database/connect.ts'
import type { MailService } from '../mail/mail.service.ts'
import { insertMessage } from './contact.queries.ts'

/**
 * Keeps what somebody wrote and mails it to the shop, whose answer goes to them (api.md call 30).
 * Nothing is mailed to the writer: the form must not write to people who never asked.
 */
export async function sendMessage(
  deps: { connection: Connection; mail: MailService; to: string },
  message: ContactMessage,
): Promise<void> {
  const { name, email, phone } = message
  await deps.connection.transaction(async (tx) => {
    const id = await insertMessage(tx, message)
    await deps.mail.queue(tx, {
      key: `contact-message:${id}`,
      to: deps.to,
      replyTo: email,
      subject: `Message from ${name}`,
      content: {
        title: `Message from ${name}`,
        intro: message.message.split(/\s*\n\s*/),
        address: { heading: 'From', lines: [name, email, phone] },
      },
    })
  })
}
