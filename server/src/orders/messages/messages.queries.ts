import { type SQL, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Language } from '@tohfa/contract/i18n/languages'
import {
  messageStates,
  messagesUnderWay,
  mostBilled,
  type MessageState,
} from '@tohfa/contract/orders/messages/message-states'
import type { MessageNumber, OrderMessage } from '@tohfa/contract/orders/messages/sent-messages'
import type { MessageFacts, MessageTemplate } from '@tohfa/contract/orders/messages/templates'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { oneOf } from '#platform/database/one-of.ts'
import { prepared } from '#platform/database/prepared.ts'

export type NewMessage = {
  key: string
  orderId: string
  template: MessageTemplate
  facts: MessageFacts
  mailWaits: boolean
}

/**
 * Stores a message for the mobile number of an order, if its buyer agreed to messages there, the
 * number did not write STOP, and the order has a slot left. Nothing goes to the recipient of a
 * gift.
 * @returns its id; undefined when there is none
 */
export async function insertMessage(
  tx: Transaction,
  { facts, ...message }: NewMessage,
): Promise<string | undefined> {
  const [row] = await insertAgreed(tx, { ...message, id: v7(), facts: JSON.stringify(facts) })
  return row?.id
}

const orderId = sql.placeholder('orderId')
const insertAgreed = prepared<{ id: string }>(sql`
  insert into whatsapp_messages
    (id, key, order_id, slot, template, language, phone, facts, mail_waits)
  select ${sql.placeholder('id')}, ${sql.placeholder('key')}, o.id, free.slot,
    ${sql.placeholder('template')}, agreed.language, agreed.phone,
    ${sql.placeholder('facts')}::jsonb, ${sql.placeholder('mailWaits')}::boolean
  from orders o
  cross join lateral (
    select c.phone, c.language from consents c
    where c.user_id = o.user_id and c.purpose = 'whatsapp' and c.withdrawn_at is null
      and c.phone = o.shipping_address ->> 'phone'
    order by c.given_at desc limit 1
  ) agreed
  cross join lateral (
    select n as slot from generate_series(1, ${sql.raw(String(mostBilled))}) n
    where not exists (select from whatsapp_messages m where m.order_id = o.id and m.slot = n)
    order by n limit 1
  ) free
  where o.id = ${orderId} and o.gift is null
    and not exists (select from whatsapp_stops s where s.phone = agreed.phone and s.is_stopped)
  on conflict do nothing returning id`)

export type ClaimedMessage = {
  id: string
  key: string
  template: MessageTemplate
  language: Language
  phone: string
  facts: MessageFacts
  mailWaits: boolean
  order: string
  /** Whether its number may still get messages. */
  isAgreed: boolean
  isLate: boolean
}

/** Takes a queued message for sending; undefined when somebody did before. */
export async function claimMessage(
  tx: Transaction,
  id: string,
  lateMs: number,
): Promise<ClaimedMessage | undefined> {
  const { rows } = await tx.execute<ClaimedMessage>(sql`
    update whatsapp_messages m set state = 'sending' from orders o
    where m.id = ${id} and m.state = 'queued' and o.id = m.order_id
    returning m.id, m.key, m.template, m.language, m.phone, m.facts, m.mail_waits "mailWaits",
      o.order_number "order", m.created_at < shop_now() - make_interval(secs => ${lateMs / 1_000}) "isLate",
      exists (select from consents c where c.user_id = o.user_id and c.purpose = 'whatsapp'
        and c.phone = m.phone and c.withdrawn_at is null)
      and not exists (select from whatsapp_stops s where s.phone = m.phone and s.is_stopped)
        "isAgreed"`)
  return rows[0]
}

/** A message whose sending was interrupted; its mail, if one waits. */
export async function markInterrupted(
  tx: Transaction,
  id: string,
): Promise<{ key: string; mailWaits: boolean } | undefined> {
  const { rows } = await tx.execute<{ key: string; mailWaits: boolean }>(sql`
    update whatsapp_messages set state = 'unknown' where id = ${id} and state = 'sending'
    returning key, mail_waits "mailWaits"`)
  return rows[0]
}

/** A message that was surely not sent waits for its next try. */
export async function requeueMessage(db: Database, id: string): Promise<void> {
  await db.execute(
    sql`update whatsapp_messages set state = 'queued' where id = ${id} and state = 'sending'`,
  )
}

/** The provider took a message; its status may have arrived before. */
export async function markAccepted(db: Database, id: string, providerId: string): Promise<void> {
  await db.execute(sql`
    update whatsapp_messages set provider_id = ${providerId},
      sent_at = coalesce(sent_at, shop_now()),
      state = case when ${oneOf('state', messagesUnderWay)} then 'accepted' else state end
    where id = ${id}`)
}

/** A message that was never sent. It costs nothing, so that its slot is free again. */
export async function markUnsent(
  tx: Transaction,
  id: string,
  end: { state: 'failed' | 'withdrawn'; code?: number; error?: string },
): Promise<void> {
  await tx.execute(sql`
    update whatsapp_messages set state = ${end.state}, slot = null, ended_at = shop_now(),
      error_code = ${end.code ?? null}, error = ${end.error ?? null}
    where id = ${id} and state = 'sending'`)
}

