import { type SQL, sql } from 'drizzle-orm'
import type { PersonalData } from '@tohfa/contract/accounts/privacy'
import type { Database } from '#platform/database/connect.ts'

export type Person = { id: string; email: string }

/** Queries for all that is about a person, by the table that holds it; secrets and hashes are not. */
export function tablesAbout({ id, email }: Person): Record<string, SQL> {
  const orders = sql`(select id from orders where user_id = ${id})`
  const checkouts = sql`(select id from checkouts where user_id = ${id})`
  const payments = sql`(select id from payments where checkout_id in ${checkouts})`
  const shipments = sql`(select id from shipments where order_id in ${orders})`
  const returns = sql`(select id from returns where order_id in ${orders})`
  return {
    users: sql`select id, email, name, phone, gender, role, staff_role, staff_seen_at, created_at, updated_at from users where id = ${id}`,
    customers: sql`select name, phone, phones, orders, spent_paise, refunded_paise, last_order_at, cash, note, created_at from customers where user_id = ${id}`,
    addresses: sql`select position, name, phone, email, street_address, city, state, pin_code from addresses where user_id = ${id} order by position`,
    email_changes: sql`select email, created_at from email_changes where user_id = ${id}`,
    sessions: sql`select browser, system, created_at, last_seen_at from sessions where user_id = ${id}`,
    reset_tokens: sql`select created_at, expires_at, used_at from reset_tokens where user_id = ${id}`,
    staff_invitations: sql`select email, staff_role, created_at, expires_at from staff_invitations where lower(email) = lower(${email})`,
    one_time_codes: sql`select purpose, created_at, expires_at from one_time_codes where ${isCodeOf({ id, email })}`,
    cart_lines: sql`select product_id, color, size, pack, approval_id, quantity, list_id, list_n, list, created_at, updated_at from cart_lines where user_id = ${id}`,
    cart_coupons: sql`select c.code, k.created_at from cart_coupons k join coupons c on c.id = k.coupon_id where k.user_id = ${id}`,
    coupon_uses: sql`select u.checkout_id, c.code, u.returned_at, u.created_at from coupon_uses u join coupons c on c.id = u.coupon_id where u.user_id = ${id} order by u.created_at`,
    wishes: sql`select product_id, created_at from wishes where user_id = ${id} order by created_at`,
    designs: sql`select product_id, name, color, size, scene, version, share_token_hash is not null shared, created_at, updated_at, used_at, warned_at from designs where user_id = ${id} order by created_at`,
    name_lists: sql`select id, product_id, title, color, size, values, scene, one_size, columns, sheet, version, approved_hash, ticked, approved_at, collect_until, created_at, updated_at, used_at from name_lists where user_id = ${id} order by created_at`,
    name_list_rows: sql`select list_id, n, values, color, size, quantity, note, proof, receipt_hash is not null collected from name_list_rows where list_id in (select id from name_lists where user_id = ${id}) order by list_id, n`,
    name_list_expected: sql`select list_id, n, name, phone from name_list_expected where list_id in (select id from name_lists where user_id = ${id}) order by list_id, n`,
    proof_requests: sql`select hash, '/v1/proofs/' || hash url, product_id, color, size, field_values, asked_at from proof_requests where user_id = ${id} order by asked_at`,
    proof_approvals: sql`select hash, product_id, color, size, field_values, ticked, approved_at from proof_approvals where user_id = ${id} order by approved_at`,
    proofs: sql`select hash, state, scene, created_at from proofs where hash in (select hash from proof_requests where user_id = ${id} union all select hash from proof_approvals where user_id = ${id}) order by created_at`,
    print_jobs: sql`select order_id, order_item_id, state, reason, due, created_at, updated_at from print_jobs where order_id in ${orders} order by created_at`,
    print_job_events: sql`select from_state, to_state, reason, at from print_job_events where print_job_id in (select id from print_jobs where order_id in ${orders}) order by at`,
    drafts: sql`select id, number, state, customer, address, buyer_gstin, buyer_legal_name, buyer_legal_address, delivered_to, delivery, discount_percent, discount_amount_paise, until, total_paise, discount_paise, sent_at, declined_at, decline_reason, approved_by, approved_how, created_at, updated_at from drafts where user_id = ${id} order by created_at`,
    draft_items: sql`select draft_id, product_id, title, color, size, pack, quantity, price_paise, discounted_price_paise, break_from, break_percent, unit_price_paise, personalisation_paise, offer_paise, personalisation, hash, field_values, scene, list_id, list_n, list from draft_items where draft_id in (select id from drafts where user_id = ${id}) order by draft_id, position`,
    checkouts: sql`select id, status, payment_method, address, gift, buyer_gstin, buyer_legal_name, buyer_legal_address, delivered_to, total_paise, offer_code, wrap_paise, due_now_paise, receipt, provider_order_id, draft_id, delivery, created_at from checkouts where user_id = ${id} order by created_at`,
    checkout_lines: sql`select checkout_id, product_id, title, color, size, pack, quantity, price_paise, discounted_price_paise, break_from, break_percent, unit_price_paise, personalisation_paise, offer_paise, personalisation, list_id, list_n, list from checkout_lines where checkout_id in ${checkouts}`,
    order_requests: sql`select idempotency_key, checkout_id, created_at from order_requests where user_id = ${id}`,
    orders: sql`select id, order_number, status, payment_method, shipping_address, gift, pin_state, eway_bill, total_paise, offer_code, wrap_paise, rounding_paise, paid_paise, refund_held_paise, replaces_order_id, buyer_gstin, buyer_legal_name, buyer_legal_address, delivered_to, printing, printing_started_at, printed_at, packed_at, came_back_closed_at, cash_state, cash_until, cash_confirmed_at, advance_paise, delivery, created_at, updated_at from orders where user_id = ${id} order by created_at`,
    former_customers: sql`select source, key, created_at from former_customers where user_id = ${id} order by created_at`,
    former_orders: sql`select source, number, placed_at, status, total_paise, lines, created_at from former_orders where user_id = ${id} order by placed_at`,
    cash_links: sql`select order_id, created_at from cash_links where order_id in ${orders} order by created_at`,
    payment_requests: sql`select order_id, amount_paise, provider_order_id, created_at from payment_requests where order_id in ${orders} order by created_at`,
    order_items: sql`select order_id, product_id, title, color, size, pack, quantity, cancelled_quantity, price_paise, discounted_price_paise, break_from, break_percent, unit_price_paise, personalisation_paise, offer_paise, personalisation, line, list_id, list_n, list from order_items where order_id in ${orders}`,
    order_events: sql`select order_id, from_status, to_status, actor, at from order_events where order_id in ${orders} order by at`,
    payments: sql`select id, checkout_id, order_id, kind, provider_payment_id, reference, status, method, amount_paise, currency, created_at from payments where checkout_id in ${checkouts}`,
    cancellations: sql`select order_id, lines, amount_paise, reason, actor, created_at from cancellations where order_id in ${orders} order by created_at`,
    order_changes: sql`select order_id, changed, order_item_id, before, actor, created_at from order_changes where order_id in ${orders} order by created_at`,
    redeliveries: sql`select order_id, attempt, on_day, note, state, actor, created_at from redeliveries where order_id in ${orders} order by created_at`,
    tax_documents: sql`select id, '/v1/documents/' || id || '.pdf' url, kind, number, issued_on, order_id, seller, buyer, place_of_supply, gross_paise, taxable_paise, cgst_paise, sgst_paise, igst_paise from tax_documents where order_id in ${orders} order by created_at`,
    tax_document_lines: sql`select document_id, description, hsn, uqc, quantity, gross_paise, rate_bp, taxable_paise, cgst_paise, sgst_paise, igst_paise from tax_document_lines where document_id in (select id from tax_documents where order_id in ${orders}) order by document_id, position`,
    refunds: sql`select id, order_id, payment_id, kind, amount_paise, reason, status, provider_refund_id, reference, created_at from refunds where payment_id in ${payments} or order_id in ${orders} order by created_at`,
    refund_lines: sql`select refund_id, order_item_id, quantity, amount_paise from refund_lines where order_item_id in (select id from order_items where order_id in ${orders})`,
    refund_details: sql`select refund_id, asked_at, given_at, forgotten_at from refund_details where refund_id in (select id from refunds where order_id in ${orders})`,
    refund_links: sql`select refund_id, created_at, expires_at from refund_links where refund_id in (select id from refunds where order_id in ${orders})`,
    returns: sql`select id, order_id, number, state, reason, comment, received_at, waybill, refund_id, replacement_id, created_at from returns where order_id in ${orders} order by created_at`,
    return_items: sql`select return_id, order_item_id, quantity from return_items where return_id in ${returns}`,
    return_events: sql`select return_id, action, to_state, actor, note, at from return_events where return_id in ${returns} order by at`,
    return_photo_uses: sql`select return_id, photo_id from return_photo_uses where return_id in ${returns}`,
    provider_events: sql`select provider, payload, received_at from provider_events where ${isEventAbout(id)}`,
    shipments: sql`select order_id, status, waybill, remark, booked_at from shipments where order_id in ${orders}`,
    shipment_labels: sql`select waybill, octet_length(pdf) bytes, created_at from shipment_labels where shipment_id in ${shipments}`,
    packed_extras: sql`select order_id, extra, created_at from packed_extras where order_id in ${orders} order by created_at`,
    packed_lines: sql`select order_id, order_item_id, created_at from packed_lines where order_id in ${orders} order by created_at`,
    shipment_scans: sql`select scan_type, scan, at, location, instructions from shipment_scans where shipment_id in ${shipments} order by at`,
    sent_photos: sql`select id, '/v1/' || case when exists (select from review_photos where photo_id = id) then 'reviews' else 'returns' end || '/photos/' || id || '/1600.webp' url, bytes, created_at from sent_photos where owner = ${id} order by created_at`,
    reviews: sql`select id, product_id, rating, comment, state, answer, answered_at, photo_consent, photo_consent_at, photos_seen_at, created_at, updated_at from reviews where user_id = ${id}`,
    review_photos: sql`select review_id, photo_id, shown_at from review_photos where review_id in (select id from reviews where user_id = ${id}) order by review_id, position`,
    studio_photos: sql`select id, '/v1/studio/photos/' || id || '/1600.webp' url, sha256, width, height, bytes, used_at, warned_at, created_at from studio_photos where owner = ${id} order by created_at`,
    contact_messages: sql`select number, kind, name, phone, email, message, order_id, created_at, acknowledged_at, due_ack, due_close, answered_at, handled_at from contact_messages where ${isMessageOf({ id, email })} order by created_at`,
    message_answers: sql`select m.number, a.text, a.created_at from message_answers a join contact_messages m on m.id = a.message_id where a.message_id in (select id from contact_messages where ${isMessageOf({ id, email })}) order by a.created_at`,
    whatsapp_messages: sql`select order_id, template, language, phone, facts, state, is_billed, created_at, sent_at, delivered_at, read_at, ended_at from whatsapp_messages where order_id in ${orders} order by created_at`,
    consents: sql`select purpose, version, wording, phone, language, given_at, withdrawn_at from consents where user_id = ${id} order by given_at`,
    reminders: sql`select name, occasion, month, day, on_day, mailed_at, pincode, order_id, language, created_at from reminders where user_id = ${id} order by created_at`,
    mails: sql`select recipient, reply_to, subject, text, created_at, sent_at, replaced_at from mails where ${isMailAbout({ id, email })} order by created_at`,
  }
}

