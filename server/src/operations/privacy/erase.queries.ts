import { sql } from 'drizzle-orm'
import { forgetPerson } from '@tohfa/simulator/forget-person'
import { returnsOver } from '@tohfa/contract/fulfilment/return-moves'
import { ordersOver } from '@tohfa/contract/orders/order-moves'
import { refundsOpen } from '@tohfa/contract/payments/refund-states'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { noneOf, oneOf } from '#platform/database/one-of.ts'
import { changeEachIn } from '#platform/simulator/records.queries.ts'
import { noWords } from '#orders/order/no-words.fragments.ts'
import {
  isCodeOf,
  isEventAbout,
  isMailAbout,
  isMessageOf,
  type Person,
} from './personal-data.queries.ts'

/** Open matters that must be finished before a person can be erased. */
type Pending = {
  role: string
  orders: boolean
  payments: boolean
  refunds: boolean
  returns: boolean
}

/** Locks a person until the transaction ends, so that no purchase of theirs begins meanwhile. */
export async function lockPerson(tx: Transaction, id: string): Promise<Person | undefined> {
  const { rows } = await tx.execute<Person>(
    sql`select id, email from users where id = ${id} for update`,
  )
  return rows[0]
}

export async function findPending(tx: Transaction, id: string): Promise<Pending | undefined> {
  const { rows } = await tx.execute<Pending>(sql`
    select role,
      exists (select from orders where user_id = u.id
        and ${noneOf('status', ordersOver)}) "orders",
      exists (select from checkouts where user_id = u.id and status = 'open') "payments",
      exists (select from payments p join checkouts c on c.id = p.checkout_id
        where c.user_id = u.id and (p.status = 'flagged'
          or p.order_id is null and p.refund_held_paise < p.amount_paise
          or exists (select from refunds r where r.payment_id = p.id and r.status = 'pending')))
      or exists (select from refunds r join orders o on o.id = r.order_id
        where o.user_id = u.id and (${oneOf('r.status', refundsOpen)}
          or r.status = 'failed' and o.refund_held_paise < o.paid_paise))
        "refunds",
      exists (select from returns r join orders o on o.id = r.order_id
        where o.user_id = u.id and ${noneOf('r.state', returnsOver)}) "returns"
    from users u where id = ${id}`)
  return rows[0]
}

/** For a checkout and for an order, because their documents keep it. */
const noBusiness = sql`buyer_gstin = null, buyer_legal_name = null, buyer_legal_address = null,
  delivered_to = null`

/**
 * Erases a person: deletes data that only served them, and removes name, phone, address and e-mail
 * from records that the law requires (orders, payments, the records of mails). The state of an
 * address stays, because it decides the tax.
 */
