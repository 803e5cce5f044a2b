import { noticeVersion, type NoticeVersion } from '@tohfa/contract/accounts/notice'
import type { Language } from '@tohfa/contract/i18n/languages'
import { messageConsentTexts } from '@tohfa/contract/orders/messages/message-consent.texts'
import { keepConsent, messageNumbersOf } from '#accounts/consents/consents.service.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import { inHindi } from '#platform/i18n/in-hindi.ts'
import { hasStopped } from './messages.queries.ts'

const mostNumbers = 5

const wording: Record<Language, (phone: string) => string> = {
  en: messageConsentTexts.wording,
  hi: inHindi(
    'contract/orders/messages/message-consent.texts',
    'messageConsentTexts',
    messageConsentTexts,
    { wording: ['phone'] },
  ).wording,
}

export type Agreement = {
  userId: string
  phone: string
  /** The language of the sentence that was shown, and of the messages. */
  language: Language
  version?: NoticeVersion | undefined
}

/**
 * Stores that a person wants messages at a number, with the sentence and the time.
 * @throws Failure where the number answered STOP, or the person has too many
 */
export async function agreeToMessages(
  tx: Transaction,
  { userId, phone, language, version = noticeVersion }: Agreement,
): Promise<void> {
  if (await hasStopped(tx, phone)) throw new Failure('number_stopped')
  const numbers = await messageNumbersOf(tx, userId)
  if (numbers.some((number) => number.phone === phone)) return
  if (numbers.length >= mostNumbers) throw new Failure('too_many_numbers')
  await keepConsent(tx, {
    userId,
    purpose: 'whatsapp',
    version,
    wording: wording[language](phone),
    phone,
    language,
  })
}

/** The same with an order, which is never refused for that: its buyer then gets mails alone. */
export async function agreeWithOrder(tx: Transaction, agreement: Agreement): Promise<void> {
  try {
    await agreeToMessages(tx, agreement)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
  }
}
