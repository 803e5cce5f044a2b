import { isolated } from '@tohfa/print-engine/text/isolated'
import type { Address } from '@tohfa/contract/accounts/addresses'
import type { Transaction } from '#platform/database/connect.ts'
import { emailOfAccount } from './mail.queries.ts'
import { type MailContent, paragraphs } from './mail-content.ts'

/**
 * The recipient of a mail about an order, and the typed text that it may contain
 * (docs/decisions/017).
 */
export type Reader = {
  email: string
  /** The address as typed; null when its e-mail is not that of the account. */
  typed: Address | null
  /** The recipient's name; null when the address belongs to somebody else. */
  name: string | null
}

/**
 * A mail about an order goes to the e-mail of its address. Anybody can type any e-mail there, with
 * any text as name and street. Only the proven e-mail of the account gets that text.
 * @param gift mails about a gift go to the account only, because the parcel is for somebody else
 */
export async function readerOf(
  tx: Transaction,
  userId: string,
  address: Address,
  gift?: object | null,
): Promise<Reader> {
  const own = await emailOfAccount(tx, userId)
  // A customer of the counter may have no e-mail.
  const email = address.email || (own ?? '')
  if (gift && own !== undefined) return { email: own, typed: address, name: null }
  const typed = own?.toLowerCase() === email.toLowerCase() ? address : null
  return { email, typed, name: typed?.name ?? null }
}

/** The same for a mail that only the account may get, whatever e-mail the address has. */
export async function accountReaderOf(
  tx: Transaction,
  userId: string,
  address: Address,
  gift?: object | null,
): Promise<Reader> {
  const reader = await readerOf(tx, userId, address, gift)
  return { ...reader, email: (await emailOfAccount(tx, userId)) ?? reader.email }
}

/** A sentence that begins with the reader's name, where the mail may use it. */
export function addressed({ name }: Reader, sentence: string): string {
  return name === null
    ? sentence.charAt(0).toUpperCase() + sentence.slice(1)
    : `${isolated(name)}, ${sentence}`
}

/** The end of a mail; it explains to recipients other than the buyer why they get it. */
export function closing({ typed }: Reader, outro?: MailContent['outro']): readonly string[] {
  const why =
    'This e-mail address was given for the order. If you know nothing of it, please answer this mail.'
  return [...paragraphs(outro), ...(typed ? [] : [why])]
}
