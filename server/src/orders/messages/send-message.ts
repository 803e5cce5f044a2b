import { templateParameters } from '@tohfa/contract/orders/messages/templates'
import { logAfterCommit } from '#platform/database/business-events.ts'
import type { Connection } from '#platform/database/connect.ts'
import { isProviderFailure, ProviderNotReached } from '#platform/outgoing/call-provider.ts'
import type { MailService } from '#platform/mail/mail.service.ts'
import { MessageRefused, type Whatsapp } from '#platform/whatsapp/whatsapp.ts'
import {
  claimMessage,
  type ClaimedMessage,
  markAccepted,
  markInterrupted,
  markUnsent,
  requeueMessage,
} from './messages.queries.ts'

export type SendDeps = {
  connection: Pick<Connection, 'db' | 'transaction'>
  mail: Pick<MailService, 'release'>
  whatsapp: Pick<Whatsapp, 'send'>
  /** From then on its mail is under way, and the message would come too late. */
  lateMs: number
}

/**
 * Sends a message at most once. The provider knows no repeated request, so that only a call that
 * surely did nothing is repeated. For all else the mail goes at once.
 */
export async function sendMessage(deps: SendDeps, id: string): Promise<void> {
  const { connection, mail, lateMs } = deps
  const message = await connection.transaction(async (tx) => {
    const claimed = await claimMessage(tx, id, lateMs)
    if (!claimed) {
      // The process died between the claim and the answer.
      const interrupted = await markInterrupted(tx, id)
      if (interrupted?.mailWaits) await mail.release(tx, interrupted.key)
      return undefined
    }
    if (claimed.isAgreed && !claimed.isLate) return claimed
    await markUnsent(tx, id, { state: claimed.isAgreed ? 'failed' : 'withdrawn' })
    if (claimed.mailWaits) await mail.release(tx, claimed.key)
    return undefined
  })
  if (message) await send(deps, message)
}

async function send(deps: SendDeps, message: ClaimedMessage): Promise<void> {
  const { connection, whatsapp } = deps
  const { id, template, language, facts, phone, key, order } = message
  try {
    const parameters = templateParameters(template, language, facts)
    const providerId = await whatsapp.send({
      to: phone,
      template,
      language,
      parameters,
      reference: id,
    })
    await markAccepted(connection.db, id, providerId)
    logAfterCommit(connection.db, { what: 'message sent', order, message: key, providerId })
  } catch (error) {
    if (error instanceof ProviderNotReached) {
      await requeueMessage(connection.db, id)
      throw error
    }
    if (!isProviderFailure(error)) throw error
    await fail(deps, message, error)
  }
}

async function fail({ connection, mail }: SendDeps, message: ClaimedMessage, error: Error) {
  const { id, key, order, mailWaits } = message
  await connection.transaction(async (tx) => {
    if (error instanceof MessageRefused)
      await markUnsent(tx, id, { state: 'failed', code: error.code, error: withoutNumbers(error) })
    else await markInterrupted(tx, id)
    if (mailWaits) await mail.release(tx, key)
    logAfterCommit(tx, {
      what: 'message not sent',
      order,
      message: key,
      why: withoutNumbers(error),
      ...(error instanceof MessageRefused && { code: error.code, trace: error.trace }),
    })
  })
}

/** The provider's own words, which may repeat a mobile number. */
function withoutNumbers({ message }: Error): string {
  return message.replaceAll(/\+?\d[\d -]{7,}\d/g, '…').slice(0, 200)
}
