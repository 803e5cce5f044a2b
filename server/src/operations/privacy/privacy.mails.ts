import type { Transaction } from '#platform/database/connect.ts'
import type { MailService } from '#platform/mail/mail.service.ts'

/** The last mail to a person, in case somebody else requested the erasure. */
export function queueErasureMail(
  mail: MailService,
  tx: Transaction,
  { key, to }: { key: string; to: string },
) {
  return mail.queue(tx, {
    key: `account-erased:${key}`,
    to,
    subject: 'Your data is erased',
    content: {
      title: 'Your data is erased',
      intro: [
        'As you wished, your account is closed, and your name, addresses, phone and e-mail are erased. What the law makes us keep of your orders no longer says whose they were.',
        'You may make a new account with this e-mail at any time. If this was not you, please write to us at once.',
      ],
    },
  })
}