/** News of a message: by its id at the provider, or by ours where the answer with that was lost. */
export type MessageNews = {
  providerId: string
  reference: string | undefined
  state: Extract<MessageState, 'sent' | 'delivered' | 'read' | 'failed'>
  at: Date
  isBilled: boolean | undefined
  error: { code: number; message: string } | undefined
}

const rank = (state: SQL) =>
  sql`array_position(${sql.param([...messageStates])}::text[], ${state}::text)`

/**
 * Moves a message on; older news changes nothing but what it alone says.
 * @returns the message after news that is newer; undefined otherwise
 */
export async function moveMessage(
  tx: Transaction,
  { providerId, reference, state, at, isBilled, error }: MessageNews,
): Promise<{ key: string; order: string; mailWaits: boolean } | undefined> {
  const moment = sql`${at.toISOString()}::timestamptz`
  const when = (column: string, ...states: string[]) =>
    states.includes(state)
      ? sql`${sql.identifier(column)} = coalesce(m.${sql.identifier(column)}, ${moment})`
      : sql`${sql.identifier(column)} = m.${sql.identifier(column)}`
  const { rows } = await tx.execute<{
    key: string
    order: string
    mailWaits: boolean
    isNewer: boolean
  }>(sql`
    with found as (
      select id, state before from whatsapp_messages
      where provider_id = ${providerId}
        or provider_id is null and id::text = ${reference ?? null}
      for update
    )
    update whatsapp_messages m set
      provider_id = coalesce(m.provider_id, ${providerId}),
      state = case when ${rank(sql`${state}`)} > ${rank(sql`m.state`)} then ${state}::text else m.state end,
      is_billed = coalesce(${isBilled ?? null}::boolean, m.is_billed),
      error_code = coalesce(${error?.code ?? null}::integer, m.error_code),
      error = coalesce(${error?.message.slice(0, 200) ?? null}::text, m.error),
      ${when('sent_at', 'sent', 'delivered', 'read')},
      ${when('delivered_at', 'delivered', 'read')},
      ${when('read_at', 'read')},
      ${when('ended_at', 'failed')}
    from found, orders o
    where m.id = found.id and o.id = m.order_id
    returning m.key, o.order_number "order", m.mail_waits "mailWaits",
      ${rank(sql`${state}`)} > ${rank(sql`found.before`)} "isNewer"`)
  const [row] = rows
  return row?.isNewer ? row : undefined
}

/** What a number wrote last; an older word, which comes again, changes nothing. */
export async function keepWord(
  tx: Transaction,
  { phone, isStopped, at }: { phone: string; isStopped: boolean; at: Date },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into whatsapp_stops as s (phone, is_stopped, at)
    values (${phone}, ${isStopped}, ${at.toISOString()}::timestamptz)
    on conflict (phone) do update set is_stopped = excluded.is_stopped, at = excluded.at
    where excluded.at > s.at or excluded.at = s.at and excluded.is_stopped`)
  return rowCount === 1
}

/** Whether a number wrote STOP, and not START since. */
export async function hasStopped(db: Database, phone: string): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`select from whatsapp_stops where phone = ${phone} and is_stopped`,
  )
  return rowCount === 1
}

/** Agreements of one person come one after the other. */
export async function lockAgreements(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`select from users where id = ${userId} for update`)
}

/** How long a message keeps its number and its words. */
const keptDays = 90

/** Forgets whom messages went to long ago, and what they said. */
export async function forgetOldMessages(db: Database, most: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update whatsapp_messages set phone = '', facts = '{}'
    where id in (select id from whatsapp_messages
      where phone <> '' and created_at < shop_now() - make_interval(days => ${keptDays})
      order by created_at limit ${most})`)
  return rowCount ?? 0
}

/** The messages of an order, the oldest first. */
export async function messagesOfOrder(db: Database, orderId: string): Promise<OrderMessage[]> {
  const { rows } = await db.execute<OrderMessage>(sql`
    select m.id, template, state, right(phone, 4) "to", error,
      case when not mail_waits then 'also' when mails.replaced_at is not null then 'replaced'
        when mails.sent_at is not null then 'instead' else 'waits' end mail,
      m.created_at "createdAt",
      greatest(m.created_at, m.sent_at, delivered_at, read_at, ended_at) at
    from whatsapp_messages m left join mails on mails.key = m.key
    where order_id = ${orderId} order by m.created_at, m.id`)
  return rows.map((row) => ({
    ...row,
    createdAt: new Date(row.createdAt).toISOString(),
    at: new Date(row.at).toISOString(),
  }))
}

/** The numbers at which a person ever agreed to messages. */
export async function numbersOf(db: Database, userId: string): Promise<MessageNumber[]> {
  const { rows } = await db.execute<MessageNumber>(sql`
    select c.phone, case when s.is_stopped then 'stopped'
      when bool_or(c.withdrawn_at is null) then 'agreed' else 'ended' end state
    from consents c left join whatsapp_stops s on s.phone = c.phone
    where c.user_id = ${userId} and c.purpose = 'whatsapp'
    group by c.phone, s.is_stopped order by max(c.given_at) desc, c.phone`)
  return rows
}