export async function erasePerson(
  tx: Transaction,
  person: Person,
  instead: { email: string; name: string },
): Promise<void> {
  const { id, email } = person
  const orders = sql`(select id from orders where user_id = ${id})`
  const anonymous = (address: string) =>
    sql`jsonb_build_object('name', ${instead.name}::text, 'phone', '', 'email', ${instead.email}::text,
      'streetAddress', '', 'city', '', 'state', ${sql.raw(address)} ->> 'state', 'pinCode', '')`
  // Before the data that identifies them is deleted.
  const { rows: written } = await tx.execute<{ id: string }>(
    sql`select id from contact_messages where ${isMessageOf(person)}`,
  )
  const messages = sql`any(${sql.param(written.map((message) => message.id))}::uuid[])`
  await tx.execute(sql`update mails set recipient = ${instead.email}, reply_to = null, text = '',
    html = '', pictures = null, documents = null, unsubscribe = null, subject = case
      when recipient = ${email} and key not like 'reminder:%' then subject else '' end,
    sent_at = coalesce(sent_at, shop_now()) where ${isMailAbout(person)}`)
  await tx.execute(sql`update provider_events set payload = '{}' where ${isEventAbout(id)}`)
  await tx.execute(sql`update staff_changes set name = '' where subject = 'message'
    and subject_id in (select id::text from contact_messages where id = ${messages})`)
  await tx.execute(sql`update staff_changes set name = ''
    where subject = 'admin' and (subject_id = ${id} or lower(name) = lower(${email}))`)
  await tx.execute(sql`update staff_changes set name = ''
    where subject = 'customer' and subject_id = ${id}`)
  await tx.execute(sql`update staff_changes set staff_email = ${instead.email}
    where staff_id = ${id}`)
  await tx.execute(sql`delete from contact_messages where id = ${messages}`)
  await tx.execute(sql`delete from staff_invitations where lower(email) = lower(${email})`)
  await tx.execute(sql`delete from one_time_codes where ${isCodeOf(person)}`)
  for (const table of [
    'addresses',
    'cart_coupons',
    'cart_lines',
    'consents',
    'designs',
    'email_changes',
    'former_customers',
    'former_orders',
    'name_lists',
    'order_requests',
    'reminders',
    'reset_tokens',
    'second_factors',
    'sessions',
    'wishes',
  ])
    await tx.execute(sql`delete from ${sql.identifier(table)} where user_id = ${id}`)
  await tx.execute(
    sql`update checkouts set address = ${anonymous('address')}, gift = null, ${noBusiness}
      where user_id = ${id}`,
  )
  // Their names and words; the price of the print stays, because it is part of the total.
  for (const [table, of] of [
    ['checkout_lines', sql`checkout_id in (select id from checkouts where user_id = ${id})`],
    ['order_items', sql`order_id in ${orders}`],
  ] as const)
    await tx.execute(sql`update ${sql.identifier(table)} set
      personalisation = case when personalisation is not null then '[]'::jsonb end,
      list = case when list is not null then ${noWords} end
      where (personalisation is not null or list is not null) and ${of}`)
  await tx.execute(sql`update payments set reference = null where reference is not null
    and checkout_id in (select id from checkouts where user_id = ${id})`)
  for (const table of ['refund_details', 'refund_links'])
    await tx.execute(sql`delete from ${sql.identifier(table)} where refund_id in
      (select id from refunds where order_id in ${orders})`)
  await tx.execute(sql`delete from cash_links where order_id in ${orders}`)
  await tx.execute(sql`update cancellations set reason = '' where order_id in ${orders}`)
  await tx.execute(sql`update order_events set reason = null where order_id in ${orders}`)
  await tx.execute(sql`update print_job_events set reason = null
    where print_job_id in (select id from print_jobs where order_id in ${orders})`)
  await tx.execute(sql`update order_changes set before = '' where order_id in ${orders}`)
  await tx.execute(
    sql`update redeliveries set note = null, remark = null where order_id in ${orders}`,
  )
  await tx.execute(sql`update whatsapp_messages set phone = '', facts = '{}'
    where order_id in ${orders}`)
  await tx.execute(sql`delete from order_notes where order_id in ${orders}`)
  await tx.execute(sql`update returns set comment = '' where order_id in ${orders}`)
  await tx.execute(sql`update return_events set note = null
    where return_id in (select id from returns where order_id in ${orders})`)
  await tx.execute(
    sql`update orders set shipping_address = ${anonymous('shipping_address')}, gift = null, ${noBusiness}
      where user_id = ${id}`,
  )
  await tx.execute(sql`update shipment_scans set instructions = '' where shipment_id in
    (select id from shipments where order_id in ${orders})`)
  await tx.execute(
    sql`update shipments set remark = null, label_url = null where order_id in ${orders}`,
  )
  await tx.execute(sql`delete from shipment_labels where shipment_id in
    (select id from shipments where order_id in ${orders})`)
  // The simulator stores its records in the shop's database, and so no longer than the shop does.
  await forgetPerson(changeEachIn(tx), await findPlayed(tx, id))
  await tx.execute(sql`update users set email = ${instead.email}, name = '', phone = '',
    gender = null, password_hash = null, configured_password_hash = null,
    token_version = token_version + 1, erased_at = shop_now(),
    updated_at = shop_now() where id = ${id}`)
}

/**
 * The simulator's data of a person: their payments, parcels to them and back from them, and
 * messages about their orders.
 */
async function findPlayed(tx: Transaction, id: string) {
  const { rows } = await tx.execute<{ kind: 'order' | 'shipment' | 'message'; id: string }>(sql`
    select kind, id from sandbox_records
    where kind = 'order' and id in (select provider_order_id from checkouts where user_id = ${id}
      union all select r.provider_order_id from payment_requests r
      join checkouts c on c.id = r.checkout_id where c.user_id = ${id})
      or kind = 'shipment' and split_part(parent_id, '-R', 1) in
        (select order_number from orders where user_id = ${id})
      or kind = 'message' and data ->> 'reference' in (select m.id::text from whatsapp_messages m
        join orders o on o.id = m.order_id where o.user_id = ${id})`)
  const idsOf = (kind: string) => rows.filter((row) => row.kind === kind).map((row) => row.id)
  return {
    orders: idsOf('order'),
    shipments: idsOf('shipment'),
    messages: idsOf('message'),
  }
}

/** Deletes the mails that confirmed an erasure; by then they were sent, or never will be. */
export async function forgetFarewells(db: Database, email: string): Promise<void> {
  await db.execute(sql`update mails set recipient = ${email}, text = '', html = ''
    where key like 'account-erased:%' and recipient <> ${email}
      and created_at < shop_now() - interval '30 minutes'`)
}
