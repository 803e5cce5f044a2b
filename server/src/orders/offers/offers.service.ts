import type {
  Coupon as CouponAnswer,
  CouponChange,
  CouponForm,
  RunningOffer,
} from '@tohfa/contract/orders/coupons'
import { wholeCoupon } from '@tohfa/contract/orders/coupons'
import { plainCode } from '@tohfa/contract/orders/coupon-code'
import { toPaise, toRupees } from '@tohfa/contract/shared/money'
import { announce } from '#platform/database/changes.ts'
import type { Connection, Database, Transaction } from '#platform/database/connect.ts'
import { Failure, refusedFields } from '#platform/http/failures.ts'
import { message, messageOfIssue } from '#platform/http/messages.ts'
import { changedFields, recordChange } from '#backoffice/staff-log/staff-log.service.ts'
import {
  allCoupons,
  type CouponRow,
  type CouponValues,
  insertCoupon,
  lockCoupon,
  runningOffers,
  updateCoupon,
} from './offers.queries.ts'

export {
  type Coupon,
  couponsFor,
  forgetCoupon,
  forgetUsedCoupon,
  releaseUse,
  reserveUse,
  reserveUseAgain,
  keepCoupon,
} from './offers.queries.ts'
export { type CartOffers, type OfferedLine, type PricedOffer, priceOffers } from './price-offers.ts'

export type Coupons = ReturnType<typeof createCoupons>

/** What staff do to coupons (docs/product.md 8.12), each change written down, and what pages say of them. */
export function createCoupons({ connection }: { connection: Connection }) {
  async function read(db: Database, code: string): Promise<CouponRow> {
    const [row] = await allCoupons(db, code)
    if (!row) throw new Failure('coupon_not_found')
    return row
  }

  return {
    /** What applies by itself today, for whoever has no cart yet (docs/product.md 8.15). */
    running: async (): Promise<RunningOffer[]> =>
      (await runningOffers(connection.db)).map((row) => ({
        kind: row.kind,
        value: toRupees(row.value),
        cap: rupeesOf(row.capPaise),
        min: rupeesOf(row.minPaise),
        until: row.untilDay,
        perPerson: row.perPerson,
        types: row.types as RunningOffer['types'],
        firstOrder: row.firstOrder,
      })),

    list: async (): Promise<CouponAnswer[]> => (await allCoupons(connection.db)).map(toAnswer),

    create: (form: CouponForm, staffId: string): Promise<CouponAnswer> =>
      connection.transaction(async (tx) => {
        const { code } = form
        if (!(await insertCoupon(tx, { code, ...valuesOf(form) })))
          throw new Failure('coupon_exists')
        if (form.automatic) await announce(tx, { kind: 'settings' })
        await log(tx, staffId, 'created', code, changedFields({}, named(form)))
        return toAnswer(await read(tx, code))
      }),

    /** What is left out stays. The lock waits for whoever uses it, so that its limit holds. */
    change: (typed: string, change: CouponChange, staffId: string): Promise<CouponAnswer> =>
      connection.transaction(async (tx) => {
        const code = plainCode(typed)
        if (!(await lockCoupon(tx, code))) throw new Failure('coupon_not_found')
        const row = await read(tx, code)
        const before = rulesOf(row)
        const after = { ...before, ...change }
        refuseBroken(after)
        if (after.limit != null && after.limit < row.uses)
          throw refusedFields({ limit: message('couponLimitUsed', row.uses) })
        await updateCoupon(tx, code, valuesOf(after))
        if (before.automatic || after.automatic) await announce(tx, { kind: 'settings' })
        await log(tx, staffId, 'changed', code, changedFields(named(before), named(after)))
        return toAnswer(await read(tx, code))
      }),
  }
}

/** A change is held to the rules together with what stays. */
function refuseBroken(after: Omit<CouponForm, 'code'>): void {
  const { error } = wholeCoupon.safeParse(after)
  if (error)
    throw refusedFields(
      Object.fromEntries(
        error.issues.map((issue) => [issue.path.join('.'), messageOfIssue(issue)]),
      ),
    )
}

function log(
  tx: Transaction,
  staffId: string,
  action: 'created' | 'changed',
  code: string,
  details: ReturnType<typeof changedFields>,
): Promise<void> {
  return recordChange(tx, staffId, {
    subject: 'coupon',
    action,
    subjectId: code,
    name: code,
    details,
  })
}

/** Its rules under names that the log has words for. */
function named({ kind, value, cap, min, from, until, ...rest }: Omit<CouponForm, 'code'>) {
  const { limit, perPerson, types, firstOrder, automatic } = rest
  return {
    couponKind: kind,
    couponValue: value,
    couponCap: cap ?? null,
    couponMin: min ?? null,
    startsAt: from ?? null,
    endsAt: until ?? null,
    couponLimit: limit ?? null,
    couponPerPerson: perPerson ?? null,
    couponTypes: types?.join(', ') ?? null,
    couponFirstOrder: firstOrder ?? false,
    couponAutomatic: automatic ?? false,
  }
}

const paiseOf = (rupees: number | null | undefined) => (rupees == null ? null : toPaise(rupees))
const rupeesOf = (paise: number | null) => (paise === null ? null : toRupees(paise))

function valuesOf(form: Omit<CouponForm, 'code'>): CouponValues {
  return {
    kind: form.kind,
    // Hundredths in both.
    value: toPaise(form.value),
    capPaise: paiseOf(form.cap),
    minPaise: paiseOf(form.min),
    fromDay: form.from ?? null,
    untilDay: form.until ?? null,
    limit: form.limit ?? null,
    perPerson: form.perPerson ?? null,
    types: form.types && form.types.length > 0 ? [...new Set(form.types)] : null,
    firstOrder: form.firstOrder ?? false,
    automatic: form.automatic ?? false,
  }
}

function rulesOf(row: CouponRow) {
  return {
    kind: row.kind,
    value: toRupees(row.value),
    cap: rupeesOf(row.capPaise),
    min: rupeesOf(row.minPaise),
    from: row.fromDay,
    until: row.untilDay,
    limit: row.limit,
    perPerson: row.perPerson,
    types: row.types as NonNullable<CouponForm['types']> | null,
    firstOrder: row.firstOrder,
    automatic: row.automatic,
  }
}

function toAnswer(row: CouponRow): CouponAnswer {
  return {
    code: row.code,
    ...rulesOf(row),
    uses: row.uses,
    orders: row.orders,
    discount: toRupees(row.discountPaise),
    sold: toRupees(row.soldPaise),
  }
}
