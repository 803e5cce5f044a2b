import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { CouponKind } from '@tohfa/contract/orders/coupon-kinds'
import { indianDay } from '#platform/runtime/clock.ts'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { prepared } from '#platform/database/prepared.ts'

/** A coupon as it counts for somebody: what it takes off, and what it asks for. */
export type Coupon = {
  id: string
  code: string
  kind: CouponKind
  /** Hundredths of a percent, or paise. */
  value: number
  capPaise: number | null
  minPaise: number | null
  fromDay: string | null
  untilDay: string | null
  limit: number | null
  perPerson: number | null
  types: string[] | null
  automatic: boolean
  /** How often others use it; 0 where that has no limit. */
  uses: number
  /** How often this person does beside the purchase that is open; 0 where that has no limit. */
  ownUses: number
  /** For a first order only, and this person has one. */
  isLate: boolean
  /** Kept with the cart. */
  kept: boolean
}

const { placeholder } = sql
const userId = placeholder('userId')
const code = placeholder('code')
const checkoutId = placeholder('checkoutId')
const couponId = placeholder('couponId')

/** Whether a coupon is for a first order only, and this person has one that was not cancelled. */
const isLate = sql`c.first_order and exists (select from orders o where o.user_id = ${userId}
  and o.status <> 'cancelled' and o.replaces_order_id is null)`

/**
 * The automatic offers of the day, and the coupon that is asked for: the one with the code, or else
 * the one that is kept. What the person's own open checkout holds is theirs to use again.
 */
const read = prepared<Coupon>(sql`
  select c.id, c.code, c.kind, c.value, c.cap_paise "capPaise", c.min_paise "minPaise",
    c.from_day::text "fromDay", c.until_day::text "untilDay", c.uses_limit "limit",
    c.per_person "perPerson", c.types, c.automatic,
    case when c.uses_limit is null then 0 else (select count(*)::int from coupon_uses u
      where u.coupon_id = c.id and u.returned_at is null
        and u.checkout_id is distinct from open.id) end "uses",
    case when c.per_person is null then 0 else (select count(*)::int from coupon_uses u
      where u.coupon_id = c.id and u.user_id = ${userId} and u.returned_at is null
        and u.checkout_id is distinct from open.id) end "ownUses",
    ${isLate} "isLate", asked.id is not null "kept"
  from coupons c
  left join (
    select id from coupons where code = ${code}
    union all
    select coupon_id from cart_coupons where user_id = ${userId} and ${code}::text is null
  ) asked on asked.id = c.id
  left join (select id from checkouts where user_id = ${userId} and status = 'open') open on true
  where asked.id is not null
    or c.automatic and coalesce(c.from_day <= ${placeholder('today')}::date, true)
      and coalesce(c.until_day >= ${placeholder('today')}::date, true)
  order by c.code`)

/** The offers that may count for somebody, with the coupon that they keep or, where one is given, that has this code. */
export const couponsFor = (db: Database, person: string, asked: string | null = null) =>
  read(db, { userId: person, code: asked, today: indianDay() })

const keep = prepared(sql`
  insert into cart_coupons (user_id, coupon_id) values (${userId}, ${couponId})
  on conflict (user_id) do update set coupon_id = excluded.coupon_id`)
const forget = prepared(sql`delete from cart_coupons where user_id = ${userId}`)
const forgetUsed = prepared(sql`
  delete from cart_coupons k using coupon_uses u
  where u.checkout_id = ${checkoutId} and k.user_id = ${userId} and k.coupon_id = u.coupon_id`)

/** Keeps a coupon with somebody's cart, in the place of another. */
export async function keepCoupon(db: Database, person: string, id: string): Promise<void> {
  await keep(db, { userId: person, couponId: id })
}

export async function forgetCoupon(db: Database, person: string): Promise<void> {
  await forget(db, { userId: person })
}

/** Takes the coupon that a checkout used out of its buyer's cart. */
export async function forgetUsedCoupon(
  tx: Transaction,
  checkout: { id: string; userId: string },
): Promise<void> {
  await forgetUsed(tx, { checkoutId: checkout.id, userId: checkout.userId })
}

/** Lets the uses of a limited coupon be counted by one at a time; the buyer is locked before. */
const lock = prepared(sql`
  select 1 from coupons where id = ${couponId} and uses_limit is not null for no key update`)

/** Whether one use more is allowed. Its statement begins after the lock, and so sees what was before. */
const isFree = sql`
  (c.uses_limit is null or c.uses_limit > (select count(*) from coupon_uses u
    where u.coupon_id = c.id and u.returned_at is null))
  and (c.per_person is null or c.per_person > (select count(*) from coupon_uses u
    where u.coupon_id = c.id and u.user_id = ${userId} and u.returned_at is null))
  and not (${isLate})`

const hold = prepared<{ id: string }>(sql`
  insert into coupon_uses (checkout_id, coupon_id, user_id)
  select ${checkoutId}, c.id, ${userId} from coupons c where c.id = ${couponId} and ${isFree}
  returning coupon_id id`)

const holdAgain = prepared<{ id: string }>(sql`
  update coupon_uses h set returned_at = null from coupons c
  where h.checkout_id = ${checkoutId} and c.id = h.coupon_id and h.returned_at is not null
    and ${isFree}
  returning h.coupon_id id`)

