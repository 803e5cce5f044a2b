import { isolated } from '@tohfa/print-engine/text/isolated'
import type { ContactMessage } from '@tohfa/contract/backoffice/contact'
import { href } from '@tohfa/contract/shared/site-map'
import type { Transaction } from '#platform/database/connect.ts'
import type { ShopAddress } from '#platform/http/shop-address.ts'
import { type MailService, toTheShop } from '#platform/mail/mail.service.ts'
import type { TicketLinks } from './ticket-link.ts'

/** The events whose mails acknowledge a message. */
export const acknowledged = 'contact-acknowledged'
export const answered = 'contact-answered'

type StoredMessage = ContactMessage & { id: string; number: string; signedIn: boolean }
export type TicketMailDeps = {
  mail: MailService
  address: Pick<ShopAddress, 'public'>
  links: TicketLinks
}

/** Mails a message to the shop, with its writer as the reply address. */
export function queueMessage(
  { mail }: { mail: MailService },
  tx: Transaction,
  { id, number, name, email, phone, message, signedIn }: StoredMessage,
): Promise<void> {
  return mail.queue(tx, {
    key: `contact-message:${id}`,
    to: toTheShop,
    replyTo: email,
    subject: `Message from ${isolated(name)}`,
    content: {
      title: `Message from ${isolated(name)}`,
      intro: message.split(/\s*\n\s*/),
      address: { heading: 'From', lines: [name, email, phone] },
      outro: [
        ...(signedIn
          ? []
          : ['Who wrote it was not signed in: name, e-mail and order are as typed.']),
        `Its number is ${number}. What you answer on the page Messages is kept with it.`,
      ],
    },
  })
}

/**
 * Acknowledges a message to its writer, with its number and the next steps, once. Anybody can type
 * anybody's e-mail, so it repeats nothing that was typed (docs/decisions/017).
 */
export function queueAcknowledgement(
  deps: TicketMailDeps,
  tx: Transaction,
  { id, number, email }: Pick<StoredMessage, 'id' | 'number' | 'email'>,
): Promise<void> {
  return deps.mail.queue(tx, {
    key: `${acknowledged}:${id}`,
    to: email,
    subject: `We have your message (${number})`,
    content: {
      title: 'We have your message',
      intro: [
        `Thank you for writing to us. Your message has the number ${number}.`,
        'A person reads it and answers by e-mail, Monday to Friday 9 AM to 6 PM. It is settled within one month, complaints too.',
        'If it is about an order, you find its number and where it is under My Orders.',
      ],
      button: linkTo(deps, id),
      outro:
        'If you did not write to us, somebody typed your e-mail address by mistake, and nothing needs to be done.',
    },
  })
}

/** Mails an answer to the writer of a message. */
export function queueAnswer(
  deps: TicketMailDeps,
  tx: Transaction,
  {
    id,
    number,
    email,
    answer,
  }: Pick<StoredMessage, 'id' | 'number' | 'email'> & {
    answer: { id: string; text: string; isClosing: boolean }
  },
): Promise<void> {
  return deps.mail.queue(tx, {
    key: `${answered}:${answer.id}`,
    to: email,
    subject: `Our answer to your message ${number}`,
    content: {
      title: 'Our answer to your message',
      intro: answer.text.split(/\s*\n\s*/),
      button: linkTo(deps, id),
      outro: answer.isClosing
        ? `With this your message ${number} is settled for us. If it is not for you, answer this mail.`
        : `This is about your message ${number}. If you have more to say, answer this mail.`,
    },
  })
}

function linkTo({ address, links }: TicketMailDeps, id: string) {
  return {
    label: 'See what becomes of it',
    url: address.public + href(`/ticket/${links.tokenOf(id)}`),
  }
}
