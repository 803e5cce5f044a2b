import type { Address } from '@tohfa/contract/accounts/addresses'
import type { Transaction } from '#platform/database/connect.ts'
import { emailOfAccount } from './mail.queries.ts'
import { type MailContent, paragraphs } from './mail-content.ts'

/**
 * The reader of a mail about an order, and the typed words that it may repeat (docs/decisions/017).
 */
export type Reader = {
  email: string
  /** The address as it was typed; null when its e-mail is not that of the account. */
  typed: Address | null
  /** What they are called; null where the address is that of somebody else. */
  name: string | null
}

/**
 * A mail about an order goes to the e-mail of its address. Anybody can type any e-mail there, with
 * any words as name and street: they are repeated only to the e-mail that the account has proven.
 *
 * @param gift where the order is one, its mails go to the account alone: its parcel is for somebody else
 */
export async function readerOf(
  tx: Transaction,
  userId: string,
  address: Address,
  gift?: object | null,
): Promise<Reader> {
  const { email } = address
  const own = await emailOfAccount(tx, userId)
  if (gift && own !== undefined) return { email: own, typed: address, name: null }
  const typed = own?.toLowerCase() === email.toLowerCase() ? address : null
  return { email, typed, name: typed?.name ?? null }
}

/** The same of a mail that only the account itself may get, whatever e-mail was typed beside it. */
export async function accountReaderOf(
  tx: Transaction,
  userId: string,
  address: Address,
  gift?: object | null,
): Promise<Reader> {
  const reader = await readerOf(tx, userId, address, gift)
  return { ...reader, email: (await emailOfAccount(tx, userId)) ?? reader.email }
}

/** A sentence that begins with the reader's name, where it may be said. */
export function addressed({ name }: Reader, sentence: string): string {
  return name === null
    ? sentence.charAt(0).toUpperCase() + sentence.slice(1)
    : `${name}, ${sentence}`
}

/** What is said at the end, and to somebody else than the buyer why they get this mail at all. */
export function closing({ typed }: Reader, outro?: MailContent['outro']): readonly string[] {
  const why =
    'This e-mail address was given for the order. If you know nothing of it, please answer this mail.'
  return [...paragraphs(outro), ...(typed ? [] : [why])]
}
