import type { ContactMessage } from '@tohfa/contract/contact'
import type { Transaction } from '../database/connect.ts'
import { contactMessages } from '../database/schema/account.tables.ts'

/** Keeps a message; its id. */
export async function insertMessage(tx: Transaction, message: ContactMessage): Promise<string> {
  const [kept] = await tx
    .insert(contactMessages)
    .values(message)
    .returning({ id: contactMessages.id })
  if (!kept) throw new Error('A message was not kept')
  return kept.id
}
