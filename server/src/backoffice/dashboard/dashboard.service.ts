import { toRupees } from '@tohfa/contract/shared/money'
import {
  lowStockAt,
  type Dashboard,
  dashboardDays,
  type PaymentProblem,
} from '@tohfa/contract/backoffice/dashboard'
import type { Database } from '#platform/database/connect.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { Settings } from '#backoffice/settings/settings.service.ts'
import type { Payments } from '#payments/payment/payments.service.ts'
import {
  messagesToHandle,
  type PaymentProblemRow,
  linesToPrint,
  listCameBack,
  listEndangered,
  listFailedRefunds,
  listPaymentProblems,
  listRefundsAwaited,
  listRefundsToSend,
  ordersByDay,
  ordersToShip,
  variantsRunningLow,
} from './dashboard.queries.ts'
import { listUnremitted, listUnsettled, type OverdueRow } from './overdue.queries.ts'

const most = { orders: 6, variants: 12, payments: 20 }

export type DashboardDeps = {
  db: Database
  jobs: Pick<Jobs, 'failed'>
  payments: Pick<Payments, 'failedAttempts'>
  settings: Pick<Settings, 'read'>
}

/** The figures of the shop, and the staff's open work; money in rupees. */
export async function readDashboard({
  db,
  jobs,
  payments,
  settings,
}: DashboardDeps): Promise<Dashboard> {
  const { payouts } = await settings.read()
  const [
    days,
    toShip,
    printing,
    lowStock,
    money,
    refused,
    due,
    awaited,
    unsettled,
    unremitted,
    cameBack,
    endangered,
    failedAttempts,
    failed,
    messages,
  ] = await Promise.all([
    ordersByDay(db, dashboardDays),
    ordersToShip(db, most.orders),
    linesToPrint(db),
    variantsRunningLow(db, lowStockAt, most.variants),
    listPaymentProblems(db, most.payments),
    listFailedRefunds(db, most.payments),
    listRefundsToSend(db, most.payments),
    listRefundsAwaited(db, most.payments),
    listUnsettled(db, payouts, most.payments),
    listUnremitted(db, payouts, most.payments),
    listCameBack(db, most.payments),
    listEndangered(db, most.payments),
    payments.failedAttempts(most.payments),
    jobs.failed(db),
    messagesToHandle(db),
  ])
  const failedPayments = failedAttempts.map((one): PaymentProblem => ({
    kind: 'payment-failed',
    providerPaymentId: one.paymentId,
    amount: toRupees(one.amountPaise),
    currency: one.currency,
    note: one.reason,
    customer: one.customer,
    orderId: null,
    at: one.at.toISOString(),
  }))
  return {
    days: days.map(({ day, orders, paise }) => ({ day, orders, takings: toRupees(paise) })),
    toShip,
    printing,
    lowStock,
    payments: [...money.map(toPaymentProblem), ...failedPayments],
    failedRefunds: refused.map(({ paise, ...refund }) => ({ ...refund, amount: toRupees(paise) })),
    refundsToSend: due.map(({ paise, ...refund }) => ({ ...refund, amount: toRupees(paise) })),
    refundsAwaited: awaited.map(({ paise, ...one }) => ({ ...one, amount: toRupees(paise) })),
    unsettled: toOverdue(unsettled),
    unremitted: toOverdue(unremitted),
    cameBack,
    endangered,
    jobs: failed.map(({ lastAt, ...job }) => ({ ...job, lastAt: lastAt.toISOString() })),
    ...messages,
  }
}

function toOverdue(rows: readonly OverdueRow[]): Dashboard['unsettled'] {
  return {
    count: rows[0]?.all ?? 0,
    orders: rows.map(({ orderId, orderNumber, period, paise, since }) => ({
      orderId,
      orderNumber,
      period,
      amount: toRupees(paise),
      since,
    })),
  }
}

function toPaymentProblem(row: PaymentProblemRow): PaymentProblem {
  return {
    kind: row.kind,
    providerPaymentId: row.provider_payment_id,
    amount: toRupees(row.amount_paise),
    currency: row.currency,
    note: row.note,
    customer: { name: row.name, phone: row.phone },
    orderId: row.order_id,
    at: new Date(row.at).toISOString(),
  }
}