/** Whether an event of the payment provider speaks of a payment of this person. */
export function isEventAbout(id: string): SQL {
  return sql`(
    provider_events.provider_order_id in
      (select provider_order_id from checkouts where user_id = ${id}
       union all select r.provider_order_id from payment_requests r
       join checkouts c on c.id = r.checkout_id where c.user_id = ${id})
    or provider_events.provider_payment_id in
      (select p.provider_payment_id from payments p join checkouts c on c.id = p.checkout_id
       where c.user_id = ${id}))`
}

/**
 * Whether a person had this e-mail at that moment and gave it up later; a mail about it says so.
 */
const wasTheirs = (id: string, email: SQL, at: SQL) => sql`exists (
  select from mails notice where notice.key like ${`email-changed:${id}:%`}
    and lower(notice.recipient) = lower(${email}) and notice.created_at >= ${at})`

/**
 * Whether a message of the contact form is a person's: by their e-mail of that time, or written in
 * their session.
 */
export function isMessageOf({ id, email }: Person): SQL {
  return sql`(lower(contact_messages.email) = lower(${email}) or contact_messages.user_id = ${id}
    or ${wasTheirs(id, sql`contact_messages.email`, sql`contact_messages.created_at`)})`
}

/** Every e-mail that a person has, had, or requested. */
export async function emailsOf(db: Database, { id, email }: Person): Promise<string[]> {
  const { rows } = await db.execute<{ email: string }>(sql`
    select ${email}::text email
    union select email from email_changes where user_id = ${id}
    union select recipient from mails where key like ${`email-change:${id}:%`}
      or key like ${`email-changed:${id}:%`}`)
  return rows.map((row) => row.email)
}

