import type { ProviderAnswer } from '#platform/outgoing/call-provider.ts'

/** Longer takes no parcel within India: such an answer means something else. */
const mostDays = 45

/**
 * The days of `GET /api/dc/expected_tat`, which is documented by captured answers alone: a number
 * at `data.tat` or `tat`, also as text. Null for all else.
 */
export function daysOf({ status, body }: ProviderAnswer): number | null {
  if (status !== 200) return null
  const data = at(body, 'data')
  const told = at(data, 'tat') ?? at(at(data, 0), 'tat') ?? at(body, 'tat')
  const days = typeof told === 'string' && told.trim() !== '' ? Number(told) : told
  if (typeof days !== 'number' || !(days >= 0 && days <= mostDays)) return null
  return Math.ceil(days)
}

function at(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<string | number, unknown>)[key]
    : undefined
}
