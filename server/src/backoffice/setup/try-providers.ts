import { v7 } from 'uuid'
import { emailOfAccount } from '#platform/mail/mail.queries.ts'
import { Failure } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import { isProviderFailure, ProviderRefused } from '#platform/outgoing/call-provider.ts'
import type { SetupDeps } from './setup-deps.ts'

/** A PIN code that every carrier knows: the general post office of New Delhi. */
const knownPincode = '110001'

/** The longest reason of a mail server that is shown. */
const mostReason = 200

/**
 * Sends a mail to the e-mail of a staff member at once; returns that e-mail.
 *
 * @throws Failure `mail_refused` with the reason of the mail server
 */
export async function tryMail(
  { db, mail }: Pick<SetupDeps, 'db' | 'mail'>,
  userId: string,
): Promise<string> {
  const to = await emailOfAccount(db, userId)
  if (to === undefined) throw new Failure('unauthorized')
  try {
    await mail.tryOut({
      key: `setup-mail:${v7()}`,
      to,
      subject: 'Your shop can send mails',
      content: {
        title: 'This mail has arrived',
        intro:
          'Somebody tried out the mail server of your shop. Mails to your customers go the same way.',
      },
    })
  } catch (error) {
    const reason = (error as Error).message.replaceAll(/\s+/g, ' ').slice(0, mostReason)
    throw new Failure('mail_refused', { sentence: message('mailRefused', reason), cause: error })
  }
  return to
}

/**
 * Asks the carrier about a PIN code, which it answers to valid keys only.
 *
 * @throws Failure `keys_refused`, `carrier_away`
 */
export async function tryCarrier({ carriers }: Pick<SetupDeps, 'carriers'>): Promise<void> {
  try {
    await carriers.usual.serviceability(knownPincode)
  } catch (error) {
    if (!isProviderFailure(error)) throw error
    if (error instanceof ProviderRefused) throw new Failure('keys_refused', { cause: error })
    throw new Failure('carrier_away', { sentence: message('carrierSilent'), cause: error })
  }
}