/** Whether a code is for a person's e-mail, or for one that they wished for. */
export function isCodeOf({ id, email }: Person): SQL {
  return sql`(one_time_codes.email = lower(${email})
    or one_time_codes.purpose = ${`change-email:${id}`})`
}

/**
 * Whether a mail went to a person, came from them, or is about their orders and payments. Mails to
 * an e-mail after they gave it up belong to its new owner.
 */
export function isMailAbout({ id, email }: Person): SQL {
  return sql`(
    lower(mails.recipient) = lower(${email}) or lower(mails.reply_to) = lower(${email})
    or ${wasTheirs(id, sql`mails.recipient`, sql`mails.created_at`)}
    or split_part(mails.key, ':', 2) in (
      select id::text from users where id = ${id}
      union all select id::text from orders where user_id = ${id}
      union all select id::text from drafts where user_id = ${id}
      union all select p.id::text from payments p join checkouts c on c.id = p.checkout_id
        where c.user_id = ${id}
      union all select r.id::text from refunds r join payments p on p.id = r.payment_id
        join checkouts c on c.id = p.checkout_id where c.user_id = ${id}
      union all select r.id::text from refunds r join orders o on o.id = r.order_id
        where o.user_id = ${id}
      union all select b.id::text from returns b join orders o on o.id = b.order_id
        where o.user_id = ${id}
      union all select k.id::text from cancellations k join orders o on o.id = k.order_id
        where o.user_id = ${id}
      union all select id::text from contact_messages where ${isMessageOf({ id, email })}
      union all select a.id::text from message_answers a
        join contact_messages on contact_messages.id = a.message_id
        where ${isMessageOf({ id, email })}))`
}

/** All stored data of a person, at one moment. */
export async function readPersonalData(db: Database, person: Person): Promise<PersonalData> {
  const parts = Object.entries(tablesAbout(person)).map(
    ([table, rows]) =>
      sql`select ${table}::text "table", (select coalesce(json_agg(r), '[]') from (${rows}) r) "rows"`,
  )
  const { rows } = await db.execute<{ table: string; rows: unknown }>(
    sql.join(parts, sql` union all `),
  )
  return Object.fromEntries(rows.map(({ table, rows: kept }) => [table, kept]))
}
