import { withdrawConsentsOfPhone } from '#accounts/consents/consents.service.ts'
import { logAfterCommit } from '#platform/database/business-events.ts'
import type { Transaction } from '#platform/database/connect.ts'
import type { MailService } from '#platform/mail/mail.service.ts'
import type { InboundText, MessageStatus } from '#platform/whatsapp/whatsapp.events.ts'
import { keepWord, moveMessage } from './messages.queries.ts'

/** Notes what became of a message: its mail is not needed any more, or goes at once. */
export async function noteStatus(
  { mail }: { mail: Pick<MailService, 'release' | 'replace'> },
  tx: Transaction,
  { status, ...news }: MessageStatus,
): Promise<void> {
  const moved = await moveMessage(tx, { ...news, state: status })
  if (!moved) return
  const { key, order, mailWaits } = moved
  if (mailWaits && status === 'failed') await mail.release(tx, key)
  if (mailWaits && (status === 'delivered' || status === 'read')) await mail.replace(tx, key)
  logAfterCommit(tx, {
    what: `message ${status}`,
    order,
    message: key,
    providerId: news.providerId,
    ...(news.error && { code: news.error.code }),
  })
}

/** The words with which people end messages, and begin them again. */
const stops = new Set([
  'stop',
  'stop all',
  'unsubscribe',
  'cancel',
  'रोकें',
  'रोको',
  'रोकिए',
  'बंद करें',
  'बंद करो',
  'बंद',
])
const starts = new Set(['start', 'unstop', 'शुरू', 'शुरू करें', 'चालू करें'])

/** What a person means by a message; undefined for anything else. */
export function wordIn(text: string): 'stop' | 'start' | undefined {
  // A nukta may be a letter of its own or a mark, and people end a word as they like.
  const word = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\s]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (stops.has(word)) return 'stop'
  return starts.has(word) ? 'start' : undefined
}

/**
 * Somebody who writes STOP gets no more messages, whoever agreed to them. START alone sends none:
 * it allows to agree again.
 */
export async function noteWord(tx: Transaction, { phone, text, at }: InboundText): Promise<void> {
  const word = wordIn(text)
  if (!word) return
  const isNew = await keepWord(tx, { phone, isStopped: word === 'stop', at })
  if (!isNew || word === 'start') return
  await withdrawConsentsOfPhone(tx, phone)
  logAfterCommit(tx, { what: 'messages stopped by a number' })
}
