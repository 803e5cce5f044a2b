import { sql } from 'drizzle-orm'
import type { ContactMessage } from '@tohfa/contract/backoffice/contact'
import type { Transaction } from '#platform/database/connect.ts'
import { contactMessages } from '#platform/database/schema/contact.tables.ts'

/** Stores a message with its signed-in writer, if any; returns its id and number. */
export async function insertMessage(
  tx: Transaction,
  message: ContactMessage & { userId: string | null; orderId: string | null },
): Promise<{ id: string; number: string }> {
  const [kept] = await tx
    .insert(contactMessages)
    .values(message)
    .returning({ id: contactMessages.id, number: contactMessages.number })
  if (!kept) throw new Error('A message was not kept')
  return kept
}

/** The order with this number, if it is of this account, or of the account or parcel of this e-mail. */
export async function ordersOwn(
  tx: Transaction,
  orderNumber: string,
  { userId, email }: { userId: string | null; email: string },
): Promise<string | null> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select o.id from orders o join users u on u.id = o.user_id
    where o.order_number = ${orderNumber} and (o.user_id = ${userId}
      or lower(u.email) = lower(${email}) or lower(o.shipping_address ->> 'email') = lower(${email}))`)
  return rows[0]?.id ?? null
}

/** Records the first acknowledgement mail to the writer of a message. */
export async function markAcknowledged(tx: Transaction, id: string): Promise<void> {
  await tx.execute(sql`update contact_messages set acknowledged_at = shop_now()
    where id = ${id} and acknowledged_at is null`)
}

/** The same by the answer of a mail. */
export async function markAcknowledgedByAnswer(tx: Transaction, answerId: string): Promise<void> {
  await tx.execute(sql`update contact_messages set acknowledged_at = shop_now()
    where id = (select message_id from message_answers where id = ${answerId})
      and acknowledged_at is null`)
}
