/** The entries of a provider's payout; `other` are corrections, disputes and transfers. */
export const settledKinds = ['payment', 'refund', 'other'] as const
export type SettledKind = (typeof settledKinds)[number]

/** The kind of an entry by the provider's word for it. */
export function settledKind(word: string): SettledKind {
  const small = word.toLowerCase()
  return small === 'payment' || small === 'refund' ? small : 'other'
}

/** Why an entry of a payout does not match the shop's payments. */
export const settlementReasons = [
  'unknown',
  'unknown_refund',
  'settled_before',
  'amount',
  'sums',
  'changed',
  'added',
] as const
export type SettlementReason = (typeof settlementReasons)[number]

/** Why a parcel of a remittance does not match what the courier collected. */
export const remittanceReasons = [
  'unknown',
  'not_cash',
  'not_collected',
  'remitted_before',
  'amount',
  'sums',
] as const
export type RemittanceReason = (typeof remittanceReasons)[number]
