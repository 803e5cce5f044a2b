import { createHmac } from 'node:crypto'
import type { ContactMessage } from '@tohfa/contract/contact'
import type { Transaction } from '../database/connect.ts'
import type { MailService } from '../mail/mail.service.ts'

/** Brings a message to the shop, whose answer goes to its writer. */
export function queueMessage(
  { mail, to }: { mail: MailService; to: string },
  tx: Transaction,
  { id, name, email, phone, message }: ContactMessage & { id: string },
): Promise<void> {
  return mail.queue(tx, {
    key: `contact-message:${id}`,
    to,
    replyTo: email,
    subject: `Message from ${name}`,
    content: {
      title: `Message from ${name}`,
      intro: message.split(/\s*\n\s*/),
      address: { heading: 'From', lines: [name, email, phone] },
    },
  })
}

/**
 * Tells a writer that their message arrived, once a day for an e-mail. Anybody can type anybody's
 * e-mail: it repeats nothing of what was typed (docs/decisions/017). Its key names the e-mail only to who
 * has the shop's secret.
 */
export function queueAcknowledgement(
  { mail, secret }: { mail: MailService; secret: string },
  tx: Transaction,
  email: string,
): Promise<void> {
  const day = new Date().toISOString().slice(0, 10)
  const whom = createHmac('sha256', secret).update(`acknowledged ${mailboxOf(email)}`)
  return mail.queue(tx, {
    key: `contact-acknowledged:${day}:${whom.digest('base64url')}`,
    to: email,
    subject: 'We have your message',
    content: {
      title: 'We have your message',
      intro: [
        'Thank you for writing to us. A person reads your message and answers by e-mail, Monday to Friday 9 AM to 6 PM.',
        'If it is about an order, you find its number and where it is under My Orders.',
      ],
      outro:
        'If you did not write to us, somebody typed your e-mail address by mistake, and nothing needs to be done.',
    },
  })
}

/** One mailbox has many spellings: a `+tag`, dots, capitals. Two that are taken for one lose nothing. */
function mailboxOf(email: string): string {
  const [local = '', host = ''] = email.toLowerCase().split('@')
  return `${local.split('+', 1)[0]?.replaceAll('.', '')}@${host}`
}
