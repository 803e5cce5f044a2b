import { formatRupees } from '@tohfa/contract/shared/money'
import type { Settlement } from '@tohfa/contract/payments/settlements'
import { moneyTexts as texts, reasonTexts } from './money.texts.ts'

/** What does not match in a settlement, a sentence each. */
export const differencesOf = ({ open }: Settlement): string[] =>
  open.map((one) =>
    differenceText({ ...one, what: one.orderNumber ?? one.payment, expected: one.expected ?? 0 }),
  )

export function differenceText(one: {
  what: string
  reason: keyof typeof reasonTexts
  expected: number
  amount: number
}): string {
  const { what, reason, expected, amount } = one
  return texts.difference(what, reasonTexts[reason], formatRupees(expected), formatRupees(amount))
}
