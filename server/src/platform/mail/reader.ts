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
}

/**
 * A mail about an order goes to the e-mail of its address. Anybody can type any e-mail there, with
 * any words as name and street: they are repeated only to the e-mail that the account has proven.
 */
export async function readerOf(tx: Transaction, userId: string, address: Address): Promise<Reader> {
  const { email } = address
  const own = await emailOfAccount(tx, userId)
  return { email, typed: own?.toLowerCase() === email.toLowerCase() ? address : null }
}

/** The same of a mail that only the account itself may get, whatever e-mail was typed beside it. */
export async function accountReaderOf(
  tx: Transaction,
  userId: string,
  address: Address,
): Promise<Reader> {
  const reader = await readerOf(tx, userId, address)
  return { ...reader, email: (await emailOfAccount(tx, userId)) ?? reader.email }
}

/** A sentence that begins with the reader's name, where it may be said. */
export function addressed({ typed }: Reader, sentence: string): string {
  return typed ? `${typed.name}, ${sentence}` : sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

/** What is said at the end, and to somebody else than the buyer why they get this mail at all. */
export function closing({ typed }: Reader, outro?: MailContent['outro']): readonly string[] {
  const why =
    'This e-mail address was given for the order. If you know nothing of it, please answer this mail.'
  return [...paragraphs(outro), ...(typed ? [] : [why])]
}