const giveBack = prepared(sql`
  update coupon_uses set returned_at = shop_now()
  where checkout_id = ${checkoutId} and returned_at is null`)

type Use = { couponId: string; checkoutId: string; userId: string }

/** Holds a use for a stored checkout of a locked buyer; false when none is left. */
export async function reserveUse(tx: Transaction, use: Use): Promise<boolean> {
  const [, held] = await Promise.all([lock(tx, use), hold(tx, use)])
  return held.length > 0
}

const couponOfUse = prepared<{ couponId: string }>(sql`
  select coupon_id "couponId" from coupon_uses where checkout_id = ${checkoutId}`)

/** Holds the use again that a checkout gave back; false when none is left. */
export async function reserveUseAgain(
  tx: Transaction,
  checkout: { id: string; userId: string },
): Promise<boolean> {
  const [use] = await couponOfUse(tx, { checkoutId: checkout.id })
  if (!use) return true
  const given = { ...use, checkoutId: checkout.id, userId: checkout.userId }
  const [, held] = await Promise.all([lock(tx, given), holdAgain(tx, given)])
  return held.length > 0
}

/** Gives the use of a checkout back, once. */
export async function releaseUse(tx: Transaction, checkout: string): Promise<void> {
  await giveBack(tx, { checkoutId: checkout })
}

/** A coupon as staff read it: its rules, and what it brought. */
export type CouponRow = Omit<Coupon, 'ownUses' | 'isLate' | 'kept'> & {
  firstOrder: boolean
  orders: number
  discountPaise: number
  soldPaise: number
}

export type CouponValues = Omit<
  CouponRow,
  'id' | 'code' | 'uses' | 'orders' | 'discountPaise' | 'soldPaise'
>

/** All coupons, the newest first, or the one with this code. */
export async function allCoupons(db: Database, only?: string): Promise<CouponRow[]> {
  const { rows } = await db.execute<CouponRow>(sql`
    select c.id, c.code, c.kind, c.value, c.cap_paise "capPaise", c.min_paise "minPaise",
      c.from_day::text "fromDay", c.until_day::text "untilDay", c.uses_limit "limit",
      c.per_person "perPerson", c.types, c.first_order "firstOrder", c.automatic,
      (select count(*)::int from coupon_uses u
        where u.coupon_id = c.id and u.returned_at is null) "uses",
      sold.orders::int, sold.discount::float8 "discountPaise", sold.total::float8 "soldPaise"
    from coupons c cross join lateral (
      select count(*) orders, coalesce(sum(o.total_paise), 0) total,
        coalesce(sum((select sum(i.offer_paise * (i.quantity - i.cancelled_quantity) / i.quantity)
          from order_items i where i.order_id = o.id)), 0) discount
      from orders o
      where o.offer_code = c.code and o.replaces_order_id is null and o.status <> 'cancelled'
    ) sold
    where ${only ?? null}::text is null or c.code = ${only ?? null}
    order by c.created_at desc, c.id desc`)
  return rows
}

/** An automatic offer of the day with a last day, as everybody may read it. */
export type RunningRow = Pick<
  CouponRow,
  'kind' | 'value' | 'capPaise' | 'minPaise' | 'perPerson' | 'types' | 'firstOrder'
> & { untilDay: string }

const running = prepared<RunningRow>(sql`
  select kind, value, cap_paise "capPaise", min_paise "minPaise", until_day::text "untilDay",
    per_person "perPerson", types, first_order "firstOrder"
  from coupons where automatic and uses_limit is null
    and coalesce(from_day <= ${placeholder('today')}::date, true)
    and until_day >= ${placeholder('today')}::date
  order by until_day, id`)

/** The automatic offers of the day that end on a day and not before, the first to end first. */
export const runningOffers = (db: Database) => running(db, { today: indianDay() })

/** Stores a coupon; false when its code is taken. */
export async function insertCoupon(
  tx: Transaction,
  { code: asked, ...values }: CouponValues & { code: string },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into coupons (id, code, kind, value, cap_paise, min_paise, from_day, until_day,
      uses_limit, per_person, types, first_order, automatic)
    values (${v7()}, ${asked}, ${columnsOf(values)})
    on conflict (code) do nothing`)
  return rowCount === 1
}

export async function updateCoupon(
  tx: Transaction,
  asked: string,
  values: CouponValues,
): Promise<void> {
  await tx.execute(sql`
    update coupons set (kind, value, cap_paise, min_paise, from_day, until_day, uses_limit,
      per_person, types, first_order, automatic) = (${columnsOf(values)}), updated_at = shop_now()
    where code = ${asked}`)
}

function columnsOf(values: CouponValues) {
  const { kind, value, capPaise, minPaise, fromDay, untilDay, limit, perPerson } = values
  return sql`${kind}, ${value}::int, ${capPaise}::int, ${minPaise}::int, ${fromDay}::date,
    ${untilDay}::date, ${limit}::int, ${perPerson}::int, ${sql.param(values.types)}::text[],
    ${values.firstOrder}::boolean, ${values.automatic}::boolean`
}

/** Lets nobody else use or change a coupon until the transaction is over; false when there is none. */
export async function lockCoupon(tx: Transaction, asked: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`select from coupons where code = ${asked} for update`)
  return rowCount === 1
}
