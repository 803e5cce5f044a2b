import { v7 } from 'uuid'
import type { Transaction } from '#platform/database/connect.ts'
import type { MailService } from '#platform/mail/mail.service.ts'
import { findCredentialsById } from './users.queries.ts'

/** The code that proves an e-mail at sign-up. It is in the body only, never in the subject. */
export function queueSignUpCode(mail: MailService, tx: Transaction, to: string, code: string) {
  return mail.queue(tx, {
    key: `sign-up-code:${v7()}`,
    to,
    subject: 'Your sign-up code',
    content: {
      title: 'Your sign-up code',
      intro: 'Type this code to create your account. It is good for 10 minutes and for one use.',
      code,
      outro:
        'If you did not ask for it, nothing needs to be done: without the code no account is made.',
    },
  })
}

/**
 * The link that sets a new password. Anybody with it has the account, so it is in the body only.
 */
export function queueResetLink(mail: MailService, tx: Transaction, to: string, url: string) {
  return mail.queue(tx, {
    key: `reset-link:${v7()}`,
    to,
    subject: 'Set a new password',
    content: {
      title: 'Set a new password',
      intro: 'Here you choose a new password. The link is good for 30 minutes and for one use.',
      button: { label: 'Choose a new password', url },
      outro: 'If you did not ask for it, nothing needs to be done: your password stays as it is.',
    },
  })
}

/** Notifies a person that their password was changed, in case somebody else did it. */
export function queuePasswordChanged(mail: MailService, tx: Transaction, to: string) {
  return mail.queue(tx, {
    key: `password-changed:${v7()}`,
    to,
    subject: 'Your password was changed',
    content: {
      title: 'Your password was changed',
      intro: [
        'The password of your account was changed, and you were signed out everywhere.',
        'If this was not you, please write to us or call us at once, so that we can stop it.',
      ],
    },
  })
}

/** Notifies staff that their second factor was turned on or off, in case somebody else did it. */
export async function queueSecondFactorChanged(
  mail: MailService,
  tx: Transaction,
  userId: string,
  now: 'on' | 'off',
): Promise<void> {
  const to = (await findCredentialsById(tx, userId))?.email
  if (!to) return
  const what =
    now === 'on'
      ? 'From now on your sign-in asks for a code of your authenticator app too.'
      : 'Your sign-in no longer asks for a code: the password alone is enough.'
  await mail.queue(tx, {
    key: `second-factor:${v7()}`,
    to,
    subject: `The second step of your sign-in is ${now}`,
    content: {
      title: `The second step is ${now}`,
      intro: [what, 'If this was not you, please change your password at once.'],
    },
  })
}

/** The code that proves a new e-mail; it repeats nothing that its person typed. */
export function queueEmailCode(
  mail: MailService,
  tx: Transaction,
  { userId, to }: { userId: string; to: string },
  code: string,
) {
  return mail.queue(tx, {
    key: `email-change:${userId}:${v7()}`,
    to,
    subject: 'Confirm your new e-mail',
    content: {
      title: 'Confirm your new e-mail',
      intro:
        'Somebody wants to use this e-mail for their account with us. If it was you, type this code under Account Details. It is good for 10 minutes and for one use.',
      code,
      outro: 'If it was not you, nothing needs to be done: without the code nothing is changed.',
    },
  })
}

/** Notifies the old address that it can no longer sign in, in case somebody else changed it. */
export function queueEmailChanged(mail: MailService, tx: Transaction, userId: string, to: string) {
  return mail.queue(tx, {
    key: `email-changed:${userId}:${v7()}`,
    to,
    subject: 'The e-mail of your account was changed',
    content: {
      title: 'Your e-mail was changed',
      intro: [
        'The e-mail address of your account was changed. From now on you sign in with the new one, and we write to it.',
        'If this was not you, please write to us or call us at once, so that we can stop it.',
      ],
    },
  })
}
