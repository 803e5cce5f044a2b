import type { CashRemittance, Settlement } from '@tohfa/contract/payments/settlements'
import type { Person } from '#testing/people.ts'
import type { TestShop } from '#testing/shop.ts'

type Failed = { code?: string; fields?: Record<string, string> }
type Taken<T> = { status: number; body: Failed & { data: T } }

/** An entry of a report in paise; `fee` includes its tax. */
export type ReportedEntry = {
  id: string
  kind?: 'payment' | 'refund' | 'adjustment'
  payment?: string
  amount: number
  fee?: number
  tax?: number
  settlement: string
  /** The day on which it was settled. */
  day?: string
}

const columns = [
  'entity_id',
  'type',
  'debit',
  'credit',
  'amount',
  'currency',
  'fee',
  'tax',
  'on_hold',
  'settled',
  'created_at',
  'settled_at',
  'settlement_id',
  'payment_id',
  'settlement_utr',
]

/** A report with the columns of the provider's call. */
export function reportOf(entries: readonly ReportedEntry[]): string {
  const rows = entries.map(
    ({
      id,
      kind = 'payment',
      payment = '',
      amount,
      fee = 0,
      tax = 0,
      settlement,
      day = '2026-11-20',
    }) => {
      const settledAt = Date.parse(`${day}T06:00:00Z`) / 1000
      const [debit, credit] = kind === 'payment' ? [0, amount - fee] : [amount + fee, 0]
      const end = [settledAt, settlement, payment, `utr-${settlement}`]
      return [id, kind, debit, credit, amount, 'INR', fee, tax, 0, 1, settledAt, ...end].join(',')
    },
  )
  return [columns.join(','), ...rows].join('\n')
}

/** Sends a file as the body of a call. */
export async function sendCsv<T>(
  shop: Pick<TestShop, 'url'>,
  { token }: Pick<Person, 'token'>,
  path: string,
  csv: string,
): Promise<Taken<T>> {
  const answer = await fetch(`${shop.url}/v1${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv' },
    body: csv,
  })
  return { status: answer.status, body: (await answer.json()) as Taken<T>['body'] }
}

export const settle = (shop: TestShop, owner: Person, entries: readonly ReportedEntry[]) =>
  sendCsv<Settlement>(shop, owner, '/admin/settlements', reportOf(entries))

export const remit = (
  shop: TestShop,
  { token }: Person,
  body: object,
): Promise<Taken<CashRemittance>> => shop.call('POST', '/admin/cash-remittances', { token, body })
